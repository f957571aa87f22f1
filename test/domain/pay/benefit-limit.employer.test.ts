import { expect, test } from 'vitest'
import { calculatePaycheck } from '../../../src/domain/pay/paycheck.ts'
import type { Deduction, PaycheckInput } from '../../../src/domain/pay/paycheck-types.ts'
import { dollars, usd, ZERO } from '../../../src/kernel/money.ts'
import { rate } from '../../../src/kernel/rate.ts'
import { worker } from './worker.ts'

const given = (
  deductions: readonly Deduction[],
  toDate: PaycheckInput['yearToDate'],
  more: Partial<PaycheckInput> = {},
) => {
  const { deductions: lines } = calculatePaycheck(
    worker('TX', {
      earnings: [{ type: 'Regular', amount: usd(10_000) }],
      deductions,
      yearToDate: toDate,
      ...more,
    }),
  )
  return lines.map(({ type, amount, employer }) => [type, dollars(amount), dollars(employer ?? ZERO)])
}
const fixed = (type: '401(k)' | 'Roth 401(k)', own: number, employer: number): Deduction => ({
  type,
  amount: usd(own),
  employer: usd(employer),
})
const before = (employee: number, employer: number, medicare = 0) => ({
  supplementalWages: ZERO,
  taxes: { 'US.medicare': { wages: usd(medicare), tax: ZERO } },
  benefits: { '401(k)': { employee: usd(employee), employer: usd(employer) } },
})

test.each<[string, readonly Deduction[], PaycheckInput['yearToDate'], Partial<PaycheckInput>, string[][]]>([
  // 72,000 − 24,500 of the worker's own
  [
    'worker and employer',
    [fixed('401(k)', 500, 60_000)],
    before(24_000, 0),
    {},
    [['401(k)', '500.00', '47500.00']],
  ],
  [
    'one cent is left',
    [fixed('401(k)', 0, 100)],
    before(24_500, 47_499.99),
    {},
    [['401(k)', '0.00', '0.01']],
  ],
  // Catch-up is no addition: 24,500 of the 30,000 counts.
  [
    'catch-up apart',
    [fixed('401(k)', 500, 60_000)],
    before(29_500, 0),
    { person: { ageAtYearEnd: 52 } },
    [['401(k)', '500.00', '47500.00']],
  ],
  // 72,000 − 20,000 − 51,000 = 1,000, less the 600 and 300 of the first
  [
    'two deductions of one plan',
    [fixed('401(k)', 600, 300), fixed('Roth 401(k)', 50, 300)],
    before(20_000, 51_000),
    {},
    [
      ['401(k)', '600.00', '300.00'],
      ['Roth 401(k)', '50.00', '50.00'],
    ],
  ],
  // 360,000 − 355,000 = 5,000 of the 10,000, at 5%
  [
    'pay up to 401(a)(17)',
    [{ type: '401(k)', amount: usd(100), employer: { percent: rate('5%') } }],
    before(0, 0, 355_000),
    {},
    [['401(k)', '100.00', '250.00']],
  ],
])('A26: an employer adds up to the limits of the year: %s', (_, deductions, toDate, more, expected) => {
  expect(given(deductions, toDate, more)).toEqual(expected)
})
