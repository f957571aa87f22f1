import { expect, test } from 'vitest'
import type { WageFacts } from '../../../src/domain/pay/facts.ts'
import { earningsOf } from '../../../src/domain/payroll/earnings.ts'
import type { GivenFacts, PersonFacts } from '../../../src/domain/payroll/person.ts'
import { day } from '../../../src/kernel/dates.ts'
import { dollars, usd } from '../../../src/kernel/money.ts'
import { at, period, person } from './people.ts'

const hourly = at(20)
const salaried: WageFacts = {
  ...hourly,
  rate: usd(52_000),
  basis: 'Per Year',
  employeeType: 'Salary/No overtime',
}

const earned = (given: GivenFacts, more: Partial<PersonFacts> = {}) =>
  earningsOf(person(given, { wages: [hourly], ...more }), period)

test.each([
  ['hours', { hours: 4000 }, [['Regular', 40, 200_000]]],
  [
    'leave beside them',
    { hours: 3200, leave: [{ type: 'PTO', hours: 800, paid: true }] },
    [
      ['Regular', 32, 200_000],
      ['PTO', 8, 200_000],
    ],
  ],
  [
    'overtime, with its multiple',
    { overtime: [{ type: 'Overtime', hours: 200, multiplier: 150 }] },
    [['Overtime', 2, 300_000]],
  ],
  [
    'a pay code with a rate above the usual one: work',
    { basePay: [{ payCode: 'Night', rate: usd(25), hours: 800, multiplier: 100, amount: null }] },
    [['Regular', 8, 250_000]],
  ],
  [
    'a pay code with an amount of 37.50 an hour: work',
    { basePay: [{ payCode: 'Night', rate: null, hours: 800, multiplier: 100, amount: usd(300) }] },
    [['Regular', 8, undefined]],
  ],
] as const)('the rate of %s', (_, given, lines) => {
  expect(earned(given as GivenFacts).earnings.map(({ type, hours, rate }) => [type, hours, rate])).toEqual(
    lines,
  )
})

test('a rate is shown to four decimals; a salary has none', () => {
  const monthly: WageFacts = { ...hourly, rate: usd(3000), basis: 'Per Month' }
  // 36,000 ÷ 2,080 = 17.307692…
  expect(earned({ hours: 100 }, { wages: [monthly] }).earnings[0]!.rate).toBe(173_077)
  expect(earned({}, { wages: [salaried] }).earnings).toMatchObject([{ type: 'Salary', hours: 80 }])
  expect(earned({}, { wages: [salaried] }).earnings[0]).not.toHaveProperty('rate')
})

const half = { type: 'Overtime', hours: 200, multiplier: 150 }
test.each([
  // two hours at 20: the half is 20.00
  ['TX', 'at one and a half', half, '20.00'],
  ['TX', 'counted by the week', { ...half, flsaHours: 100 }, '10.00'],
  ['TX', 'still owed', { ...half, multiplier: 50, premium: true }, '20.00'],
  ['TX', 'at twice', { ...half, type: 'Double Time', multiplier: 200 }, null], // by agreement, in whole or part
  ['TX', 'at another multiple', { ...half, multiplier: 125 }, null],
  ['CA', 'at one and a half', half, null], // by the day, perhaps
  ['CA', 'counted by the week', { ...half, flsaHours: 50 }, '5.00'],
  ['CA', 'counted, and none of it beyond forty', { ...half, flsaHours: 0 }, '0.00'],
] as const)('the FLSA half of overtime in %s %s', (state, _, row, expected) => {
  const [line] = earned({ overtime: [row] }, { work: { state, city: '' } }).earnings
  expect(line!.qualifiedOvertime === undefined ? null : dollars(line!.qualifiedOvertime)).toBe(expected)
})

test('a contractor’s overtime is not section 7’s', () => {
  expect(earned({ overtime: [half] }, { workerType: '1099-NEC' }).earnings[0]).not.toHaveProperty(
    'qualifiedOvertime',
  )
})

test('what is owed for an earlier card names its hours and days, and counts none', () => {
  const days = { begin: day('2026-05-31'), end: day('2026-05-31') }
  const row = { ...half, multiplier: 50, premium: true, flsaHours: 200, days }
  const { earnings, hours } = earned({ hours: 4000, overtime: [row] })
  expect(earnings[1]).toMatchObject({ hours: 0, premiumHours: 2, rate: 100_000, days })
  expect(hours).toBe(4000)
})

test.each([
  ['the whole period', {}, undefined],
  ['since joining', { dateOfJoin: day('2026-06-03') }, { begin: '2026-06-03', end: '2026-06-14' }],
  ['until leaving', { exitDate: day('2026-06-10') }, { begin: '2026-06-01', end: '2026-06-10' }],
] as const)('a salary for %s', (_, more, days) => {
  expect(earned({}, { wages: [salaried], ...more }).earnings[0]!.days).toEqual(days)
})

test('a salary that became hourly: each line has its days', () => {
  const wages = [salaried, { ...hourly, from: day('2026-06-08') }]
  const lines = earned({ hours: 4000 }, { wages }).earnings
  expect(lines.map(({ type, days }) => [type, days])).toEqual([
    ['Salary', { begin: '2026-06-01', end: '2026-06-07' }],
    ['Regular', { begin: '2026-06-08', end: '2026-06-14' }],
  ])
})

test('hours of leave that come under a pay code are not hours at work', () => {
  const row = { rate: null, hours: 800, multiplier: 100, amount: null }
  expect(
    earned({
      basePay: [
        { ...row, payCode: 'Regular' },
        { ...row, payCode: 'Holiday' },
      ],
    }).hours,
  ).toBe(800)
})

test.each([
  ['who is paid by the hour', hourly, {}, 4000, false],
  ['by the hour and exempt', { ...hourly, employeeType: 'Paid by the hour/No overtime' }, {}, 16_800, false],
  ['a half-time salary', { ...salaried, weeklyHours: 2000 }, {}, 2000, false],
  ['who left in the period', hourly, { exitDate: day('2026-06-10') }, 4000, true],
  ['who leaves after it', hourly, { exitDate: day('2026-06-15') }, 4000, false],
] as const)('what a week holds of %s', (_, wage, more, perWeek, isLast) => {
  expect(earned({ hours: 4000 }, { wages: [wage], ...more }).employed).toMatchObject({ perWeek, isLast })
})
