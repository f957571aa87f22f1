import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { masterKeys } from '../../src/settings/master-key.ts'
import { servicePool } from '../../src/store/database/connection.ts'
import { serviceSecret } from '../../src/store/database/service-secret.ts'
import { sealAll } from '../../src/tasks/sealer.ts'
import { business } from '../support/bodies.ts'
import { purser } from '../support/cli.ts'
import { MASTER_KEY, service, testSettings } from '../support/service.ts'

const { ok, owner, databaseUrl } = await service()
const environment = { DATABASE_URL: databaseUrl, PURSER_MASTER_KEY: MASTER_KEY }
const pool = servicePool(databaseUrl, 2)
const key = await serviceSecret(owner, await masterKeys(testSettings()), 'audit chain')
const client = (await owner.query(`select client_id from account where account_id = 'first'`)).rows[0]
  .client_id
const { companyId } = (await ok('companyOnboarding/createBusiness', business())).registration

const seal = () => sealAll({ pool, key }, pino({ level: 'silent' }))
const forge = (columns = '{}') =>
  owner.query(
    `insert into audit select (jsonb_populate_record(a, jsonb_build_object('audit_id', new_id(), 'position', null,
       'hash', null, 'operation', 'payroll/voidPayroll', 'recorded_at', now()) || '${columns}')).*
     from audit a where client_id = '${client}' order by audit_id desc limit 1 returning audit_id`,
  )
const verified = () => purser(['audit', 'verify', '--client', client], environment)

beforeEach(async () => {
  await owner.query(`delete from audit; delete from numbering; update client set created_at = now()`)
  await owner.query(`update migration set applied_at = now() - interval '3 days' where name like '0022%'`)
  await ok('companyOnboarding/updateCompany', { company: { companyId, doingBusinessAs: `Bakery ${++turn}` } })
})
let turn = 0

test('11a: a forged row that is not sealed yet is found', async () => {
  await seal()
  const { rows } = await forge('{"mark": null}')
  const { status, stdout } = await verified()
  expect(status).toBe(1)
  expect(stdout).toContain(`FORGED at the end, not sealed yet (${rows[0].audit_id})`)
})

test('11a: a forged row is found after the service has sealed it, and with the mark of another row', async () => {
  const [{ rows: bare }, { rows: borrowed }] = [await forge('{"mark": null}'), await forge()]
  await seal()
  const { status, stdout } = await verified()
  expect(status).toBe(1)
  for (const { audit_id: id } of [...bare, ...borrowed])
    expect(stdout).toMatch(new RegExp(`FORGED at \\d \\(${id}\\)`))
})

test.each([
  ['actor', `actor = 'key:someone-else'`],
  ['facts', `facts = '{"people": 3}'`],
  ['subjects', `subject_ids = '{}'`],
  ['company', 'company_id = null'],
  ['who it was', `actor_label = 'Someone Else'`],
  ['changes', `changes = jsonb_set(changes, '{0,before}', '"Brewery"')`],
  ['taking out the changes', 'changes = null'],
  ['time', `client_time = client_time + interval '1 millisecond'`],
])('11a: %s of a row that is not sealed yet cannot be changed unseen', async (_, change) => {
  expect((await verified()).status).toBe(0)
  await owner.query(`update audit set ${change} where client_id = $1`, [client])
  expect((await verified()).stdout).toContain('FORGED')
})

test('11a: before and after of a row that is sealed cannot be changed unseen either', async () => {
  await seal()
  expect((await verified()).status).toBe(0)
  await owner.query(`update audit set changes = jsonb_set(changes, '{0,after}', '"Brewery"')`)
  expect((await verified()).stdout).toContain('FORGED at 1')
})

test('11a: rows of before marks were made are counted; one that is put in later is found', async () => {
  await owner.query(`update client set created_at = now() - interval '9 days'`)
  await owner.query(
    `update audit set mark = null, actor_label = '', changes = null, recorded_at = now() - interval '4 days'
     where client_id = $1`,
    [client],
  )
  await seal()
  const whole = await verified()
  expect([whole.status, whole.stdout]).toEqual([0, expect.stringContaining('1 of before rows were marked')])
  const planted = { record: 'company', recordId: companyId, field: 'company', before: 'A', after: 'B' }
  await owner.query('update audit set changes = $1 where mark is null', [JSON.stringify([planted])])
  expect((await verified()).stdout).toContain('FORGED')
  await owner.query('update audit set changes = null where mark is null')
  await ok('companyOnboarding/updateCompany', { company: { companyId, doingBusinessAs: 'Since' } })
  await seal()
  await forge(`{"mark": null, "recorded_at": "${new Date(Date.now() - 4 * 86_400_000).toISOString()}"}`)
  expect((await verified()).stdout).toContain('FORGED')
})

test('11a: facts are the same whatever the order of their keys, and --json tells a position', async () => {
  await ok('sandbox/seedDemoCompany', { employees: 1 })
  await seal()
  expect((await verified()).status).toBe(0)
  await owner.query(`update audit set actor = 'x' where client_id = $1 and position = 1`, [client])
  const { stdout } = await purser(['audit', 'verify', '--client', client, '--json'], environment)
  expect(JSON.parse(stdout).clients[0].fault).toMatchObject({ kind: 'changed', position: 1 })
})
