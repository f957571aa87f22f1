import { expect, test } from 'vitest'
import { languageOf } from '../../src/http/sign-in-pages.ts'
import { send } from '../support/caller.ts'
import { sharedService } from '../support/shared.ts'

const { url } = await sharedService()
const page = (path: string, headers: Record<string, string> = {}) =>
  send(`${url()}${path}`, { verb: 'GET', headers })

test.each([
  [undefined, 'en'],
  ['es', 'es'],
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['en-US,es;q=0.9', 'en'],
  ['fr, es;q=0.5, en;q=0.7', 'en'],
  ['es;q=0, en;q=0.1', 'en'],
  ['zh', 'en'],
  [';;;q=x,', 'en'],
])('Accept-Language %s is answered in %s', (accept, language) => {
  expect(languageOf(accept)).toBe(language)
})

test.each(['/sign-in', '/link'])('%s speaks the language of the browser', async (path) => {
  const spanish = await page(path, { 'accept-language': 'es-US' })
  expect(spanish.headers['content-language']).toBe('es')
  expect(spanish.text).toContain('<html lang="es">')
  expect((await page(path)).text).toContain('<html lang="en">')
})

test.each(['/sign-in', '/link'])(
  'clickjacking and injection: %s is in nobody’s frame and has nothing inline',
  async (path) => {
    const { headers, text } = await page(path)
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; " +
        "require-trusted-types-for 'script'; trusted-types 'none'; frame-ancestors 'none'",
    )
    expect(headers['x-frame-options']).toBe('DENY')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
    expect(headers['permissions-policy']).toMatch(/camera=\(\)/)
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(headers['cache-control']).toBe('no-store')
    expect(text).not.toMatch(/<script(?![^>]*\bsrc="\/)|<style|\son\w+=|\sstyle=|javascript:/i)
  },
)

test('what the page asks for is served as what it is; every field has its label', async () => {
  const { text } = await page('/sign-in')
  for (const [, path] of text.matchAll(/(?:href|src)="(\/sign-in\/[^"]+)"/g)) {
    const asset = await page(path!)
    expect(asset.status).toBe(200)
    expect(asset.headers['content-type']).toMatch(/^text\/(javascript|css)/)
  }
  const fields = [...text.matchAll(/<input id="(\w+)"/g)].map(([, id]) => id)
  expect(fields).toEqual(['email', 'code', 'clientID', 'SecretKey'])
  for (const id of fields) expect(text).toContain(`<label for="${id}">`)
})
