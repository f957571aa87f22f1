import { expect, test } from 'vitest'
import { send } from '../support/caller.ts'
import { sharedService } from '../support/shared.ts'

const { url } = await sharedService()
const page = (path: string, headers: Record<string, string> = {}) =>
  send(`${url()}${path}`, { verb: 'GET', headers })

test.each([
  ['/pay-change/confirm', 'Confirmar'],
  ['/pay-change/stop', 'No fui yo'],
])(
  '%s: a button, in the language of the browser, with nothing inline and in nobody’s frame',
  async (path, spanish) => {
    const { headers, text } = await page(path, { 'accept-language': 'es-US' })
    expect(headers['content-language']).toBe('es')
    expect(text).toContain(`<button>${spanish}</button>`)
    expect((await page(path)).text).toContain('<html lang="en">')
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self'; .*frame-ancestors 'none'/,
    )
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(text).not.toMatch(/<script(?![^>]*\bsrc="\/)|<style|\son\w+=|\sstyle=|javascript:/i)
    const [, script] = /src="(\/[^"]+)"/.exec(text)!
    expect((await page(script!)).headers['content-type']).toBe('text/javascript; charset=utf-8')
  },
)
