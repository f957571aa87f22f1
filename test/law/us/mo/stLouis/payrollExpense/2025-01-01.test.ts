import { expect, test } from 'vitest'
import { dollars } from '../../../../../../src/kernel/money.ts'
import { type Payment, taxOf } from '../../../../facts.ts'

const payment: Payment = {
  on: '2026-06-12',
  every: 'BiWeekly',
  pay: 2000,
  work: { state: 'MO', localities: ['MO-ST-LOUIS'] },
}

test('the employer pays 2,000 × 0.5% for work in the city, the worker nothing', () => {
  expect(dollars(taxOf(payment, 'MO-ST-LOUIS.payrollExpense', 'employer'))).toBe('10.00')
  expect(dollars(taxOf(payment, 'MO-ST-LOUIS.payrollExpense'))).toBe('0.00')
})

test('a resident who works elsewhere costs nothing', () => {
  const away: Payment = {
    ...payment,
    work: { state: 'MO' },
    home: { state: 'MO', localities: ['MO-ST-LOUIS'] },
  }
  expect(dollars(taxOf(away, 'MO-ST-LOUIS.payrollExpense', 'employer'))).toBe('0.00')
})
