import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { masterKeys } from '../../src/settings/master-key.ts'
import { servicePool } from '../../src/store/database/connection.ts'
import { serviceSecret } from '../../src/store/database/service-secret.ts'
import { sealAll } from '../../src/tasks/sealer.ts'
import { business } from '../support/bodies.ts'
import { purser } from '../support/cli.ts'
import { MASTER_KEY, service, testSettings } from '../support/service.ts'

const { ok, owner, databaseUrl, call } = await service()
const environment = { DATABASE_URL: databaseUrl, PURSER_MASTER_KEY: MASTER_KEY }
const pool = servicePool(databaseUrl, 2)
const lines: { head?: string; position?: number }[] = []
const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
const key = await serviceSecret(owner, await masterKeys(testSettings()), 'audit chain')
const client = (await owner.query(`select client_id from account where account_id = 'first'`)).rows[0]
  .client_id

const { registration } = await ok('companyOnboarding/createBusiness', business())
const { companyId } = registration

/** Six sealed rows, whatever the test before did to its own. */
beforeEach(async () => {
  await owner.query('delete from audit; delete from numbering')
  for (let turn = 0; turn < 6; turn++) {
    await ok('companyOnboarding/updateCompany', { company: { companyId, doingBusinessAs: `Bakery ${turn}` } })
  }
  await sealAll({ pool, key }, log)
})

const at = (position: number) => `client_id = '${client}' and position = ${position}`

/** As whoever owns the database, who is bound by nothing there. */
const TAMPERINGS = [
  ['changed', 3, `update audit set actor = 'key:someone-else' where ${at(3)}`],
  ['changed', 2, `update audit set facts = '{"amount": 1}' where ${at(2)}`],
  ['changed', 5, `update audit set recorded_at = recorded_at - interval '1 microsecond' where ${at(5)}`],
  ['missing', 4, `delete from audit where ${at(4)}`],
  ['missing', 1, `delete from audit where ${at(1)}`],
  [
    'swapped',
    2,
    `update audit set position = -1 where ${at(2)}; update audit set position = 2 where ${at(5)};
     update audit set position = 5 where ${at(-1)}`,
  ],
  [
    'swapped',
    2,
    `create temp table kept as select position, hash from audit where ${at(2)} or ${at(3)};
     update audit set position = -position where ${at(2)} or ${at(3)};
     update audit set position = 3, hash = (select hash from kept where position = 3) where ${at(-2)};
     update audit set position = 2, hash = (select hash from kept where position = 2) where ${at(-3)};
     drop table kept`,
  ],
  ['cut', 6, `delete from audit where ${at(6)}`],
  ['cut', 4, `delete from audit where client_id = '${client}' and position > 3`],
] as const

test.each(TAMPERINGS)('%s at %i is found and named', async (kind, position, statement) => {
  await owner.query(statement)
  const { status, stdout, stderr } = await purser(['audit', 'verify', '--client', client], environment)
  expect(stdout).toContain(`${kind.toUpperCase()} at ${position}`)
  expect([status, stderr]).toEqual([1, 'The audit log was tampered with.\n'])
})

test('a whole log is said to be whole, also while it grows', async () => {
  await ok('companyOnboarding/updateCompany', { company: { companyId, doingBusinessAs: 'Unsealed' } })
  const { status, stdout } = await purser(['audit', 'verify', '--json'], environment)
  const mine = JSON.parse(stdout).clients.find((one: { clientId: string }) => one.clientId === client)
  expect(status).toBe(0)
  expect(mine).toEqual({ clientId: client, verified: 6, unsealed: 1, head: lines.at(-1)!.head })
})

test('an end that was cut with its counter is found by a head from the log, and by nothing else', async () => {
  const head = lines.at(-1)!.head!
  const withHead = ['audit', 'verify', '--client', client, '--head', head]
  expect((await purser(withHead, environment)).status).toBe(0)
  await owner.query(`delete from audit where ${at(6)};
    update numbering set last_position = 5 where client_id = '${client}' and stream = 'audit'`)
  expect((await purser(['audit', 'verify', '--client', client], environment)).status).toBe(0)
  const { status, stderr } = await purser(withHead, environment)
  expect([status, stderr]).toEqual([1, `The head ${head} is not in the chain: its end was cut off\n`])
})

test('two sealers at once make one chain', async () => {
  for (let turn = 0; turn < 10; turn++) {
    await ok('companyOnboarding/updateCompany', { company: { companyId, doingBusinessAs: `Rival ${turn}` } })
  }
  await Promise.all([sealAll({ pool, key }, log), sealAll({ pool, key }, log)])
  const { stdout } = await purser(['audit', 'verify', '--client', client, '--json'], environment)
  expect(JSON.parse(stdout).clients).toMatchObject([{ verified: 16, unsealed: 0 }])
})

test('getAuditLog shows the company its rows with their seals', async () => {
  const { auditLog } = await ok('reports/getAuditLog', { companyId })
  expect(auditLog).toHaveLength(6)
  expect(auditLog[5]).toMatchObject({
    operation: 'companyOnboarding/updateCompany',
    actor: expect.stringMatching(/^key:/),
    sealed: { position: 6, hash: lines.at(-1)!.head },
  })
  const first = await ok('reports/getAuditLog', { companyId, limit: 4 })
  const rest = await ok('reports/getAuditLog', { companyId, limit: 4, cursor: first.nextCursor })
  expect([...first.auditLog, ...rest.auditLog]).toEqual(auditLog)
  expect((await call('reports/getAuditLog', { companyId: client })).body.error.message).toBe(
    'Invalid CompanyId',
  )
})
