import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { consolePages } from '../../src/http/console.ts'
import { send } from '../support/caller.ts'
import { testSettings } from '../support/service.ts'
import { sharedService } from '../support/shared.ts'

const { url } = await sharedService()
const get = (path: string, headers: Record<string, string> = {}) =>
  send(`${url()}${path}`, { verb: 'GET', headers: { accept: 'text/html', ...headers } })

const PAGES = ['/', '/welcome', '/c/1/payroll', '/me', '/me/pay/1', '/ops', '/ops/keys']

describe('the pages', () => {
  test.each(PAGES)('%s is the application, asked for each time', async (path) => {
    const { status, headers, text } = await get(path)
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
    ])
    expect(text).toContain('<div id="root">')
  })

  test.each(PAGES)(
    'clickjacking and injection: %s is in nobody’s frame and has nothing inline',
    async (path) => {
      const { headers, text } = await get(path)
      expect(headers['content-security-policy']).toBe(
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; " +
          "require-trusted-types-for 'script'; trusted-types 'none'; img-src 'self' data:; font-src 'self'; " +
          "manifest-src 'self'; frame-ancestors 'none'",
      )
      expect(headers['x-frame-options']).toBe('DENY')
      expect(headers['cross-origin-opener-policy']).toBe('same-origin')
      expect(headers['permissions-policy']).toMatch(/camera=\(\)/)
      expect(headers['referrer-policy']).toBe('no-referrer')
      expect(text).not.toMatch(/<script(?![^>]*\bsrc="\/)|<style|\son\w+=|\sstyle=|javascript:/i)
    },
  )

  test('an address of the API stays one', async () => {
    const reply = await send(`${url()}/reports/getUsers`, { verb: 'GET', headers: { accept: 'text/html' } })
    expect(reply.status).toBe(401)
  })
})

describe('the files', () => {
  test('what the page names is served, packed as it is asked for, and kept forever', async () => {
    const { text } = await get('/')
    const named = [...text.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path]) => path!)
    expect(named.length).toBeGreaterThan(1)
    let [bytes, packedBytes] = [0, 0]
    for (const path of named) {
      const plain = await get(path)
      const packed = await get(path, { 'accept-encoding': 'gzip, br' })
      expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(plain.headers['content-type']).toMatch(/^text\/(javascript|css)/)
      expect(plain.headers['content-encoding']).toBeUndefined()
      bytes += Number(plain.headers['content-length'])
      packedBytes += Number(packed.headers['content-length'])
    }
    expect(packedBytes).toBeLessThan(bytes / 2)
  })

  test.each(['/assets/../package.json', '/assets/%2e%2e/index.html', '/assets/nothing.js', '/assets/'])(
    'path traversal: %s is not found',
    async (path) => {
      expect([401, 404]).toContain((await get(path)).status)
    },
  )
})

describe('a console that is not built', () => {
  const empty = mkdtempSync(join(tmpdir(), 'purser-console-'))
  mkdirSync(join(empty, 'assets'))
  writeFileSync(join(empty, 'assets', 'notes.txt'), 'not of a kind that is served')
  afterAll(() => rmSync(empty, { recursive: true, force: true }))

  test.each([join(empty, 'nowhere'), empty])('says so, and how to build it', async (directory) => {
    const app = Fastify()
    consolePages(app, testSettings(), directory)
    const { statusCode, body } = await app.inject('/me')
    expect(statusCode).toBe(503)
    expect(body).toContain('node scripts/setup.mjs')
    expect((await app.inject('/assets/notes.txt')).statusCode).toBe(404)
    await app.close()
  })
})
