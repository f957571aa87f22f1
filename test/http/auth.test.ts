import { expect, test } from 'vitest'
import { ensureAccount } from '../../src/store/access/authenticate.ts'
import { basic, send } from '../support/caller.ts'
import { clients, service } from '../support/service.ts'

const { url, owner, call } = await service()
const [ID, SECRET] = clients.first.split(':') as [string, string]

const withHeader = (authorization: string | undefined) =>
  send(`${url()}/reports/getCompanies`, {
    text: '{"method":"getCompanies"}',
    headers: authorization === undefined ? {} : { authorization },
  })

test.each([
  basic(clients.first),
  basic(clients.first).replace('Basic', 'basic'),
  basic(clients.first).replace('Basic ', 'BASIC   '),
  basic(clients.first).replace(/=+$/, ''),
])('%s is let in', async (header) => {
  expect((await withHeader(header)).status).toBe(200)
})

test('every wrong credential is answered with the same bytes', async () => {
  const wrong = [
    undefined,
    '',
    'Basic',
    'Basic ',
    'Basic !!!',
    `Bearer ${btoa(clients.first)}`,
    basic('first'),
    basic(`:${SECRET}`),
    basic(`${ID}:`),
    basic(`${ID}:wrong`),
    basic(`${ID}:${SECRET}x`),
    basic(`${ID}:${SECRET.toUpperCase()}`),
    basic(`nobody:${SECRET}`),
    basic(`stranger:${SECRET}`),
    basic(`${ID} :${SECRET}`),
    basic(`\u0000:${SECRET}`),
    basic(`${"' or 1=1 --"}:${SECRET}`),
    basic(`${'x'.repeat(65)}:y`),
    `${basic(clients.first)}, ${basic(clients.first)}`,
  ]
  const replies = await Promise.all(wrong.map(withHeader))
  const seen = new Set(
    replies.map(({ status, text, headers }) => `${status} ${headers['www-authenticate']} ${text}`),
  )
  expect([...seen]).toEqual([
    '401 Basic realm="purser", charset="UTF-8" {"error":{"code":401,"message":"Missing or invalid credentials"}}',
  ])
})

test('who is not let in learns nothing about addresses, bodies or limits', async () => {
  const unknown = { client: 'nobody:nothing' }
  for (const path of ['nowhere/nothing', 'adminPortal/addUser', 'adminPortal', 'reports/getUser']) {
    for (const verb of ['GET', 'POST', 'PATCH']) {
      const reply = await send(`${url()}/${path}`, { verb, text: '{', ...unknown })
      expect([path, verb, reply.status]).toEqual([path, verb, 401])
    }
  }
  const type = { headers: { 'content-type': 'text/plain' } }
  expect((await send(`${url()}/reports/getUser`, { text: 'x', ...type, ...unknown })).status).toBe(401)
})

test('a secret may contain colons and any script; several keys work until each is revoked', async () => {
  const { rows } = await owner.query("select client_id from account where account_id = 'first'")
  const secret = 'a:b:ключ'
  const { pepper, vaults } = await keys()
  await ensureAccount(owner, vaults, { accountId: 'first', secret, pepper })

  const asked = () => call('reports/getCompanies', {}, { client: `first:${secret}` })
  expect((await asked()).status).toBe(200)
  expect((await call('reports/getCompanies')).status).toBe(200)
  expect((await owner.query('select 1 from client where client_id = $1', [rows[0].client_id])).rowCount).toBe(
    1,
  )

  await owner.query(
    'update api_key set revoked_at = now() where api_key_id = (select api_key_id from api_key order by created_at desc limit 1)',
  )
  expect((await asked()).status).toBe(401)
  expect((await call('reports/getCompanies')).status).toBe(200)
})

test('secrets are not in the database', async () => {
  const { rows } = await owner.query('select secret_hash::text || account_id as row from api_key')
  expect(rows.map(({ row }) => row).join()).not.toContain(SECRET)
})

async function keys() {
  const { serviceSecret } = await import('../../src/store/database/service-secret.ts')
  const { masterKeys } = await import('../../src/settings/master-key.ts')
  const { vaults } = await import('../../src/store/database/vault.ts')
  const { testSettings } = await import('../support/service.ts')
  const master = await masterKeys(testSettings())
  return { vaults: vaults(master), pepper: await serviceSecret(owner, master, 'api key pepper') }
}
