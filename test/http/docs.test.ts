import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import { operations } from '../../src/operations/index.ts'
import { jobs } from '../../src/operations/jobs.ts'
import { send } from '../support/caller.ts'
import { sharedService } from '../support/shared.ts'
import { COLLECTION } from './postman-format.ts'
import { bodiesOf, hasPython, type Language, replyOf, sampleIn } from './samples.ts'

const { url, credentials } = await sharedService()
const get = (path: string, headers: Record<string, string> = {}) =>
  send(`${url()}${path}`, { verb: 'GET', headers })

const introduction = await get('/docs')
const hrefs = (text: string): readonly string[] =>
  [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path!)

/** Every page and asset that a reader can reach, by following links from the introduction. */
const reached = new Map<string, Awaited<ReturnType<typeof get>>>()
const visit = async (path: string): Promise<void> => {
  if (reached.has(path)) return
  const reply = await get(path)
  reached.set(path, reply)
  for (const href of reply.headers['content-type']?.startsWith('text/html') ? hrefs(reply.text) : []) {
    if (href.startsWith('/')) await visit(href.split('#')[0]!)
  }
}
await visit('/docs')
await visit('/docs/search.json')
const pages = [...reached].filter(([, { headers }]) => headers['content-type']?.startsWith('text/html'))

test('the reference needs no credentials and runs its own scripts only, none of them inline', () => {
  expect(introduction.status).toBe(200)
  expect(introduction.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy':
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; " +
      "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  })
  for (const [, { text }] of pages) expect(text).not.toMatch(/<script(?! src=)|<style|\sstyle="|\son\w+="/)
})

test.each([...reached.keys()])('%s is served from here, and is never kept without asking', (path) => {
  const { status, headers, text } = reached.get(path)!
  expect([status, headers['cache-control'], headers['x-content-type-options']]).toEqual([
    200,
    'no-cache',
    'nosniff',
  ])
  expect(headers['request-id']).toMatch(/^[0-9a-f-]{36}$/)
  expect(text.length).toBeGreaterThan(100)
})

test('pages ask nobody else for anything', () => {
  const loads = pages.flatMap(([, { text }]) =>
    [...text.matchAll(/<(?:script|link|img)\b[^>]*(?:src|href)="([^"]+)"/g)].map(([, to]) => to!),
  )
  expect(loads.filter((to) => !to.startsWith('/docs/'))).toEqual([])
})

test('what has not changed is not sent again', async () => {
  const { etag } = introduction.headers
  const again = await get('/docs', { 'If-None-Match': etag! })
  expect([again.status, again.text, again.headers.etag]).toEqual([304, '', etag])
  expect((await get('/docs', { 'If-None-Match': '"another"' })).status).toBe(200)
})

test('it is sent compressed to who can read that', async () => {
  const packed = await get('/docs/people', { 'Accept-Encoding': 'gzip' })
  expect(reached.get('/docs/people')!.headers).not.toHaveProperty('content-encoding')
  expect([packed.headers['content-encoding'], packed.headers.vary]).toEqual(['gzip', 'Accept-Encoding'])
  expect(Number(packed.headers['content-length'])).toBeLessThan(60_000)
})

test('every operation is on the page of its job, and in the navigation of every page', () => {
  for (const { slug, operations: addresses } of jobs) {
    const { text } = reached.get(`/docs/${slug}`)!
    for (const address of addresses) {
      const name = address.split('/')[1]!
      expect(text).toContain(`<section class="operation" id="${name}"`)
      expect(introduction.text).toContain(`href="/docs/${slug}#${name}"`)
    }
  }
})

test.each(operations)(
  '$address shows its fields, samples, refusals and events',
  ({ address, refusals = {} }) => {
    const job = jobs.find((one) => one.operations.includes(address))!
    const [, name] = address.split('/')
    const [, section] = reached
      .get(`/docs/${job.slug}`)!
      .text.split(`<section class="operation" id="${name}"`)
    const own = section!.split('<section class="operation"')[0]!
    expect(own).toContain(`await</span> purser.${address.replace('/', '.')}(`)
    expect(own).toContain(`4000/${address} \\`)
    expect(own).toContain(`reply = purser('${address}', `)
    expect(own).toMatch(/Request fields[\s\S]+Reply fields/)
    const plain = own.replaceAll('&#39;', "'").replaceAll('&quot;', '"')
    for (const message of Object.values<string>(refusals)) {
      const [start] = message.split('{')
      expect(plain).toContain(start)
    }
  },
)

const sampleOf = (address: string, language: Language) => {
  const job = jobs.find((one) => (one.operations as readonly string[]).includes(address))!
  return sampleIn(reached.get(`/docs/${job.slug}`)!.text, address, language)
}

const languages: readonly Language[] = hasPython ? ['curl', 'ts', 'python'] : ['curl', 'ts']

test.each(languages)('every sample in %s sends the example of the document', async (language) => {
  const { paths } = JSON.parse(reached.get('/openapi.json')!.text)
  const addresses = operations.map(({ address }) => address as string)
  const examples = addresses.map((address) => {
    const [entry] = Object.values<{ requestBody: { content: Record<string, { example: unknown }> } }>(
      paths[`/${address}`],
    )
    return entry!.requestBody.content['application/json']!.example
  })
  const sent = await bodiesOf[language](addresses.map((address) => sampleOf(address, language)))
  expect(sent).toEqual(examples)
})

test.each(
  languages.flatMap((language) =>
    ['payroll/calculatePaycheck', 'reports/getCompanies', 'sandbox/seedDemoCompany'].map(
      (address) => [address, language] as const,
    ),
  ),
)('the sample of %s in %s works as it is shown', async (address, language) => {
  const reply = await replyOf(language, sampleOf(address, language), { url: url(), client: credentials })
  expect(reply).not.toHaveProperty('error')
  expect(Object.keys(reply as object)).not.toEqual([])
})

test('Postman has every operation by job, with its body and answers, and no secret', async () => {
  const collection = JSON.parse((await get('/docs/postman.json')).text)
  const isValid = new Ajv({ allErrors: true }).compile(COLLECTION)
  expect(isValid(collection) ? [] : isValid.errors?.slice(0, 5)).toEqual([])
  type Item = { name: string; request: { method: string; url: { path: string[] }; body: { raw: string } } }
  const folders = collection.item as { name: string; item: Item[] }[]
  expect(
    folders.map(({ name, item }) => [name, item.map(({ request }) => request.url.path.join('/'))]),
  ).toEqual(jobs.map(({ name, operations: addresses }) => [name, addresses]))
  for (const { request, name } of folders.flatMap(({ item }) => item)) {
    expect(JSON.parse(request.body.raw).method).toBe(name)
    expect(request.method).not.toBe('GET')
  }
  expect(JSON.stringify(collection.auth)).toMatch(/\{\{clientId\}\}.*\{\{secretKey\}\}/)
  expect(collection.variable.find(({ key }: { key: string }) => key === 'secretKey').value).toBe('')
})

test('links lead somewhere: to a page, and to a place on it', () => {
  const lost = pages.flatMap(([path, { text }]) =>
    hrefs(text)
      .filter((href) => href.startsWith('/docs') || href.startsWith('#'))
      .filter((href) => {
        const [to, hash] = href.split('#')
        const target = reached.get(to || path)
        return !target || (hash !== undefined && !target.text.includes(`id="${hash}"`))
      })
      .map((href) => `${path} links to ${href}`),
  )
  expect([...new Set(lost)]).toEqual([])
})

test('no page is heavy', () => {
  const heavy = pages.filter(([, { text }]) => text.length > 300_000)
  expect(heavy.map(([path, { text }]) => `${path}: ${text.length}`)).toEqual([])
})

test('a page reads without scripts: what needs them is hidden until they run', () => {
  for (const [, { text }] of pages) {
    expect(text.match(/<button[^>]*class="theme"[^>]*hidden/)).not.toBeNull()
    expect(text.match(/<div class="search"[^>]*hidden/)).not.toBeNull()
    expect(
      text.match(/<html lang="en">[\s\S]+<a class="skip" href="#content">[\s\S]+<main id="content"/),
    ).not.toBeNull()
  }
})

test('the search index has every operation', () => {
  const index = JSON.parse(reached.get('/docs/search.json')!.text) as { address: string; fields: string }[]
  expect(index.map(({ address }) => address).toSorted()).toEqual(
    operations.map(({ address }) => address as string).toSorted(),
  )
  expect(index.find(({ address }) => address === 'adminPortal/addUser')!.fields).toContain('dateOfJoin')
})

test('nothing else of the folders is served', async () => {
  for (const path of [
    '/docs/package.json',
    '/docs/../package.json',
    '/docs/%2e%2e%2fpackage.json',
    '/docs/nothing',
  ]) {
    expect((await get(path)).status).toBeGreaterThanOrEqual(400)
  }
})

test('other pages keep the strict policy', async () => {
  expect((await get('/healthz')).headers['content-security-policy']).toBe(
    "default-src 'none'; frame-ancestors 'none'",
  )
})

test('a compressed page is the same page', async () => {
  const response = await fetch(`${url()}/openapi.json`, { headers: { 'Accept-Encoding': 'gzip' } })
  expect(await response.json()).toEqual(JSON.parse(reached.get('/openapi.json')!.text))
})

test('a language model finds every plain text from /llms.txt', async () => {
  const { status, headers, text } = await get('/llms.txt')
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  const paths = [...text.matchAll(/\]\((\/[^)]+)\)/g)].map(([, path]) => path!)
  expect(paths).toContain('/docs/guides/agents.md')
  for (const path of paths) expect((await get(path)).status).toBe(200)
  expect((await get('/docs/guides/agents.md')).text).toMatch(/^# Agents/)
})
