import { expect, test } from 'vitest'
import type { EarningType } from '../../../src/domain/pay/elements.ts'
import { calculatePaycheck } from '../../../src/domain/pay/paycheck.ts'
import type { Deduction } from '../../../src/domain/pay/paycheck-types.ts'
import { dollars, usd } from '../../../src/kernel/money.ts'
import { rate } from '../../../src/kernel/rate.ts'
import { worker } from './worker.ts'

test.each<[EarningType, string]>([
  ['Group-Term Life', '150.00'],
  ['Imputed Income', '150.00'],
  ['S-Corp 2% Health', '150.00'],
  ['Cash Tips', '150.00'],
  ['Reimbursement', '150.00'],
  // 5% of 3,040
  ['Bonus', '152.00'],
  ['Tips', '152.00'],
])('A25: five percent of 3,000 and 40 of %s is %s: a percentage is of pay in cash', (type, taken) => {
  const { deductions } = calculatePaycheck(
    worker('TX', {
      earnings: [
        { type: 'Regular', amount: usd(3000) },
        { type, amount: usd(40) },
      ],
      deductions: [{ type: '401(k)', amount: { percent: rate('5%') } }],
    }),
  )
  expect(deductions.map(({ amount }) => dollars(amount))).toEqual([taken])
})

test('severance is no pay of a plan: nothing of it is deferred, by percentage or by amount', () => {
  const taken = (regular: number, amount: Deduction['amount'], type: Deduction['type'] = '401(k)') =>
    calculatePaycheck(
      worker('TX', {
        earnings: [
          { type: 'Regular', amount: usd(regular) },
          { type: 'Severance', amount: usd(5000) },
        ],
        deductions: [{ type, amount }],
      }),
    ).deductions.map((line) => dollars(line.amount))
  const five = { percent: rate('5%') }
  expect(taken(3000, five)).toEqual(['150.00'])
  expect(taken(3000, five, 'Roth 401(k)')).toEqual(['150.00'])
  expect(taken(0, five)).toEqual([])
  expect(taken(300, usd(400))).toEqual(['300.00'])
  expect(taken(3000, five, 'HSA')).toEqual(['400.00']) // an HSA is no plan of deferred pay
})
