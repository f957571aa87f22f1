import type pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { ownerPool } from '../../../src/store/database/connection.ts'
import { fillFacts } from '../../../src/store/payroll/fill-facts.ts'
import { quietPool } from '../../support/database.ts'
import { payroll } from '../../support/payroll.ts'
import { service } from '../../support/service.ts'

/** Paychecks of before their facts were kept: the columns are null, and the input is all that there is. */
const sandbox = await service()
const { ok, owner, databaseUrl } = sandbox
const { company, hire, schedule, run } = payroll(sandbox)
const filler = ownerPool(databaseUrl)
afterAll(() => filler.end())
const companyId = await company({ today: '2026-11-30', states: { TX: '2.7%', CA: '3.4%' } })
const hourly = { rate: 20, basis: 'Per Hour' }
const { userId: tia } = await hire(companyId, { name: 'Tia Texas', state: 'TX', ...hourly })
const { userId: cal } = await hire(companyId, { name: 'Cal Coast', state: 'CA', ...hourly })
for (const name of ['Ann', 'Ben', 'Cleo', 'Dov', 'Eve'])
  await hire(companyId, { name: `${name} Salary`, state: 'TX', rate: 52_000 })
await ok('sandbox/advanceClock', { hours: 1 })
const [first] = await schedule(companyId, { payBeginDate: '2026-11-30', payDate: '2026-12-18' })
const at = { companyId, payPeriodId: first!.payPeriodId }
const overTime = [{ type: 'Overtime', noOfHours: 5 }]
const row = {
  basicPay: { payHours: 40 },
  overTime,
  timeOffs: [{ policyType: 'PTO', leaveType: 'PTO', hours: 8 }],
}
const tips = [{ description: 'Cash Tips', amount: 9000 }]
await ok('payroll/importRegularPayrollData', {
  ...at,
  payrollData: [
    { userId: tia, ...row, additionalCompensation: tips },
    { userId: cal, ...row },
  ],
})
await run(at)

/** What an input says. Which rows were in force, which weeks were worked and what an hour cost it does not. */
const FROM_INPUT = [
  ...['facts', 'earning_hours', 'earning_worked', 'tax_subjects', 'tax_rates', 'uncollected', 'work_state'],
  ...['work_localities', 'hours_paid', 'hours_worked', 'tips', 'overtime_premium'],
]
const OTHER = [
  ...['earning_rates', 'weeks_worked', 'edition_of', 'edition_from', 'work_location_id', 'earning_begins'],
  ...[
    'earning_ends',
    'earning_states',
    'earning_localities',
    'earning_location_ids',
    'earning_department_ids',
  ],
  'earning_job_ids',
]
const kept = async () =>
  (
    await owner.query(
      `select user_id, net, rules, bases, amounts, ${FROM_INPUT} from paycheck where company_id = $1 order by user_id`,
      [companyId],
    )
  ).rows
const asKept = await kept()
const PEOPLE = asKept.length

/** As the service used to write them: half of all overtime as qualified, no rate. */
const age = async () => {
  await owner.query(`update paycheck set ${[...FROM_INPUT, ...OTHER].map((name) => `${name} = null`)}`)
  const { rows } = await owner.query('select paycheck_id, input from paycheck')
  for (const { paycheck_id, input } of rows) {
    const old = JSON.parse(input)
    old.earnings = old.earnings.map(({ rate: _, ...earning }: { type: string; rate?: number }) =>
      earning.type === 'Overtime' ? { ...earning, qualifiedOvertime: '5000n' } : earning,
    )
    await owner.query('update paycheck set input = $2 where paycheck_id = $1', [
      paycheck_id,
      JSON.stringify(old),
    ])
  }
}
const stateOf = async () => {
  const { rows } = await owner.query('select coalesce(facts, $1) as facts from paycheck order by 1', ['none'])
  return rows.map(({ facts }) => facts)
}

const words: string[] = []
const fill = (pool: pg.Pool, size: number) =>
  fillFacts(pool, { allowProvisional: true, size, say: () => {}, warn: (told) => words.push(told) })

test('what the input says is filled as it would have been kept; the rest stays unknown', async () => {
  await age()
  expect(await fill(filler, 2)).toEqual({ known: PEOPLE, unknown: 0 })
  expect(await kept()).toEqual(asKept)
  const { rows } = await owner.query(`select ${OTHER} from paycheck`)
  expect(new Set(rows.flatMap(({ earning_rates: _, ...row }) => Object.values(row)))).toEqual(new Set([null]))
  expect(words).toEqual([])
})

test('in a state with rules of its own, half of overtime is not told', async () => {
  const { rows } = await owner.query(
    'select user_id, overtime_premium::int from paycheck where user_id = any($1) order by work_state',
    [[tia, cal]],
  )
  expect(rows).toEqual([
    { user_id: cal, overtime_premium: null },
    { user_id: tia, overtime_premium: 5000 },
  ])
})

test('who is cut off half-way leaves whole slices, and the next goes on', async () => {
  await age()
  const doomed = quietPool({ connectionString: databaseUrl, max: 1, application_name: 'doomed' })
  const { rows: pids } = await doomed.query('select pg_backend_pid() as pid')
  // Somebody else holds a row of the third slice; while that slice waits, its connection is cut.
  const blocker = await owner.connect()
  await blocker.query('begin')
  await blocker.query('select from paycheck where user_id = $1 for update', [asKept[4].user_id])
  const cut = fill(doomed, 2)
  cut.catch(() => {})
  await expect.poll(() => isWaiting(pids[0].pid)).toBe(true)
  await owner.query('select pg_terminate_backend($1)', [pids[0].pid])
  await expect(cut).rejects.toThrow()
  await blocker.query('rollback')
  blocker.release()
  await doomed.end()
  expect((await stateOf()).filter((facts) => facts === 'known')).toHaveLength(4)

  expect(await fill(filler, 2)).toEqual({ known: PEOPLE - 4, unknown: 0 })
  expect(await kept()).toEqual(asKept)
})

const isWaiting = async (pid: number): Promise<boolean> => {
  const { rows } = await owner.query('select 1 from pg_locks where pid = $1 and not granted', [pid])
  return rows.length === 1
}

test('several processes at once fill each paycheck once', async () => {
  await age()
  const filled = await Promise.all([fill(filler, 2), fill(filler, 2), fill(filler, 1)])
  expect(filled.reduce((sum, { known }) => sum + known, 0)).toBe(PEOPLE)
  expect(await kept()).toEqual(asKept)
  expect(await fill(filler, 2)).toEqual({ known: 0, unknown: 0 })
})

test('an input that gives another amount today changes nothing, and is told', async () => {
  await age()
  const { rows } = await owner.query('select paycheck_id, amounts from paycheck where user_id = $1', [tia])
  const [{ paycheck_id: differing, amounts }] = rows
  await owner.query('update paycheck set amounts[1] = amounts[1] + 1 where paycheck_id = $1', [differing])
  await owner.query("update paycheck set input = '{' where user_id = $1", [cal])
  expect(await fill(filler, 10)).toEqual({ known: PEOPLE - 2, unknown: 2 })
  const told = words.splice(0)
  expect(told).toHaveLength(2)
  expect(told.find((line) => line.includes(differing))).toMatch(/earning\/Regular.*what was paid stands/)
  const after = await owner.query(
    'select facts, amounts, hours_worked, tax_subjects from paycheck where paycheck_id = $1',
    [differing],
  )
  expect(after.rows).toEqual([
    {
      facts: 'unknown',
      amounts: [amounts[0] + 1n, ...amounts.slice(1)],
      hours_worked: null,
      tax_subjects: null,
    },
  ])
})

test('a start fills what an older process left behind, and says what stays unknown', async () => {
  await owner.query("update paycheck set facts = null where facts = 'unknown'")
  await sandbox.restart()
  expect(await stateOf()).toEqual([...Array(PEOPLE - 2).fill('known'), 'unknown', 'unknown'])
  expect(sandbox.log.filter((line) => line.includes('its facts are unknown'))).toHaveLength(2)
})
