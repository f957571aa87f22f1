import { expect, test } from 'vitest'
import type { EarningType } from '../../../src/domain/pay/elements.ts'
import { calculatePaycheck } from '../../../src/domain/pay/paycheck.ts'
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
