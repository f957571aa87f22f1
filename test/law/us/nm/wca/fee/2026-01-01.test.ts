import { expect, test } from 'vitest'
import { dollars } from '../../../../../../src/kernel/money.ts'
import { type Payment, taxOf } from '../../../../facts.ts'

// biome-ignore format: one period a line
test.each([
  ['2026-03-16', '2026-03-29', '0.00', '0.00'],
  ['2026-03-18', '2026-03-31', '2.25', '2.55'], // its last day is that of the quarter
  ['2026-03-30', '2026-04-12', '2.25', '2.55'],
  ['2026-04-01', '2026-04-14', '0.00', '0.00'],
])('%s to %s', (from, to, employee, employer) => {
  const work = { state: 'NM', localities: ['NM-WCA'] }
  const payment: Payment = { on: '2026-04-17', from, to, every: 'BiWeekly', pay: 2000, work }
  expect(dollars(taxOf(payment, 'NM-WCA.fee'))).toBe(employee)
  expect(dollars(taxOf(payment, 'NM-WCA.feeEmployer', 'employer'))).toBe(employer)
})
