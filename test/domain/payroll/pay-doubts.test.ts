import { expect, test } from 'vitest'
import { earningsOf } from '../../../src/domain/payroll/earnings.ts'
import { payDoubts } from '../../../src/domain/payroll/pay-doubts.ts'
import type { GivenFacts, PersonFacts } from '../../../src/domain/payroll/person.ts'
import { day } from '../../../src/kernel/dates.ts'
import { usd } from '../../../src/kernel/money.ts'
import { at, bonus, CA, over, period, person, plain, row } from './people.ts'

const WEEKS =
  'is tipped, and wage and tips could be checked over the period alone: the law asks for each workweek (29 USC ' +
  '203(m)(2)(A)); tipWeeks of an import tells them'

const tipWeeks = (...of: [end: string, hours: number, tips: number][]) =>
  of.map(([end, hours, tips]) => ({ end: day(end), hours: hours * 100, tips: usd(tips) }))

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
    // 10 × 3.625, the half of the minimum wage: 29 CFR 531.60
    'A21: plain hours of who is tipped',
    { hours: 9000, compensation: [{ ...bonus('Cash Tips'), amount: usd(900) }] },
    { wages: [at(2.13)] },
    [
      'is owed at least 36.25 more: 90.00 plain hours in 2 weeks hold at least 10.00 hours of overtime (29 USC 207(a)); ' +
        'send them as overTime',
      'is tipped, and wage and tips could be checked over the period alone: the law asks for each workweek (29 USC ' +
        '203(m)(2)(A)); tipWeeks of an import tells them',
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
      WEEKS,
    ],
  ],
  [
    'A22: tips that suffice over the period',
    { hours: 8000, compensation: [bonus('Tips', 409.6)] },
    { wages: [at(2.13)] },
    [WEEKS],
  ],
  [
    // Each week: 40 × 7.25 = 290.00 − 85.20 = 204.80
    'tips that suffice in each week',
    {
      ...{ hours: 8000, compensation: [bonus('Tips', 409.6)] },
      tipWeeks: tipWeeks(['2026-06-07', 40, 204.8], ['2026-06-14', 40, 204.8]),
    },
    { wages: [at(2.13)] },
    [],
  ],
  [
    // 300.00 of the first week are more than its credit of 204.80; the second lacks 204.80 − 109.60
    'tips that suffice over the period, and not in each week',
    {
      ...{ hours: 8000, compensation: [bonus('Tips', 409.6)] },
      tipWeeks: tipWeeks(['2026-06-07', 40, 300], ['2026-06-14', 40, 109.6]),
    },
    { wages: [at(2.13)] },
    [
      'is owed 95.20 more: 170.40 and 314.40 of 409.60 tips that count for 80.00 hours is below the minimum wage of 7.25 ' +
        'in TX (TX@2025-01-01#1, recalled): 95.20 in the week to 2026-06-14',
    ],
  ],
  [
    'weeks that are not those of the hours',
    {
      ...{ hours: 8000, compensation: [bonus('Tips', 409.6)] },
      tipWeeks: tipWeeks(['2026-06-07', 40, 300], ['2026-06-14', 30, 109.6]),
    },
    { wages: [at(2.13)] },
    [
      WEEKS.replace('tipWeeks of an import tells them', '') +
        'those in tipWeeks do not add up to the hours and tips of the period',
    ],
  ],
  [
    // 80 × 7.25 = 580.00 − 160.00 − 80 × 5.12 = 409.60: tips never make up for the cash wage
    'A22: a cash wage below 2.13',
    { hours: 8000, compensation: [bonus('Tips', 900)] },
    { wages: [at(2)] },
    [
      'is owed 10.40 more: 160.00 and 409.60 of 900.00 tips that count for 80.00 hours is below the minimum wage of 7.25 ' +
        'in TX (TX@2025-01-01#1, recalled)',
      'is paid 2.00 an hour beside tips, below the 2.13 that TX asks for in cash: a tip credit of 5.25 an hour is larger ' +
        'than 5.12',
      WEEKS,
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
      'is paid 10.00 an hour beside tips, and CA allows no tip credit: 6.90 an hour is taken (CA@2026-01-01#1, verified)',
      WEEKS,
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
  const who = person(given, more)
  const doubts = payDoubts({ ...earningsOf(who, period), person: who, period })
  expect(doubts.map(({ words }) => words)).toEqual(expected)
})
