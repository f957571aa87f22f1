import { afterAll, expect, test } from 'vitest'
import { yearsOfPay } from '../../src/domain/filings/calendar.ts'
import { ALIVE } from '../../src/domain/payroll/run.ts'
import { addDays, day } from '../../src/kernel/dates.ts'
import { inTransaction } from '../../src/store/database/transaction.ts'
import type { Work } from '../../src/store/database/work.ts'
import { calendarFacts } from '../../src/store/filings/calendar.ts'
import { paidForDay } from '../../src/store/filings/paid.ts'
import { everyState } from '../../src/store/payroll/enrollment.ts'
import { journalPage } from '../../src/store/payroll/journal-checks.ts'
import { livingBeside } from '../../src/store/payroll/paychecks.ts'
import { summedRuns } from '../../src/store/payroll/run-lines.ts'
import { countPeople, findPeople } from '../../src/store/people/find.ts'
import { peopleAlike, peopleOfKinds } from '../../src/store/people/open-facts.ts'
import { saveWorkplaces } from '../../src/store/people/workplaces.ts'
import { costChecks } from '../../src/store/reports/labor.ts'
import { paidRows } from '../../src/store/reports/paid.ts'
import { headcounts } from '../../src/store/reports/people.ts'
import { compEarned } from '../../src/store/reports/workers-comp.ts'
import { tasksOfCompanies } from '../../src/work/company/tasks.ts'
import { touchedGround } from './touched.ts'

const PEOPLE = 20
const { owner, demo, pool, tamper, companyId, clientId, touched, reading } = await touchedGround(PEOPLE)
afterAll(() => pool.end())

const PLACES = ['worker_workplace', 'worker_address', 'worker_w4', 'worker_state_w4']

test('the tasks of a company look nobody up when no state or certificate lacks anything', async () => {
  const { rows } = await touched(PLACES, (work) => tasksOfCompanies(work, [companyId]))
  expect(rows).toBeGreaterThan(0)
  // Each state and each percentage once, whoever has it.
  expect(rows).toBeLessThan(PEOPLE)
})

test('open tasks ask nobody who has an account how they are paid', async () => {
  const { rows } = await touched(['worker_wage'], (work) => peopleAlike(work, companyId))
  expect(rows).toBe(0)
})

test('open tasks and heads are told by the places that are kept with people', async () => {
  const days = { from: day('2026-01-01'), to: day('2026-12-31') }
  const none = { visits: 0, rows: 0 }
  const dated = ['worker_workplace', 'worker_address']
  expect(await touched(dated, (work) => peopleAlike(work, companyId))).toEqual(none)
  expect(await touched(dated, (work) => headcounts(work, companyId, days))).toEqual(none)
})

test('who is of some kinds is found in order, from a person on and no further than asked', async () => {
  const alike = await reading((tx) => peopleAlike(tx, companyId))
  const kinds = alike.map(({ kind }) => kind)
  const all = await reading((tx) => peopleOfKinds(tx, companyId, { kinds }))
  expect(all.length).toBe(alike.reduce((sum, { people }) => sum + people, 0))
  expect(all).toEqual(all.toSorted((a, b) => (a.userId < b.userId ? -1 : 1)))
  for (const { kind, people } of alike)
    expect(await reading((tx) => peopleOfKinds(tx, companyId, { kinds: [kind] }))).toHaveLength(people)

  const since = all[5]!.userId
  expect(await reading((tx) => peopleOfKinds(tx, companyId, { kinds, since, atMost: 4 }))).toEqual(
    all.slice(5, 9),
  )
})

test('the cost of plain paychecks is told by their columns', async () => {
  const asked = { companyId, from: day('2020-01-01'), to: day('2030-12-31') }
  const costs = (work: Work) => costChecks(work, asked, { by: 'department', contributions: [] })
  expect((await touched(['paycheck'], costs)).rows).toBeGreaterThanOrEqual(PEOPLE)
  expect((await touched(['rule', 'worker', 'worker_labor'], costs)).visits).toBeLessThan(PEOPLE / 2)
})

const paid = { companyId, from: day('2020-01-01'), to: day('2030-12-31') }
const PAGE = 3

test('a page of the journal reads the paychecks that are on it', async () => {
  const page = (work: Work) => journalPage(work, companyId, { ...paid, limit: PAGE })
  const { rows } = await touched(['paycheck'], page)
  expect(rows).toBeGreaterThan(0)
  // Each is found by its key, and then read.
  expect(rows).toBeLessThanOrEqual(2 * (PAGE + 2))
})

test('a page of the register reads the paychecks that are on it', async () => {
  const { rows } = await touched(['paycheck'], (work) => paidRows(work, paid, { atMost: PAGE }))
  expect(rows).toBe(PAGE)
})

test('who is paid beside somebody is found without the others', async () => {
  const [{ pay_period_id: payPeriodId, run_id: runId }] = (
    await owner.query('select pay_period_id, run_id from payroll_run where company_id = $1 limit 1', [
      companyId,
    ])
  ).rows
  const { rows: people } = await owner.query(
    'select user_id from paycheck where company_id = $1 order by user_id',
    [companyId],
  )
  const userIds = people.map((row) => row.user_id)
  let found: unknown
  const beside = async (work: Work) => {
    found = await livingBeside(work, { companyId, payPeriodId, runId }, userIds[PEOPLE / 2])
  }
  const { rows } = await touched(['paycheck'], beside)
  expect(found).toEqual({ before: userIds[PEOPLE / 2 - 1], after: userIds[PEOPLE / 2 + 1] })
  expect(rows).toBeLessThanOrEqual(3)
})

test.each([0, 1000])('who works in a state is found all the same when they are many: %i', async (total) => {
  const asked = { companyId, stateCode: 'GA' }
  const [found, counted] = await inTransaction(pool, clientId, { access: 'read only' }, async (tx) => [
    await findPeople(tx, asked, { sort: 'created', atMost: PAGE, total }),
    await countPeople(tx, asked),
  ])
  const { rows } = await owner.query(
    `select user_id as "userId", '' as key from worker_workplace where company_id = $1 and state_code = 'GA' order by 1`,
    [companyId],
  )
  expect(rows.length).toBe(counted)
  expect(found).toEqual(rows.slice(0, PAGE))
})

test('what states people work in is asked state by state', async () => {
  const { rows } = await touched(PLACES, (work) => everyState(work, companyId))
  expect(rows).toBeGreaterThan(0)
  expect(rows).toBeLessThan(PEOPLE)
})

test('who was paid is not read where all payrolls paid the same people', async () => {
  const summed = await inTransaction(pool, clientId, { access: 'read only' }, (tx) =>
    summedRuns(tx, { ...paid, statuses: ALIVE }),
  )
  expect(summed.map(({ lines }) => [lines.people, lines.roster])).toEqual([[PEOPLE, '']])
})

test('a payroll of people without a class is added up without a look at each', async () => {
  const comp = (work: Work) => compEarned(work, paid)
  expect((await touched(['comp_assignment', 'comp_class', 'comp_rate'], comp)).visits).toBeLessThan(PEOPLE)
  const { earned, heads } = await inTransaction(pool, clientId, { access: 'read only' }, (tx) =>
    compEarned(tx, paid),
  )
  const { rows } = await owner.query(
    `select work_state as state, count(*)::int as people, sum(gross)::bigint as gross from paycheck
     where company_id = $1 group by 1 order by 1`,
    [companyId],
  )
  expect(heads.map(({ state, people }) => ({ state, people }))).toEqual(
    rows.map(({ state, people }) => ({ state, people })),
  )
  expect(earned.reduce((sum, line) => sum + line.earned, 0n)).toBe(
    rows.reduce((sum, { gross }) => sum + BigInt(gross), 0n),
  )
})

test('a paycheck of several lines is added up with those of one', async () => {
  const before = await reading((tx) => compEarned(tx, paid))
  await tamper(ANOTHER_LINE)
  const after = await reading((tx) => compEarned(tx, paid))

  const sum = (lines: typeof before.earned) => lines.reduce((all, { earned }) => all + earned, 0n)
  expect(after.heads).toEqual(before.heads)
  expect(sum(after.earned)).toBe(sum(before.earned))
  expect(after.earned.length).toBe(before.earned.length + 1)
  expect(sum(after.earned.filter(({ isExtra }) => isExtra))).toBe(
    sum(before.earned.filter(({ isExtra }) => isExtra)) + 100n,
  )
})

/** A dollar of somebody's pay on a line of its own, without hours. */
const ANOTHER_LINE = `
  update paycheck set rules = rules[1:1] || rules, bases = bases[1:1] || bases,
    amounts = array[amounts[1] - 100, 100] || amounts[2:], earning_hours = earning_hours || 0,
    earning_worked = earning_worked || 0, earning_rates = earning_rates || 0::bigint
  where company_id = '${demo.companyId}' and cardinality(earning_hours) = 1
    and user_id = (select max(user_id::text)::uuid from paycheck where company_id = '${demo.companyId}' and earning_hours[1] > 0)`

test('for a day that no payroll was run for, no paycheck is read', async () => {
  const { rows } = await touched(['paycheck'], (work) => paidForDay(work, companyId, day('2030-06-12')))
  expect(rows).toBe(0)
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

test('where one person works is written without a look at the others', async () => {
  const { rows: people } = await owner.query(
    'select user_id as "userId" from worker where company_id = $1 order by 1 limit 1',
    [companyId],
  )
  const place = { locationCategory: 'Remote', companyLocationId: null, stateCode: 'GA' } as const
  const writes = (work: Work) =>
    saveWorkplaces(work, companyId, [{ ...place, ...people[0], effectiveFrom: day('2030-01-01') }])
  const { rows } = await touched(['worker'], writes, { access: 'read write', keep: false })
  // Once by the statement, once by the foreign key, and once to keep it.
  expect(rows).toBe(3)
})
