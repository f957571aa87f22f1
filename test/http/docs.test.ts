import { expect, test } from 'vitest'
import { send } from '../support/caller.ts'
import { service } from '../support/service.ts'

const { url } = await service()
const get = (path: string) => send(`${url()}${path}`, { verb: 'GET' })

const page = await get('/docs')
const assets = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path!)

test('the reference page needs no credentials and may run its own scripts only', () => {
  expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(page.headers['content-security-policy']).toContain("script-src 'self';")
  expect(page.headers['content-security-policy']).toContain("connect-src 'self';")
  expect(page.text).not.toMatch(/https?:\/\//)
})

test.each([...assets, '/openapi.json'])('%s is served from here', async (path) => {
  const reply = await get(path)
  expect([path.startsWith('/'), reply.status, reply.headers['x-content-type-options']]).toEqual([
    true,
    200,
    'nosniff',
  ])
  expect(reply.text.length).toBeGreaterThan(100)
})

test('nothing else of the folder is', async () => {
  for (const path of [
    '/docs/package.json',
    '/docs/../package.json',
    '/docs/%2e%2e%2fpackage.json',
    '/docs/index.html',
  ]) {
    expect((await get(path)).status).toBeGreaterThanOrEqual(400)
  }
})

test('other pages keep the strict policy', async () => {
  expect((await get('/healthz')).headers['content-security-policy']).toBe(
    "default-src 'none'; frame-ancestors 'none'",
  )
})
