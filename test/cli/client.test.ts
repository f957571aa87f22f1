import { expect, test } from 'vitest'
import { callerOf } from '../support/caller.ts'
import { purser } from '../support/cli.ts'
import { service } from '../support/service.ts'
import { operator } from './operator.ts'

const sandbox = await service()
const { url, owner } = sandbox
const { environment, command } = operator(sandbox)
const status = async (client: string) => (await callerOf(url, client)('reports/getCompanies')).status

test('a client is made while the service runs, its key rotated with a grace, and revoked', async () => {
  const first = await command('client', 'create', '--id', 'acme', '--json')
  expect(first).toEqual({ clientID: 'acme', SecretKey: expect.stringMatching(/^[\w-]{43}$/) })
  expect(await status(`acme:${first.SecretKey}`)).toBe(200)

  const second = await command('client', 'rotate', '--id', 'acme', '--no-ssn', '--json')
  expect([await status(`acme:${first.SecretKey}`), await status(`acme:${second.SecretKey}`)]).toEqual([
    200, 200,
  ])
  const third = await command('client', 'rotate', '--id', 'acme', '--grace', '0', '--json')
  expect([await status(`acme:${second.SecretKey}`), await status(`acme:${third.SecretKey}`)]).toEqual([
    401, 200,
  ])

  const { keys } = await command('client', 'list', '--id', 'acme', '--json')
  expect(keys.map(({ seesSsn }: { seesSsn: boolean }) => seesSsn)).toEqual([true, false, true])
  expect(await command('client', 'revoke', '--id', 'acme', '--json')).toEqual({
    clientID: 'acme',
    revoked: 1,
  })
  expect(await status(`acme:${third.SecretKey}`)).toBe(401)
  const { rows } = await owner.query(
    `select operation, actor from audit join account using (client_id) where account_id = 'acme' order by audit_id`,
  )
  expect(new Set(rows.map((row) => `${row.actor} ${row.operation}`))).toEqual(
    new Set(['operator client create', 'operator client rotate', 'operator client revoke']),
  )
})

test('a client is made once; a mistake is told without a stack', async () => {
  const again = await purser(['client', 'create', '--id', 'first'], environment)
  expect(again).toEqual({
    status: 1,
    stdout: '',
    stderr: 'There is a client first; purser client rotate --id first makes a new key\n',
  })
  const wrong = await purser(['client', 'create'], environment)
  expect([wrong.status, wrong.stderr]).toEqual([1, 'purser client create needs --id\n'])
})

test('a key may be limited: to scopes, to companies, to a time', async () => {
  const { rows } = await owner.query<{ id: string }>('select gen_random_uuid()::text as id')
  const [companyId, expires] = [rows[0]!.id, '2199-01-01T00:00:00.000Z']
  const limited = ['--scopes', 'read,time', '--companies', companyId, '--expires', expires]
  const { SecretKey } = await command('client', 'create', '--id', 'narrow', ...limited, '--json')
  const ask = callerOf(url, `narrow:${SecretKey}`)
  expect((await ask('reports/getCompanies')).status).toBe(200)
  expect((await ask('adminPortal/addUser')).status).toBe(403)
  const { keys } = await command('client', 'list', '--id', 'narrow', '--json')
  expect(keys).toMatchObject([
    { scopes: ['read', 'time'], companyIds: [companyId], expiresAt: expires, seesSsn: false },
  ])
  const wrong = await purser(['client', 'rotate', '--id', 'narrow', '--scopes', 'all'], environment)
  expect(wrong.stderr).toMatch(/^--scopes: all is none of read, people/)
})
