import { expect, test } from 'vitest'
import type { Paid } from '../../../src/domain/filings/paid.ts'
import { usd } from '../../../src/kernel/money.ts'
import { shown } from '../../support/shown.ts'
import { taxLine } from './paid.ts'
import { compute, facts, orchid, paidOn } from './quarterly.ts'

test('Form 941: the baseline return of the IRS test scenarios', () => {
  const { lines, days, months } = compute(
    '941',
    '2026-03-31',
    facts([orchid], { workersOn12th: 3, deposits: usd(253) }),
  )
  expect(shown(lines)).toMatchObject({
    1: 3,
    2: '1000.00',
    3: '100.00',
    '5a1': '1000.00',
    '5a2': '124.00',
    '5c2': '29.00',
    '5e': '153.00',
    6: '253.00',
    7: '0.00',
    10: '253.00',
    12: '253.00',
    13: '253.00',
    14: '0.00',
    '15a': '0.00',
    16: 'less than 2,500',
    4: '',
    17: '',
  })
  expect([days, months]).toEqual([undefined, undefined])
})

test('Form 941: a research credit leaves an overpayment', () => {
  const daffodil = paidOn({
    on: '2026-03-13',
    wages: '10200.00',
    incomeTax: '1200.00',
    ssWages: '10200.00',
    employee: '780.30',
    employer: '780.30',
  })
  const { lines } = compute(
    '941',
    '2026-03-31',
    facts([daffodil], { deposits: usd('2760.60'), entered: { researchCredit: usd('390.15') } }),
  )
  expect(shown(lines)).toMatchObject({
    '5a2': '1264.80',
    '5c2': '295.80',
    '5e': '1560.60',
    6: '2760.60',
    11: '390.15',
    12: '2370.45',
    '15a': '390.15',
    16: 'less than 2,500',
  })
})

test('Form 941: a research credit takes 250,000 a quarter of Social Security, from the first payday on, then Medicare', () => {
  // 3,225,806.45 x 6.2% = 200,000.00; 3,448,275.86 x 1.45% = 50,000.00: 500,000.00 a payday for both sides.
  const big = (on: string): Paid => ({
    ...paidOn({ on, wages: '0', incomeTax: '0', ssWages: '0', employee: '0', employer: '0' }),
    lines: (['employeeTax', 'employerTax'] as const).flatMap((kind) => [
      taxLine(kind, 'US.socialSecurity', '3225806.45', '200000.00'),
      taxLine(kind, 'US.medicare', '3448275.86', '50000.00'),
    ]),
  })
  const { lines, days } = compute(
    '941',
    '2026-03-31',
    facts([big('2026-01-16'), big('2026-02-13')], {
      isSemiweekly: true,
      entered: { researchCredit: usd(350_000) },
    }),
  )
  expect(shown(lines)).toMatchObject({ 10: '1000000.00', 11: '350000.00', 12: '650000.00' })
  // 200,000 and 50,000 of Social Security, 50,000 and 50,000 of Medicare.
  expect(days).toEqual([
    { date: '2026-01-16', amount: usd(250_000) },
    { date: '2026-02-13', amount: usd(400_000) },
  ])
})

test('Form 941: a monthly depositor’s last month takes what rounding leaves', () => {
  // June: two workers were rounded one by one, 753.64 was withheld and 753.63 is the employer's.
  const month = {
    wages: '9000.00',
    incomeTax: '812.00',
    ssWages: '9400.00',
    employee: '719.10',
    employer: '719.10',
  }
  const paid = [
    paidOn({ on: '2025-04-30', ...month }),
    paidOn({ on: '2025-05-30', ...month }),
    paidOn({
      on: '2025-06-30',
      wages: '9451.33',
      incomeTax: '866.40',
      ssWages: '9851.33',
      employee: '753.64',
      employer: '753.63',
    }),
  ]
  const { lines, months, days } = compute(
    '941',
    '2025-06-30',
    facts(paid, { workersOn12th: 2, deposits: usd('6874.07'), priorTax: usd(6100) }),
  )
  expect(shown(lines)).toMatchObject({
    2: '27451.33',
    3: '2490.40',
    '5a1': '28651.33',
    '5a2': '3552.76',
    '5c2': '830.89',
    '5e': '4383.65',
    6: '6874.05',
    7: '0.01',
    10: '6874.06',
    12: '6874.06',
    13: '6874.07',
    14: '0.00',
    '15a': '0.01',
    16: 'monthly',
  })
  expect(shown(months!)).toEqual({ '04': '2250.20', '05': '2250.20', '06': '2373.66' })
  expect(days).toBeUndefined()
})

const deMinimis = paidOn({
  on: '2025-08-15',
  wages: '30000.00',
  incomeTax: '3100.00',
  ssWages: '30000.00',
  employee: '2295.00',
  employer: '2295.00',
})

test.each([
  { priorTax: usd('2499.99'), box: 'less than 2,500' },
  { priorTax: usd(2500), box: 'semiweekly' },
  { priorTax: undefined, box: 'semiweekly' },
])('Form 941, line 16: under 2,500 by the quarter before ($priorTax)', ({ priorTax, box }) => {
  const { lines, days } = compute(
    '941',
    '2025-09-30',
    facts([deMinimis], { isSemiweekly: true, priorTax, deposits: usd(7690) }),
  )
  expect(shown(lines)).toMatchObject({
    6: '7690.00',
    7: '0.00',
    12: '7690.00',
    14: '0.00',
    '15a': '0.00',
    16: box,
  })
  expect(days === undefined).toBe(box === 'less than 2,500')
})

test('Form 941: fractions of cents may be negative', () => {
  // 20,000.37 x 7.65% = 1,530.028305, and 1,530.00 was withheld.
  const paid = paidOn({
    on: '2025-02-14',
    wages: '20000.37',
    incomeTax: '1800.00',
    ssWages: '20000.37',
    employee: '1530.00',
    employer: '1530.03',
  })
  const { lines } = compute('941', '2025-03-31', facts([paid], { deposits: usd('4860.03') }))
  expect(shown(lines)).toMatchObject({
    '5a2': '2480.05',
    '5c2': '580.01',
    '5e': '3060.06',
    6: '4860.06',
    7: '-0.03',
    12: '4860.03',
    14: '0.00',
  })
})

test('Form 941, line 9: taxes on tips that could not be taken', () => {
  // 40.00 of wages and 900.00 of cash tips: 71.91 is due and 40.00 was there.
  const paid: Paid = {
    ...orchid,
    lines: [
      taxLine('employeeTax', 'US.incomeTax', '940.00', '0'),
      { ...taxLine('employeeTax', 'US.socialSecurity', '940.00', '39.42'), uncollected: usd('18.86') },
      { ...taxLine('employeeTax', 'US.medicare', '940.00', '0.58'), uncollected: usd('13.05') },
    ],
    ssTips: usd(900),
  }
  const { lines } = compute('941', '2026-03-31', facts([paid]))
  expect(shown(lines)).toMatchObject({
    '5a1': '40.00',
    '5b1': '900.00',
    '5c1': '940.00',
    7: '0.00',
    9: '-31.91',
  })
})
