import { expect, test } from 'vitest'
import { depositPlan } from '../../../src/domain/money/deposit-plan.ts'
import { historyLiabilities, owedForHistory } from '../../../src/domain/money/tax-history.ts'
import { day } from '../../../src/kernel/dates.ts'
import { dollars, usd } from '../../../src/kernel/money.ts'
import { facts, type OwedRow } from '../../support/owed.ts'

test.each<[string, readonly OwedRow[], string]>([
  ['one run below it', [['US.941', '2026-06-12', 99_999.99]], '2026-07-15'],
  ['one run at it', [['US.941', '2026-06-12', 100_000]], '2026-06-15'],
  [
    'two runs of one day below it',
    [
      ['US.941', '2026-06-12', 50_000],
      ['US.941', '2026-06-12', 49_999.99],
    ],
    '2026-07-15',
  ],
  [
    'two runs of one day at it',
    [
      ['US.941', '2026-06-12', 50_000],
      ['US.941', '2026-06-12', 50_000],
    ],
    '2026-06-15',
  ],
  [
    'a run of another month does not count',
    [
      ['US.941', '2026-05-29', 50_000],
      ['US.941', '2026-06-12', 50_000],
    ],
    '2026-07-15',
  ],
  [
    'nor does what is owed for another form',
    [
      ['US.941', '2026-06-12', 50_000],
      ['US.940', '2026-06-12', 50_000],
      ['US.945', '2026-06-12', 50_000],
    ],
    '2026-07-15',
  ],
  [
    'nor a run that was voided',
    [
      ['US.941', '2026-06-05', 0],
      ['US.941', '2026-06-12', 99_999.99],
    ],
    '2026-07-15',
  ],
])('100,000 of Form 941: %s', (_, rows, due) => {
  expect(depositPlan(facts(rows)).due('US.941', day('2026-06-12'))).toBe(due)
})

const GA = { 'Withholding Account Number': '1233214-AB', 'UI Account Number': '474747-88' }
const registered = { GA: { ...GA, 'Withholding Deposit Frequency': 'Monthly' } }

test.each([
  ['US.941', '2026-07-15', '2026-07-15'],
  ['US.945', '2026-07-15', '2026-07-15'],
  ['US.940', '2027-02-01', '2026-07-31'], // 42 may wait for the return; we deposit it after the quarter
  ['US.944', '2027-02-01', '2026-07-15'], // so may less than 2,500 of a Form 944
  ['GA', '2026-07-15', '2026-07-15'],
  ['GA.sui', '2026-07-31', '2026-07-31'],
])('%s: due on %s, deposited on %s', (agencyRef, due, deposited) => {
  const plan = depositPlan(facts([[agencyRef, '2026-06-12', 42]], [], registered))
  expect(plan.due(agencyRef, day('2026-06-12'))).toBe(due)
  expect(plan.depositOn(agencyRef, day('2026-06-12'))).toBe(deposited)
})

test('A3: a Form 944 of 2,500 in the year is deposited by the schedule', () => {
  const due = (second: number) => {
    const plan = depositPlan(
      facts([
        ['US.944', '2026-06-12', 1000],
        ['US.944', '2026-09-11', second],
      ]),
    )
    return [day('2026-06-12'), day('2026-09-11')].map((payDate) => plan.due('US.944', payDate))
  }
  expect(due(1499.99)).toEqual(['2027-02-01', '2027-02-01'])
  expect(due(1500)).toEqual(['2026-07-15', '2026-10-15'])
})

test('a schedule holds from its year on; before the first the employer is new', () => {
  const rows = ['2025-12-31', '2026-12-31', '2027-12-31', '2028-12-29'].map(
    (payDate) => ['US.941', payDate, 1] as const,
  )
  const plan = depositPlan(
    facts(rows, [
      [2026, 'Semiweekly'],
      [2028, 'Monthly'],
    ]),
  )
  expect(rows.map(([, payDate]) => plan.due('US.941', day(payDate)))).toEqual([
    '2026-01-15', // a month
    '2027-01-06', // Thursday → Wednesday
    '2028-01-05', // Friday → Wednesday
    '2029-01-16', // the 15th is Martin Luther King's
  ])
})

test('FUTA of a quarter that a provider deposited leaves the rest of the year below 500', () => {
  const due = (deposited: number) =>
    depositPlan(
      facts([
        ['US.940', '2026-02-13', 400, deposited],
        ['US.940', '2026-05-15', 200],
      ]),
    ).due('US.940', day('2026-05-15'))
  expect(due(0)).toBe('2026-07-31')
  expect(due(99.99)).toBe('2026-07-31') // 300.01 + 200
  expect(due(100)).toBe('2027-02-01') // 300 + 200
})

test('imported pay owes the employer’s share too, and its deposits pay the oldest pay dates first', () => {
  const taxes = [
    { code: 'US.incomeTax', tax: usd(100) },
    { code: 'US.socialSecurity', tax: usd(62) },
    { code: 'US.medicare', tax: usd(14.5) },
    { code: 'US.futa', tax: usd(6) },
    { code: 'GA.incomeTax', tax: usd(0) },
  ]
  const liabilities = owedForHistory([
    { payDate: day('2026-01-16'), taxes },
    { payDate: day('2026-01-30'), taxes },
    { payDate: day('2026-04-10'), taxes },
  ])
  const rows = historyLiabilities(
    {
      liabilities,
      deposits: [
        { code: 'US.941', quarter: '2026-Q1', amount: usd(253) }, // 100 + 2 × 62 + 2 × 14.50 for the first pay date
        { code: 'US.incomeTax', quarter: '2026-Q1', amount: usd(1) }, // and a dollar for the second
        { code: 'US.futa', quarter: '2026-Q1', amount: usd(12.01) }, // a cent too much
        { code: 'GA.sui', quarter: '2026-Q2', amount: usd(5) }, // for pay that was not given
        { code: 'US.940', quarter: '2026-Q2', amount: usd(2) }, // the form itself
      ],
    },
    '941',
  )
  expect(
    rows
      .map((row) => `${row.agencyRef} ${row.payDate} ${dollars(row.accrued)} ${dollars(row.deposited)}`)
      .sort(),
  ).toEqual([
    'GA.sui 2026-06-30 0.00 5.00',
    'US.940 2026-01-16 6.00 6.00',
    'US.940 2026-01-30 6.00 6.01',
    'US.940 2026-04-10 6.00 2.00',
    'US.941 2026-01-16 253.00 253.00',
    'US.941 2026-01-30 253.00 1.00',
    'US.941 2026-04-10 253.00 0.00',
  ])
})
