import { expect, test } from 'vitest'
import { calculatePaycheck } from '../../../src/domain/pay/paycheck.ts'
import { factsOf } from '../../../src/domain/pay/paycheck-facts.ts'
import type { Earning } from '../../../src/domain/pay/paycheck-types.ts'
import { day } from '../../../src/kernel/dates.ts'
import { dollars, usd } from '../../../src/kernel/money.ts'
import { worker } from './worker.ts'

const of = (...earnings: Earning[]) => {
  const input = worker('TX', { earnings })
  return factsOf(input, calculatePaycheck(input))
}
const regular: Earning = { type: 'Regular', amount: usd(800), hours: 40, rate: 200_000 }

// biome-ignore format: one earning a line
test.each<[string, Earning, number | null, number | null, number | null, number | null, number | null]>([
  // what             line                                                                     hours  worked  rate     paid  worked
  ['hours',          regular,                                                                  4000, 4000, 200_000, 4000, 4000],
  ['a salary',       { type: 'Salary', amount: usd(2000), hours: 80 },                         8000, 8000, null,    8000, 8000],
  ['no hours told',  { type: 'Salary', amount: usd(2000) },                                    null, null, null,    null, null],
  ['overtime',       { type: 'Overtime', amount: usd(30), hours: 1, rate: 300_000 },           100,  100,  300_000, 100,  100],
  ['leave',          { type: 'Vacation', amount: usd(160), hours: 8, rate: 200_000 },          800,  0,    200_000, 800,  0],
  ['a holiday',      { type: 'Holiday', amount: usd(160), hours: 8 },                          800,  0,    null,    800,  0],
  ['a premium only', { type: 'Overtime', amount: usd(50), hours: 0, premiumHours: 5, rate: 100_000 }, 500, 0, 100_000, 0, 0],
  ['an old premium', { type: 'Overtime', amount: usd(50), hours: 0, premiumHours: null },      null, 0,    null,    0,    0],
  // A4: another line counts its hours
  ['a night rate',   { type: 'Differential', amount: usd(200), hours: 8, rate: 250_000 },      800,  0,    250_000, 0,    0],
  ['a bonus',        { type: 'Bonus', amount: usd(500) },                                      null, null, null,    0,    0],
  ['tips',           { type: 'Tips', amount: usd(50) },                                        null, null, null,    0,    0],
])('hours of %s', (_, line, hours, worked, rate, paidInAll, workedInAll) => {
  const facts = of(line)
  expect([facts.earningHours, facts.earningWorked, facts.earningRates]).toEqual([[hours], [worked], [rate]])
  expect([facts.hoursPaid, facts.hoursWorked]).toEqual([paidInAll, workedInAll])
})

test('each hour is counted once: leave is paid and not worked, a premium was counted before', () => {
  const facts = of(
    regular,
    { type: 'Overtime', amount: usd(60), hours: 2 },
    { type: 'PTO', amount: usd(160), hours: 8 },
    { type: 'Overtime', amount: usd(50), hours: 0, premiumHours: 5 },
  )
  expect([facts.hoursPaid, facts.hoursWorked, facts.plainHours]).toEqual([5000, 4200, 4000])
})

test.each<[string, readonly Earning[], string | null]>([
  ['no overtime', [regular], '0.00'],
  [
    'overtime of section 7',
    [regular, { type: 'Overtime', amount: usd(30), hours: 1, qualifiedOvertime: usd(10) }],
    '10.00',
  ],
  [
    'a line that cannot be told',
    [
      { type: 'Overtime', amount: usd(30), hours: 1, qualifiedOvertime: usd(10) },
      { type: 'Double Time', amount: usd(40), hours: 1 },
    ],
    null,
  ],
])('the FLSA premium of %s', (_, earnings, premium) => {
  const { overtimePremium } = of(...earnings)
  expect(overtimePremium === null ? null : dollars(overtimePremium)).toBe(premium)
})

test('tips on the check and in cash are tips', () => {
  expect(
    dollars(of(regular, { type: 'Tips', amount: usd(50) }, { type: 'Cash Tips', amount: usd(25) }).tips),
  ).toBe('75.00')
})

test('taxes keep their wages, rates and what cash did not cover, line by line', () => {
  // 20 of wages and 1,000 of cash tips: 63.24 of social security and 14.79 of Medicare are due, and 20.00 is there.
  // First 1.24 and 0.29 on the wages; the 18.47 that are left go to the 62.00 of social security on the tips.
  const input = worker('TX', {
    earnings: [
      { type: 'Regular', amount: usd(20), hours: 4 },
      { type: 'Cash Tips', amount: usd(1000) },
    ],
  })
  const check = calculatePaycheck(input)
  const { taxSubjects, taxRates, uncollected } = factsOf(input, check)
  const shown = check.taxes.map(({ payer, code, amount }, n) =>
    [payer, code, dollars(taxSubjects[n]!), taxRates[n], dollars(amount), dollars(uncollected[n]!)].join(' '),
  )
  expect(shown).toEqual(
    expect.arrayContaining([
      'employee US.socialSecurity 1020.00 62000000 19.71 43.53', // W-2 code A
      'employer US.socialSecurity 1020.00 62000000 63.24 0.00',
      'employee US.medicare 1020.00 14500000 0.29 14.50', // W-2 code B
      'employer US.medicare 1020.00 14500000 14.79 0.00',
    ]),
  )
  expect(of(regular).uncollected).toEqual([])
})

test('a line that was earned elsewhere, for a department, on other days says so', () => {
  const [departmentId, jobId] = [
    '11111111-1111-7111-8111-111111111111',
    '22222222-2222-7222-8222-222222222222',
  ]
  expect(of(regular).own).toBeNull()
  const facts = of(
    regular,
    {
      ...regular,
      place: { state: 'PA', localities: ['PA-PHILADELPHIA', 'PA-LST'], locationId: jobId },
      departmentId,
      jobId,
    },
    { ...regular, days: { begin: day('2026-06-03'), end: day('2026-06-05') } },
  )
  expect([facts.workState, facts.workLocalities]).toEqual(['TX', []])
  expect(facts.own).toEqual({
    states: [null, 'PA', null],
    localities: [null, 'PA-PHILADELPHIA,PA-LST', null],
    locationIds: [null, jobId, null],
    departmentIds: [null, departmentId, null],
    jobIds: [null, jobId, null],
    costCenterIds: [null, null, null],
    begins: [null, null, '2026-06-03'],
    ends: [null, null, '2026-06-05'],
  })
})
