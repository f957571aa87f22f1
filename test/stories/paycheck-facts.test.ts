import { expect, test } from 'vitest'
import { payroll } from '../support/payroll.ts'
import { service } from '../support/service.ts'

/** What filings will ask of a paycheck, read where it is kept. */
const sandbox = await service()
const { ok, owner } = sandbox
const { company, hire, schedule, run } = payroll(sandbox)
const companyId = await company({ today: '2026-11-30', states: { GA: '2.7%', TX: '2.7%', CA: '3.4%' } })
const { companyLocations } = await ok('reports/getCompanyLocationInfo', { companyId })
const office = companyLocations[0].companyLocationId as string
const hourly = { rate: 20, basis: 'Per Hour' }
const { userId: tess } = await hire(companyId, { name: 'Tess Tips', state: 'TX', ...hourly })
const { userId: cal } = await hire(companyId, { name: 'Cal Coast', state: 'CA', ...hourly })
const { userId: olga } = await hire(companyId, { name: 'Olga Office', state: 'GA', rate: 52_000, office })
const { userId: max } = await hire(companyId, { name: 'Max Cap', state: 'TX', rate: 2_600_000 })
const late = { rate: 52_000, dateOfJoin: '2026-12-09' }
const { userId: lea } = await hire(companyId, { name: 'Lea Late', state: 'TX', ...late })
await ok('sandbox/advanceClock', { hours: 1 })
const [first, second] = await schedule(companyId, { payBeginDate: '2026-11-30', payDate: '2026-12-18' })
const at = { companyId, payPeriodId: first!.payPeriodId }
const overTime = [{ type: 'Overtime', noOfHours: 5 }]
await ok('payroll/importRegularPayrollData', {
  ...at,
  payrollData: [
    {
      userId: tess,
      basicPay: { payHours: 10 },
      overTime,
      timeOffs: [{ policyType: 'PTO', leaveType: 'PTO', hours: 8 }],
      additionalCompensation: [
        { description: 'Tips', amount: 50 },
        { description: 'Cash Tips', amount: 9000 },
      ],
    },
    { userId: cal, basicPay: { payHours: 70 }, overTime },
  ],
})
await run(at)

const factsOf = async (userId: string) => {
  const { rows } = await owner.query(
    `select facts, hours_paid, hours_worked, weeks_worked, tips::int, overtime_premium::int, work_state, work_localities,
            work_location_id, edition_of
     from paycheck where user_id = $1`,
    [userId],
  )
  return rows[0]
}
const linesOf = async (userId: string, columns: string, kinds: readonly string[]) => {
  const { rows } = await owner.query({
    text: `select ${columns} from pay_line where user_id = $1 and pay_period_id = $2 and kind = any($3) order by place`,
    values: [userId, first!.payPeriodId, kinds],
    rowMode: 'array',
  })
  return rows
}

test('an earning line keeps hours, hours at work, rate and place', async () => {
  const columns = 'code, hours::float, hours_worked::float, hourly_rate::float, state, amount::int'
  expect(await linesOf(tess, columns, ['earning'])).toEqual([
    ['Regular', 10, 10, 20, 'TX', 20_000],
    ['Overtime', 5, 5, 30, 'TX', 15_000],
    ['PTO', 8, 0, 20, 'TX', 16_000],
    ['Tips', null, null, null, 'TX', 5_000],
    ['Cash Tips', null, null, null, 'TX', 900_000],
  ])
})

test('a paycheck keeps hours paid and worked, tips, and the FLSA half of overtime', async () => {
  expect(await factsOf(tess)).toMatchObject({
    facts: 'known',
    hours_paid: 2300,
    hours_worked: 1500,
    weeks_worked: null, // fifteen hours may be of one week or of both
    tips: 905_000,
    overtime_premium: 0, // fifteen hours in all: no week has more than forty, the overtime is by agreement
    work_state: 'TX',
  })
  // California may pay the same hours by the day: it cannot be told.
  expect(await factsOf(cal)).toMatchObject({ hours_worked: 7500, weeks_worked: 2, overtime_premium: null })
  expect(await factsOf(olga)).toMatchObject({
    hours_paid: 8000,
    hours_worked: 8000,
    weeks_worked: 2,
    tips: 0,
    overtime_premium: 0,
  })
})

test('what cash did not cover is kept by tax: W-2 codes A and B', async () => {
  // 560.00 of cash; 592.72 of social security and 138.62 of Medicare are due on 9,560.00, of which 510.00 are no tips:
  // 31.62 and 7.40 on those come first, and what is left goes to social security on tips.
  expect(await linesOf(tess, 'code, taxable::int, amount::int, uncollected::int', ['employeeTax'])).toEqual([
    ['US.socialSecurity', 956_000, 55_260, 4_012],
    ['US.medicare', 956_000, 740, 13_122],
    ['US.additionalMedicare', 0, 0, 0],
    ['US.incomeTax', 956_000, 0, expect.any(Number)],
  ])
})

test('a tax line keeps its jurisdiction, its wages before and after the cap, and its rate', async () => {
  await ok('sandbox/advanceClock', { days: 14 })
  await run({ companyId, payPeriodId: second!.payPeriodId })
  const { rows } = await owner.query(
    `select jurisdiction, code, kind, subject::int, taxable::int, tax_rate::float, amount::int from pay_line
     where user_id = $1 and pay_period_id = $2 and code = any($3) order by place`,
    [max, second!.payPeriodId, ['US.socialSecurity', 'US.futa', 'US.additionalMedicare', 'TX.sui']],
  )
  // 100,000 a period: of the second, 84,500 is under the cap of social security, and the other bases are full.
  expect(rows.map((row) => Object.values(row))).toEqual([
    ['US', 'US.socialSecurity', 'employeeTax', 10_000_000, 8_450_000, 0.062, 523_900],
    ['US', 'US.socialSecurity', 'employerTax', 10_000_000, 8_450_000, 0.062, 523_900],
    ['US', 'US.additionalMedicare', 'employeeTax', 10_000_000, 0, 0.009, 0],
    ['US', 'US.futa', 'employerTax', 10_000_000, 0, 0.006, 0],
    ['TX', 'TX.sui', 'employerTax', 10_000_000, 0, 0.027, 0],
  ])
})

test('the place of work and the dated rows that were used', async () => {
  expect(await factsOf(olga)).toMatchObject({ work_state: 'GA', work_location_id: office })
  const { rows } = await owner.query({
    text: `select kind, state, effective_from from pay_edition where user_id = $1 and pay_period_id = $2`,
    values: [olga, first!.payPeriodId],
    rowMode: 'array',
  })
  const asKept = async (query: string) =>
    (await owner.query({ text: query, values: [olga], rowMode: 'array' })).rows[0]?.[0]
  expect(rows).toEqual([
    ['workplace', null, await asKept('select effective_from from worker_workplace where user_id = $1')],
    [
      'home',
      null,
      await asKept("select effective_from from worker_address where user_id = $1 and kind = 'home'"),
    ],
    ['w4', null, await asKept('select effective_from from worker_w4 where user_id = $1')],
    [
      'registration',
      'GA',
      await asKept("select effective_from from state_registration where state = 'GA' and $1 <> ''"),
    ],
  ])
})

test('pay for a part of the period says which days', async () => {
  expect(await linesOf(lea, 'code, hours::float, begin_date::text, end_date::text', ['earning'])).toEqual([
    ['Salary', 24, '2026-12-09', '2026-12-13'],
  ])
})
