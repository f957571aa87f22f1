import { expect, test } from 'vitest'
import type { WageFacts } from '../../../src/domain/pay/facts.ts'
import { earningsOf } from '../../../src/domain/payroll/earnings.ts'
import { payDoubts } from '../../../src/domain/payroll/pay-doubts.ts'
import type { PeriodFacts } from '../../../src/domain/payroll/period.ts'
import {
  type BasePay,
  type GivenFacts,
  NO_YEAR,
  type PersonFacts,
} from '../../../src/domain/payroll/person.ts'
import { day } from '../../../src/kernel/dates.ts'
import { add, dollars, usd } from '../../../src/kernel/money.ts'

const period = {
  beginDate: day('2026-06-01'),
  endDate: day('2026-06-14'),
  frequency: 'BiWeekly',
  periodType: 'Regular',
} as PeriodFacts
const week = { ...period, endDate: day('2026-06-07'), frequency: 'Weekly' } as PeriodFacts

const at = (rate: number): WageFacts => ({
  from: day('2026-01-01'),
  rate: usd(rate),
  basis: 'Per Hour',
  weeklyHours: 4000,
  employeeType: 'Paid by the hour',
  paymentMethod: 'Check',
  taxExemptions: [],
  refTaxExempt: 'No, this employee is not tax exempt',
})

const person = (given: GivenFacts, more: Partial<PersonFacts> = {}): PersonFacts => ({
  userId: 'u',
  name: 'Worker',
  workerType: 'W2',
  status: 'Active',
  dateOfJoin: day('2026-01-01'),
  exitDate: null,
  backupWithholding: false,
  work: { state: 'TX', city: 'Austin' },
  home: null,
  wages: [at(25)],
  w4: null,
  stateW4: {},
  perHour: null,
  accounts: [],
  garnishments: [],
  recurring: [],
  benefits: [],
  given,
  member: null,
  toDate: NO_YEAR,
  wasWithheld: true,
  ageAtYearEnd: null,
  priorYearSocialSecurityWages: usd(0),
  ...more,
})

const earned = (given: GivenFacts, more: Partial<PersonFacts> = {}, of = period) => {
  const who = person(given, more)
  const found = earningsOf(who, of)
  return {
    ...found,
    gross: dollars(add(...found.earnings.map(({ amount }) => amount))),
    doubts: payDoubts({ ...found, person: who, period: of }),
  }
}

const row = (payCode: string, hours: number, rate: number | null, more: Partial<BasePay> = {}): BasePay => ({
  payCode,
  rate: rate === null ? null : usd(rate),
  hours: hours * 100,
  multiplier: null,
  amount: null,
  ...more,
})
const CA = { work: { state: 'CA', city: 'Los Angeles' } }
const over = (hours: number, multiplier = 150, type = 'Overtime') => ({
  type,
  hours: hours * 100,
  multiplier,
})
const bonus = (description: string, amount = 100) => ({ description, amount: usd(amount) })
const plain = { hours: 8000, overtime: [over(10)] }
const recurring = (type: string, amount: number) => ({
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

const exempt = (rate: number): Partial<PersonFacts> => ({
  wages: [{ ...at(rate), basis: 'Per Year', employeeType: 'Salary/No overtime' }],
})

test.each<[string, GivenFacts, Partial<PersonFacts>, string[]]>([
  ['lawful pay', plain, {}, []],
  [
    'A5: what was assumed',
    { ...plain, compensation: [bonus('Commission')] },
    {},
    [
      'has overtime on a regular rate of 26.1111 an hour: 100.00 of other pay is spread over the 90.00 hours of the ' +
        'period, as it is not known to which workweek it belongs',
    ],
  ],
  [
    'A5: pay without hours',
    { overtime: [over(2)], compensation: [bonus('Commission')] },
    {},
    [
      'has 100.00 of pay that counts for overtime and no hours of this period to spread it over: overtime is paid without it',
    ],
  ],
  [
    // 10 × 37.50 − 10 × 31.25
    'A5: a multiple below the law',
    { hours: 8000, overtime: [over(10, 125)] },
    {},
    [
      'is owed 62.50 more for overtime: the law asks for one and a half times the regular rate of 25.0000 (29 USC 207(a))',
    ],
  ],
  [
    // 375.00 − 300.00
    'A4: an amount below the law',
    { basePay: [row('Regular', 80, 25), row('Overtime', 10, null, { amount: usd(300) })] },
    {},
    [
      'is owed 75.00 more for overtime: the law asks for one and a half times the regular rate of 25.0000 (29 USC 207(a))',
    ],
  ],
  [
    'A21: plain hours that cannot all be plain',
    { hours: 9000 },
    {},
    [
      'is owed at least 125.00 more: 90.00 plain hours in 2 weeks hold at least 10.00 hours of overtime (29 USC 207(a)); ' +
        'send them as overTime',
    ],
  ],
  [
    'A21: a policy that pays less than the state asks for',
    { hours: 4900, belowLaw: 1000, weeks: 2 },
    CA,
    [
      'is owed 125.00 more for overtime by the law of CA than the time policy pays: updateTimeTrackingPolicy with ' +
        'overtimeRule State pays it',
    ],
  ],
  [
    // 80 × 7.25 = 580.00 − 170.40 − 100.00
    'A22: tips that do not suffice',
    { hours: 8000, compensation: [bonus('Cash Tips')] },
    { wages: [at(2.13)] },
    [
      'is owed 309.60 more: 170.40 and 100.00 of 100.00 tips that count for 80.00 hours is below the minimum wage of 7.25 ' +
        'in TX (TX@2025-01-01#1, recalled)',
    ],
  ],
  [
    'A22: tips that suffice',
    { hours: 8000, compensation: [bonus('Tips', 409.6)] },
    { wages: [at(2.13)] },
    [],
  ],
  [
    // 80 × 7.25 = 580.00 − 160.00 − 80 × 5.12 = 409.60: tips never make up for the cash wage
    'A22: a cash wage below 2.13',
    { hours: 8000, compensation: [bonus('Tips', 900)] },
    { wages: [at(2)] },
    [
      'is owed 10.40 more: 160.00 and 409.60 of 900.00 tips that count for 80.00 hours is below the minimum wage of 7.25 ' +
        'in TX (TX@2025-01-01#1, recalled)',
    ],
  ],
  [
    // 80 × (16.90 − 10.00)
    'A22: ten dollars in California',
    { hours: 8000 },
    { ...CA, wages: [at(10)] },
    [
      'is owed 552.00 more: 800.00 for 80.00 hours is below the minimum wage of 16.90 in CA (CA@2026-01-01#1, verified)',
    ],
  ],
  [
    'A22: tips never count in California',
    { hours: 8000, compensation: [bonus('Tips', 900)] },
    { ...CA, wages: [at(10)] },
    [
      'is owed 552.00 more: 800.00 and 0.00 of 900.00 tips that count for 80.00 hours is below the minimum wage of 16.90 ' +
        'in CA (CA@2026-01-01#1, verified)',
    ],
  ],
  [
    'A22: a place that is not on file',
    { hours: 8000 },
    { work: { state: 'PR', city: '' } },
    ['could not be checked against the minimum wage of PR: it is not on file'],
  ],
  [
    // (70,304 − 40,000) ÷ 26
    'A22: exempt at 40,000 in California',
    {},
    { ...CA, ...exempt(40_000) },
    [
      'is paid as exempt at 40000.00 a year, below the 70304.00 that CA asks for (CA@2026-01-01#1, recalled): 1165.54 ' +
        'short in this period, or overtime is owed; teachers, doctors, lawyers and outside sales have no such limit',
    ],
  ],
  ['A22: exempt at 684 a week', {}, exempt(35_568), []],
  [
    'A22: exempt a dollar below it',
    {},
    exempt(35_567),
    [
      'is paid as exempt at 35567.00 a year, below the 35568.00 that TX asks for (US@2024-11-15#1, verified): 0.04 short ' +
        'in this period, or overtime is owed; teachers, doctors, lawyers and outside sales have no such limit',
    ],
  ],
  [
    'A10: leave by an import and by a request',
    {
      hours: 6400,
      leave: [
        { type: 'PTO', hours: 800, paid: true },
        { type: 'pto', hours: 800, paid: true, fromBalance: true },
      ],
    },
    {},
    ['has pto by an import and by an approved request in this period: both are paid'],
  ],
  ['a contractor', { hours: 9000 }, { workerType: '1099-NEC', wages: [at(1)] }, []],
])('doubts: %s', (_, given, more, expected) => {
  expect(earned(given, more).doubts).toEqual(expected)
})
