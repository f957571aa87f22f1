import { expect, test } from 'vitest'
import { calculatePaycheck } from '../../../src/domain/pay/paycheck.ts'
import { stubText } from '../../../src/domain/pay/stub-text.ts'
import { earned, elected, worker } from './worker.ts'

test('a stub on a terminal', () => {
  const input = worker('TX', {
    earnings: [{ ...earned('Regular', 2000), hours: 80 }],
    deductions: [elected('401(k)', 100)],
  })
  expect(stubText(input, calculatePaycheck(input))).toBe(
    `Paid 2026-06-12, BiWeekly, 2026-05-30 to 2026-06-12, TX

Earnings
  Regular                                             80 h      2,000.00

Taxes
  Social Security                              on 2,000.00        124.00
  Medicare                                     on 2,000.00         29.00
  Federal Withholding Tax                      on 1,900.00        144.15

Deductions
  401(k) (pre-tax)                                                100.00

The employer pays
  Social Security                              on 2,000.00        124.00
  Medicare                                     on 2,000.00         29.00
  FUTA                                         on 2,000.00         12.00
  TX - State Unemployment Insurance            on 2,000.00         54.00

  Gross                                                         2,000.00
  Net                                                           1,602.85`,
  )
})
