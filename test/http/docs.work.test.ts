import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, expect, test, vi } from 'vitest'
import { operations } from '../../src/operations/index.ts'
import { send } from '../support/caller.ts'
import { service } from '../support/service.ts'

const { url, call } = await service()
afterEach(() => vi.restoreAllMocks())

const get = (path: string, headers: Record<string, string> = {}, verb = 'GET') =>
  send(`${url()}${path}`, { verb, headers })

/** How often the document was written out. */
function writings(): () => number {
  const spy = vi.spyOn(JSON, 'stringify')
  return () => spy.mock.calls.filter(([value]) => (value as { openapi?: string } | null)?.openapi).length
}

test('F11: for fifty connections at once the document is made once, and for those after them not at all', async () => {
  const made = writings()
  const floods = Array.from({ length: 50 }, async (_, n) => {
    // The plain document is megabytes, which the test itself has to read.
    const headers: Record<string, string> = n % 10 === 0 ? {} : { 'Accept-Encoding': 'br' }
    for (let time = 0; time < 2; time++) expect((await get('/openapi.json', headers)).status).toBe(200)
  })
  expect((await call('reports/getCompanies')).status).toBe(200)
  await Promise.all(floods)
  expect(made()).toBe(1)
})

test.each([
  // Accept-Encoding            what is sent
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=1.0, gzip;q=0.8', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0.0', undefined],
  ['deflate', undefined],
  ['identity', undefined],
])('F11: %s is answered with %s, the same page', async (accepts, sent) => {
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[sent ?? ''] ?? ((bytes: Buffer) => bytes)
  const path = `${url()}/docs/people`
  const plain = await get('/docs/people')
  const bytes = await new Promise<Buffer>((resolve) => {
    void import('node:http').then(({ get: fetchBytes }) =>
      fetchBytes(path, { headers: { 'Accept-Encoding': accepts } }, (incoming) => {
        expect(incoming.headers['content-encoding']).toBe(sent)
        const parts: Buffer[] = []
        incoming.on('data', (part) => parts.push(part))
        incoming.on('end', () => resolve(Buffer.concat(parts)))
      }),
    )
  })
  expect(unpack(bytes).toString('utf8')).toBe(plain.text)
})

test('F11: each encoding has its own tag, and any of them is told that nothing has changed', async () => {
  const tags = []
  for (const accepts of ['br', 'gzip', 'identity']) {
    tags.push((await get('/openapi.json', { 'Accept-Encoding': accepts })).headers.etag!)
  }
  expect(new Set(tags).size).toBe(3)
  for (const tag of tags) {
    const again = await get('/openapi.json', {
      'If-None-Match': `W/"other", ${tag}`,
      'Accept-Encoding': 'br',
    })
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', tags[0]])
  }
})

test('HEAD answers as GET, without the page', async () => {
  const { status, headers, text } = await get('/openapi.json', {}, 'HEAD')
  expect([status, headers['content-type'], text]).toEqual([200, 'application/json; charset=utf-8', ''])
})

test('F17: the reference of production lists no sandbox', async () => {
  const production = await service({
    settings: { PURSER_ENVIRONMENT: 'production', PURSER_TRUST_PROXY: 'yes' },
  })
  const page = async (path: string) => await send(`${production.url()}${path}`, { verb: 'GET' })
  const { body: document } = await page('/openapi.json')
  const open = operations.filter(({ address }) => !address.startsWith('sandbox/'))
  expect(Object.keys(document.paths).toSorted()).toEqual(open.map(({ address }) => `/${address}`).toSorted())
  expect(document.tags.map(({ name }: { name: string }) => name)).not.toContain('Sandbox')
  expect(Object.keys(document.components.schemas).filter((name) => name.startsWith('sandbox'))).toEqual([])
  expect(document.servers).toHaveLength(1)
  // What it refers to is all there.
  const refers = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/([^"]+)"/g)]
  expect(refers.filter(([, name]) => !(name! in document.components.schemas))).toEqual([])

  for (const path of ['/docs', '/docs/people', '/docs/guides/quick-start', '/docs/search.json']) {
    expect((await page(path)).text).not.toMatch(
      /data-address="sandbox|href="\/docs\/sandbox|"address":"sandbox/,
    )
  }
  expect((await page('/docs/sandbox')).status).not.toBe(200)
  expect((await get('/openapi.json')).body.paths).toHaveProperty('/sandbox/getClock')
})
