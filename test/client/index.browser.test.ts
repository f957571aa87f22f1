import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { signedHeaders } from '../../src/domain/webhooks/signature.ts'
import { root } from '../house/sources.ts'
import { newcomers } from '../operations/adminPortal/newcomers.ts'
import { launch } from '../support/launch.ts'
import { people } from '../support/people.ts'
import { sharedService } from '../support/shared.ts'

// Seconds each; more on a machine that does much else.
vi.setConfig({ testTimeout: 120_000 })

/** The package as it is packed, loaded by a page of somebody else, which calls through its own server. */
const service = await sharedService()
const companyId = await people(service).newCompany()
await service.ok('adminPortal/addUsers', { companyId, users: newcomers(5) })

const folder = mkdtempSync(join(tmpdir(), 'purser-client-'))
execFileSync(process.execPath, [
  join(root, 'node_modules/tsx/dist/cli.mjs'),
  join(root, 'scripts/client-package.ts'),
  folder,
])
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Every call that reached the server of the page. */
const asked: { readonly path: string; readonly key: string }[] = []
/** How many of the next calls find nobody. */
let absent = 0

const server = createServer((request, response) => {
  const path = request.url!
  if (path.startsWith('/purser/')) return void forward(request, response)
  const isModule = path.startsWith('/client/')
  response.setHeader('Content-Type', isModule ? 'text/javascript' : 'text/html')
  response.end(
    isModule ? readFileSync(join(folder, 'dist', path.slice('/client/'.length))) : '<title>Own page</title>',
  )
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
afterAll(() => void server.close())
const own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

/** What a server of one's own does: the key of the service is here and not in the page. */
async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  const path = request.url!.slice('/purser'.length)
  const key = String(request.headers['idempotency-key'])
  asked.push({ path, key })
  if (absent > 0) {
    absent--
    response.writeHead(503, { 'Retry-After': '0', 'Content-Type': 'application/json' }).end('{}')
    return
  }
  const answer = await fetch(`${service.url()}${path}`, {
    method: request.method!,
    headers: {
      Authorization: `Basic ${btoa(service.credentials)}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': key,
    },
    body: Buffer.concat(parts),
  })
  response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(await answer.text())
}

async function ownPage(): Promise<Page> {
  const browser = await launch()
  onTestFinished(() => browser.close())
  const page = await browser.newPage()
  await page.goto(own)
  return page
}

/** Runs in the page; `client` is the package, `purser` calls through the server of the page. */
const inPage = (page: Page, code: string, given: unknown = null): Promise<unknown> =>
  page.evaluate(
    `(async (given) => {
      const client = await import('/client/index.js')
      const purser = client.purserClient({ url: '/purser', clientId: 'page', secretKey: 'of this page' })
      ${code}
    })(${JSON.stringify(given)})`,
  )

test('pages through a list', async () => {
  const page = await ownPage()
  const counts = await inPage(
    page,
    `const counts = []
     for await (const { users } of client.pages(purser.reports.getUsers, { ...given, limit: 2 })) counts.push(users.length)
     return counts`,
    { companyId },
  )
  expect(counts).toEqual([2, 2, 1])
})

test('tries again under one key, so that a write is done once', async () => {
  const page = await ownPage()
  const [user] = newcomers(1, { userReferenceId: 'HR-again' })
  absent = 2
  const before = asked.length
  const userId = await inPage(page, 'return (await purser.adminPortal.addUser(given)).user.userId', {
    user: { ...user, companyId },
  })
  const tries = asked.slice(before)
  expect(tries.map(({ path }) => path)).toEqual(Array(3).fill('/adminPortal/addUser'))
  expect(new Set(tries.map(({ key }) => key)).size).toBe(1)
  expect((await service.ok('reports/getUser', { companyId, userId })).user[0]).toMatchObject({ userId })
})

test('a refusal has the words of the service', async () => {
  const page = await ownPage()
  const told = await inPage(
    page,
    `return purser.reports.getUsers({ companyId: 'nobody' }).catch((error) =>
       [error instanceof client.PurserRefusal, error.code, error.message])`,
  )
  expect(told).toEqual([true, 400, 'Invalid CompanyId'])
})

test('verifies the signature of a webhook by WebCrypto, and refuses another body', async () => {
  const page = await ownPage()
  const secret = `whsec_${Buffer.from('a secret of thirty-two bytes, ok').toString('base64')}`
  const body = JSON.stringify({ trigger: { eventId: '1', eventType: 'company' } })
  const headers = signedHeaders({ id: 'msg_1', timestamp: Math.floor(Date.now() / 1000), body }, [secret])
  const told = await inPage(
    page,
    `const of = (body) => client.verifyWebhook({ ...given, body }).then(
       (event) => event.trigger.eventType, (error) => error.name)
     return [await of(given.body), await of(given.body + ' ')]`,
    { secret, headers, body },
  )
  expect(told).toEqual(['company', 'UnverifiedWebhook'])
})

test('the service itself answers no page of another origin: the browser keeps the call back', async () => {
  const page = await ownPage()
  const told = await inPage(
    page,
    `const direct = client.purserClient({ ...given, attempts: 1 })
     return direct.reports.getCompanies({}).catch((error) => error.name)`,
    { url: service.url(), clientId: 'page', secretKey: 'of this page' },
  )
  expect(told).toBe('PurserUnreachable')
})
