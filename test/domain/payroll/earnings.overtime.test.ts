import { expect, test } from 'vitest'
import { earningsOf } from '../../../src/domain/payroll/earnings.ts'
import type { PeriodFacts } from '../../../src/domain/payroll/period.ts'
import type { BasePay, GivenFacts, PersonFacts } from '../../../src/domain/payroll/person.ts'
import { day } from '../../../src/kernel/dates.ts'
import { add, dollars, usd } from '../../../src/kernel/money.ts'
import { at, bonus, CA, over, period, person, plain, row } from './people.ts'

const week = { ...period, endDate: day('2026-06-07'), frequency: 'Weekly' } as PeriodFacts

const earned = (given: GivenFacts, more: Partial<PersonFacts> = {}, of = period) => {
  const found = earningsOf(person(given, more), of)
  return { ...found, gross: dollars(add(...found.earnings.map(({ amount }) => amount))) }
}

const recurring = (type: string, amount: number) => ({
  id: 'i',
  item: 'AdditionalCompensation' as const,
  type,
  amount: usd(amount),
  basisPoints: null,
})

// 90 × 25 + 100 = 2,350; 26.1111 an hour; + 10 × 13.0556 = 130.56
test.each<[string, GivenFacts, Partial<PersonFacts>, string]>([
  ['no other pay: 80 × 25 + 10 × 37.50', plain, {}, '2375.00'],
  ['A5: a differential', { ...plain, compensation: [bonus('Differential')] }, {}, '2480.56'],
  ['A5: a commission', { ...plain, compensation: [bonus('Commission')] }, {}, '2480.56'],
  ['A5: a promised bonus', { ...plain, compensation: [bonus('Bonus')] }, {}, '2480.56'],
  ['A5: a discretionary bonus', { ...plain, compensation: [bonus('Discretionary Bonus')] }, {}, '2475.00'],
  ['A5: a recurring commission', plain, { recurring: [recurring('Commission', 100)] }, '2480.56'],
  ['A5: a recurring differential', plain, { recurring: [recurring('Differential', 100)] }, '2480.56'],
  [
    // 2,375 − 100: the rate of this period stays as it is
    'what is taken back',
    { ...plain, compensation: [{ ...bonus('Commission'), amount: usd(-100) }] },
    {},
    '2275.00',
  ],
  ['A5: severance is not for work', { ...plain, compensation: [bonus('Severance')] }, {}, '2475.00'],
  [
    'A5: vacation is not work',
    { ...plain, leave: [{ type: 'PTO', hours: 400, paid: true }] },
    {},
    '2475.00', // 2,375 + 4 × 25
  ],
  [
    // a tenth of 2,375.00 contains the overtime's share (29 CFR 778.210)
    'A5: a percentage of all pay',
    plain,
    { recurring: [{ ...recurring('Bonus', 0), amount: null, basisPoints: 1000 }] },
    '2612.50',
  ],
  [
    // 92 × 25 + 100 = 2,400; 26.0870 an hour; + 10 × 13.0435 + 2 × 26.0870 = 130.43 + 52.17
    'A5: double time on the regular rate',
    {
      hours: 8000,
      overtime: [over(10), over(2, 200, 'Double Time')],
      compensation: [bonus('Commission')],
    },
    {},
    '2582.60',
  ],
  [
    'A4: base pay',
    { basePay: [row('Regular', 80, 25), row('Night Diff', 40, 2.5)], overtime: [over(10)] },
    {},
    '2480.56',
  ],
  [
    'A4: overtime under a pay code',
    { basePay: [row('Regular', 80, 25), row('Night Diff', 40, 2.5), row('Overtime', 10, null)] },
    {},
    '2480.56',
  ],
  [
    'A4: overtime under a pay code with its multiple',
    {
      basePay: [row('Regular', 80, null), row('Night Diff', 40, 2.5), row('OT', 10, 25, { multiplier: 150 })],
    },
    {},
    '2480.56',
  ],
  [
    'A4: a rate that holds the half, and is a little short',
    { basePay: [row('Regular', 80, 25), row('Night Diff', 40, 2.5), row('Overtime', 10, 37.5)] },
    {},
    '2480.56',
  ],
  [
    // 30 × 22 + 60 × 16 = 1,620; 18.00 an hour; 10 × (18 + 9) = 270 (29 CFR 778.115)
    'A4: several rates: the weighted average',
    { basePay: [row('Forklift', 30, 22), row('Cashier', 60, 16)], overtime: [over(10)] },
    {},
    '1890.00',
  ],
  [
    // 2.13 × 50 = 106.50; the tips make up 5.12 an hour: ½ × 7.25 × 10 = 36.25; tips 400 (29 CFR 531.60)
    'A22: a tipped worker’s overtime is on the minimum wage',
    { hours: 4000, overtime: [over(10)], compensation: [bonus('Cash Tips', 400)] },
    { wages: [at(2.13)] },
    '542.75',
  ],
  [
    // 2.13 × 50 = 106.50; ½ × 7.25 × 10 = 36.25 although the tips do not suffice; tips 20 (29 CFR 778.5)
    'a tipped worker’s overtime is on the minimum wage, whatever the tips',
    { hours: 4000, overtime: [over(10)], compensation: [bonus('Cash Tips', 20)] },
    { wages: [at(2.13)] },
    '162.75',
  ],
  [
    // 25 × 50 = 1,250.00; (25 + 500 ÷ 50) × ½ × 10 = 175.00; the charge 500.00
    'a service charge is wages and counts into the regular rate',
    { hours: 4000, overtime: [over(10)], compensation: [bonus('Service Charge', 500)] },
    {},
    '1925.00',
  ],
])('%s', (_, given, more, gross) => {
  expect(earned(given, more).gross).toBe(gross)
})

test('TT: of a week of 55 hours fifteen are beyond forty, whatever is paid for twenty of them', () => {
  const rows = [over(10), over(10, 200, 'Double Time')]
  const { earnings } = earned({ hours: 3500, overtime: rows }, CA, week)
  // 10 × 12.50 and 5 × 12.50
  expect(earnings.map(({ qualifiedOvertime }) => qualifiedOvertime && dollars(qualifiedOvertime))).toEqual([
    undefined,
    '125.00',
    '62.50',
  ])
})

test('A4: hours under a differential are counted once, and the rate is shown', () => {
  const { earnings, hours } = earned({
    basePay: [row('Regular', 80, 25), row('Night Diff', 40, 2.5)],
    overtime: [over(10)],
  })
  expect(hours).toBe(9000)
  expect(earnings.map(({ type, description, hours: each }) => [type, description, each])).toEqual([
    ['Regular', 'Regular', 80],
    ['Differential', 'Night Diff', 40],
    ['Overtime', undefined, 10],
  ])
  expect(earnings[2]).toMatchObject({
    amount: usd('380.56'),
    rate: 380_556,
    qualifiedOvertime: usd('130.56'),
    regularRate: { rate: 261_111, hours: 90, other: usd(100) },
  })
})

test.each<[string, BasePay, string]>([
  ['at the usual rate', row('Forklift', 8, 25), 'Regular'],
  ['below it, above the minimum wage', row('Training', 8, 12), 'Regular'],
  ['called a premium, at 10.00', row('Hazard premium', 8, 10), 'Differential'],
  ['called a differential, at the full rate', row('Night Diff', 8, 27.5), 'Regular'],
  ['below the minimum wage', row('Weekend', 8, 1.5), 'Differential'],
  ['a tenth of the usual rate', row('Lead', 8, null, { multiplier: 10 }), 'Differential'],
  ['said to be a premium', row('Forklift', 8, 25, { isPremium: true }), 'Differential'],
  ['said to be work', row('Night Diff', 8, 2.5, { isPremium: false }), 'Regular'],
  ['an amount without hours', row('Night', 0, null, { amount: usd(40) }), 'Differential'],
  ['twice the rate', row('Holiday work', 8, 25, { multiplier: 200 }), 'Double Time'],
])('A4: what a row is: %s', (_, basePay, type) => {
  expect(earned({ basePay: [basePay] }).earnings[0]!.type).toBe(type)
})

const exemptByHour = { wages: [{ ...at(25), employeeType: 'Salary/No overtime' }] }

test.each<[string, GivenFacts, Partial<PersonFacts>, PeriodFacts, string | null]>([
  // qualified: the half on the regular rate, of hours beyond forty
  ['TX by the period', plain, {}, period, '125.00'],
  ['TX, a week of fifty', { hours: 4000, overtime: [over(10)] }, {}, week, '125.00'],
  ['TX, a week of 35: by agreement', { hours: 3000, overtime: [over(5)] }, {}, week, '0.00'],
  ['TX, a week of 44 of which six are paid', { hours: 3800, overtime: [over(6)] }, {}, week, '50.00'],
  [
    'CA, a week of 35: by the day',
    { hours: 3000, overtime: [over(5)] },
    { work: { state: 'CA', city: '' } },
    week,
    '0.00',
  ],
  [
    'CA, a week of fifty',
    { hours: 4000, overtime: [over(10)] },
    { work: { state: 'CA', city: '' } },
    week,
    '125.00',
  ],
  ['CA by the period: not known', plain, { work: { state: 'CA', city: '' } }, period, null],
  [
    'CA, no more than forty in all',
    { hours: 3000, overtime: [over(5)] },
    { work: { state: 'CA', city: '' } },
    period,
    '0.00',
  ],
  [
    'TX, half a month: a week may have begun before it',
    { hours: 3000, overtime: [over(5)] },
    {},
    { ...period, frequency: 'SemiMonthly' } as PeriodFacts,
    '62.50',
  ],
  ['exempt: none of section 7', { basePay: [row('Overtime', 10, 25)] }, exemptByHour, period, '0.00'],
  ['base pay', { basePay: [row('Regular', 80, 25), row('Overtime', 10, null)] }, {}, period, '125.00'],
])('TT: %s', (_, given, more, of, expected) => {
  const line = earned(given, more, of).earnings.find(({ type }) => type === 'Overtime')!
  expect(line.qualifiedOvertime === undefined ? null : dollars(line.qualifiedOvertime)).toBe(expected)
})
