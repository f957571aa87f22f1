import { expect, test } from 'vitest'
import { browserAt } from '../support/browser.ts'
import { purser } from '../support/cli.ts'
import { clients, service } from '../support/service.ts'
import { operator } from './operator.ts'

const started = await service()
const { url, owner } = started
const { environment, command } = operator(started)
const clientID = clients.first.split(':')[0]!

test('prints a link that signs the operator in, once, and says so in the audit log', async () => {
  const { url: link } = await command('console', '--client', clientID, '--json')
  expect(link).toMatch(/^http:\/\/localhost:\d+\/link#[\w-]{43}$/)
  const browser = browserAt(url)
  const linkToken = link.split('#')[1]
  const reply = await browser.call('session/createSession', { linkToken })
  expect(reply.body.session).toMatchObject({
    ...{ kind: 'operator', label: clientID, signedInBy: 'console', isConfirmed: true, people: [] },
  })
  expect((await browser.call('operator/getApiKeys')).status).toBe(200)
  expect((await browserAt(url).call('session/createSession', { linkToken })).status).toBe(400)

  // It is no key’s session: a key that ends does not end it. Signing out does.
  expect((await browser.call('session/endSession')).body).toEqual({ ended: 1 })
  const { rows } = await owner.query(
    "select operation from audit where actor = 'operator' and operation in ('purser console', 'session/createSession') order by 1",
  )
  expect(rows).toEqual([{ operation: 'purser console' }, { operation: 'session/createSession' }])
})

test('after ten minutes the operator proves it again, with a secret of the client', async () => {
  const { url: link } = await command('console', '--client', clientID, '--json')
  const browser = browserAt(url)
  await browser.call('session/createSession', { linkToken: link.split('#')[1] })
  await owner.query("update session set confirmed_at = now() - interval '11 minutes'")
  const key = { label: 'Reports', scopes: ['read'] }
  expect((await browser.call('operator/createApiKey', key)).status).toBe(403)
  const SecretKey = clients.first.split(':')[1]
  expect((await browser.call('session/confirmIdentity', { SecretKey })).status).toBe(200)
  expect((await browser.call('operator/createApiKey', key)).status).toBe(200)
})

test.each([
  [['console'], environment, /^Say which client with --client: first, stranger$/m],
  [['console', '--client', 'nobody'], environment, /^There is no client nobody; there is first, stranger$/m],
  [
    ['console', '--client', clientID],
    { ...environment, PURSER_ENVIRONMENT: 'production', PURSER_BANK_ROUTING_NUMBER: '061000104' },
    /PURSER_CONSOLE_URL/,
  ],
])('%j says what is missing', async (args, around, words) => {
  const ended = await purser(args, around)
  expect(ended.status).toBe(1)
  expect(ended.stderr).toMatch(words)
})
