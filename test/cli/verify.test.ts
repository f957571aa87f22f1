import { expect, test } from 'vitest'
import { idSince } from '../../src/store/verify/snapshot.ts'
import { paidGround } from '../store/verify/ground.ts'
import { purser } from '../support/cli.ts'
import { MASTER_KEY } from '../support/service.ts'

const { ok, owner, demo, seal, tamper, databaseUrl } = await paidGround(3)
const environment = { DATABASE_URL: databaseUrl, PURSER_MASTER_KEY: MASTER_KEY }
const verified = (...args: string[]) => purser(['verify', ...args], environment)

test('16: a year of payrolls with a void agrees; also while it is being paid', async () => {
  await ok('sandbox/seedDemoCompany', { employees: 2 })
  let isPaying = true
  const said = new Set<string>()
  const checked = (async () => {
    for (let rounds = 0; isPaying || rounds < 2; rounds++) {
      said.add((await verified()).stdout)
      await seal()
    }
  })()
  const { companyId, periods } = demo
  for (const { payPeriodId, payDate } of periods.slice(1, 4)) {
    await ok('payroll/initiatePayroll', { companyId, payPeriodId, runNow: true })
    await ok('sandbox/setClock', { to: `${payDate}T17:00:00Z` })
  }
  await ok('payroll/voidPayroll', { companyId, payPeriodId: periods[2]!.payPeriodId, reason: 'twice' })
  for (let month = 0; month < 4; month++) await ok('sandbox/advanceClock', { days: 90 })
  isPaying = false
  await checked
  expect([...said]).toEqual(['Everything agrees.\n'])
})

test('16: what does not agree is named with what to do, by --company and as JSON; exit code 1', async () => {
  await seal()
  await tamper(
    `update year_to_date set net = net + 7 where (user_id, year) = (select user_id, year from year_to_date order by 1, 2 limit 1)`,
  )
  const { status, stdout, stderr } = await verified()
  expect([status, stderr]).toEqual([1, '1 fault found.\n'])
  expect(stdout).toMatch(/^year\.sum {2}\S+ \d{4} net {2}company /)
  const { stdout: text } = await verified('--company', demo.companyId.toUpperCase(), '--json')
  expect(JSON.parse(text).findings).toMatchObject([{ check: 'year.sum', companyId: demo.companyId }])
  await tamper(
    `update year_to_date set net = net - 7 where (user_id, year) = (select user_id, year from year_to_date order by 1, 2 limit 1)`,
  )
})

test('16: a forged audit row is found as well', async () => {
  await owner.query(
    `insert into audit select (jsonb_populate_record(a, jsonb_build_object('audit_id', new_id(), 'position', null,
       'hash', null, 'mark', null))).* from audit a order by audit_id desc limit 1`,
  )
  expect((await verified()).stdout).toMatch(/^audit\.mark /)
  await owner.query('delete from audit where mark is null')
})

test('16: --since leaves out runs and transfers that were made before', async () => {
  await tamper(`update transfer set reason = 'Bonus' where name = 'AchDebit'`)
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  expect((await verified('--since', tomorrow)).status).toBe(0)
  expect((await verified('--since', '2020-01-01')).status).toBe(1)
})

test('16: --since is a day of New York', async () => {
  // At ten in the evening of June 30 in New York it is July 1 in Greenwich.
  const id = idSince(Date.parse('2020-07-01T02:00:00Z'))
  await tamper(`update transfer set transfer_id = '${id}', run_id = null
    where transfer_id = (select min(transfer_id::text)::uuid from transfer where name = 'AchDebit')`)
  expect((await verified('--since', '2020-07-01')).stdout).not.toContain(id)
  expect((await verified('--since', '2020-06-30')).stdout).toContain(id)
})

test.each([
  [['--company', 'x'], '--company must be the id of a company\n'],
  [['--since', 'yesterday'], '--since must be a day, such as 2026-11-01\n'],
])('16: %j is refused: %s', async (args, words) => {
  expect(await verified(...args)).toMatchObject({ status: 1, stderr: words })
})
