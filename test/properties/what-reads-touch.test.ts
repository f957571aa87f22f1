import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { yearsOfPay } from '../../src/domain/filings/calendar.ts'
import { addDays, day } from '../../src/kernel/dates.ts'
import type { Id } from '../../src/kernel/ids.ts'
import { inTransaction, type Tx } from '../../src/store/database/transaction.ts'
import { vaults } from '../../src/store/database/vault.ts'
import { type Work, workIn } from '../../src/store/database/work.ts'
import { calendarFacts } from '../../src/store/filings/calendar.ts'
import { balancesOf } from '../../src/store/money/balances.ts'
import { peopleAlike } from '../../src/store/people/open-facts.ts'
import { costChecks } from '../../src/store/reports/labor.ts'
import { headcounts } from '../../src/store/reports/people.ts'
import { tasksOfCompanies } from '../../src/work/company/tasks.ts'
import { paidGround } from '../store/verify/ground.ts'

const PEOPLE = 20
const { owner, demo, pool, tamper } = await paidGround(PEOPLE)
afterAll(() => pool.end())
const companyId = demo.companyId as Id<'company'>
const {
  rows: [{ clientId }],
} = await owner.query('select client_id as "clientId" from company where company_id = $1', [companyId])
const keys = vaults([{ id: 'unused', key: Buffer.alloc(32) }])

/** What a read does to some tables: how often it goes to them, and how many rows it takes from them. */
interface Touched {
  readonly visits: number
  readonly rows: number
}

/** The counters go on from what the connection did before. */
const touched = (tables: readonly string[], reads: (work: Work) => Promise<unknown>): Promise<Touched> =>
  inTransaction(pool, clientId, { access: 'read only' }, async (tx) => {
    const before = await counted(tx, tables)
    await reads(workIn(tx, { vaults: keys, isSandbox: true }))
    const after = await counted(tx, tables)
    return { visits: after.visits - before.visits, rows: after.rows - before.rows }
  })

async function counted(tx: Tx, tables: readonly string[]): Promise<Touched> {
  const { rows } = await sql<Touched>`
    select sum(seq_scan + coalesce(idx_scan, 0))::int as visits, sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as rows
    from pg_stat_xact_user_tables where relname = any(${[...tables]}::text[])`.execute(tx.db)
  return rows[0]!
}

const PLACES = ['worker_workplace', 'worker_address', 'worker_w4', 'worker_state_w4']

test('the tasks of a company look nobody up when no state or certificate lacks anything', async () => {
  const { visits } = await touched(PLACES, (work) => tasksOfCompanies(work, [companyId]))
  expect(visits).toBeGreaterThan(0)
  expect(visits).toBeLessThan(PEOPLE / 2)
})

test('open tasks ask nobody who has an account how they are paid', async () => {
  const { rows } = await touched(['worker_wage'], (work) => peopleAlike(work, companyId))
  expect(rows).toBe(0)
})

test('heads are counted by the place before it is named', async () => {
  const days = { from: day('2026-01-01'), to: day('2026-12-31') }
  const { visits } = await touched(PLACES, (work) => headcounts(work, companyId, days))
  expect(visits).toBeGreaterThan(0)
  expect(visits).toBeLessThan(PEOPLE / 2)
})

test('the cost of plain paychecks is told by their columns', async () => {
  const asked = { companyId, from: day('2020-01-01'), to: day('2030-12-31') }
  const costs = (work: Work) => costChecks(work, asked, { by: 'department', contributions: [] })
  expect((await touched(['paycheck'], costs)).rows).toBeGreaterThanOrEqual(PEOPLE)
  expect((await touched(['rule', 'worker', 'worker_labor'], costs)).visits).toBeLessThan(PEOPLE / 2)
})

test('a page of accounts names nobody who is not on it', async () => {
  const listed = (atMost?: number) => (work: Work) =>
    balancesOf(work, companyId, atMost === undefined ? {} : { atMost })
  const whose = ['user_bank_account', 'worker']
  expect((await touched(whose, listed())).rows).toBeGreaterThanOrEqual(2 * PEOPLE)
  expect((await touched(whose, listed(3))).rows).toBeLessThanOrEqual(6)
})

test('the calendar of filings reads the runs of the years that it is about', async () => {
  await tamper(YEARS_BEFORE)
  await owner.query('analyze payroll_run, pay_period')
  const today = day(demo.first.payDate)
  const asked = { from: addDays(today, -30), to: addDays(today, 30) }
  const { rows } = await touched(['payroll_run'], (work) =>
    calendarFacts(work, [companyId], yearsOfPay(asked)),
  )
  expect(rows).toBeGreaterThan(0)
  expect(rows).toBeLessThan(OLD)

  const facts = await inTransaction(pool, clientId, { access: 'read only' }, (tx) =>
    calendarFacts(tx, [companyId], yearsOfPay(asked)),
  )
  const { paidEmployees } = facts.get(companyId)!
  expect(paidEmployees[0]).toBe(addDays(today, -7 * OLD))
  expect(paidEmployees.length).toBeLessThan(16)
})

/** Weeks. */
const OLD = 520

/** The first run again and again, a week apart before it. */
const YEARS_BEFORE = `
  with old as (
    insert into payroll_run
    select (jsonb_populate_record(r, jsonb_build_object('run_id', new_id(), 'pay_period_id', new_id(),
      'status', 'processed', 'pay_date', r.pay_date - 7 * n))).*
    from payroll_run r cross join generate_series(1, ${OLD}) n where r.company_id = '${demo.companyId}'
    returning company_id, pay_period_id, pay_date)
  insert into pay_period
  select (jsonb_populate_record(p, jsonb_build_object('pay_period_id', o.pay_period_id, 'pay_date', o.pay_date,
    'begin_date', o.pay_date - 14, 'end_date', o.pay_date - 1, 'external_id', ''))).*
  from old o cross join pay_period p
  where p.company_id = '${demo.companyId}' and p.pay_period_id = (
    select pay_period_id from payroll_run where company_id = '${demo.companyId}' and pay_date = '${demo.first.payDate}' limit 1)`
