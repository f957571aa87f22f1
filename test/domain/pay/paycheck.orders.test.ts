import { expect, test } from 'vitest'
import { calculatePaycheck } from '../../../src/domain/pay/paycheck.ts'
import type { PaycheckInput } from '../../../src/domain/pay/paycheck-types.ts'
import { usd } from '../../../src/kernel/money.ts'
import { slip } from './slip.ts'
import { earned, elected, worker } from './worker.ts'

// Whole payslips of workers whose pay is garnished, every line with its arithmetic.

const slips: [string, PaycheckInput, [string, string][]][] = [
  [
    'Texas, child support ahead of a Georgia creditor',
    worker('TX', {
      earnings: [earned('Regular', 1600)],
      deductions: [elected('401(k)', 80), elected('Life', 20)],
      garnishments: [
        {
          id: 'creditor',
          type: 'Creditor',
          state: 'GA',
          dependents: 0,
        },
        {
          id: 'support',
          type: 'Child Support',
          current: usd(400),
          arrears: usd(50),
          supportsSecondFamily: true,
          arrearsOver12Weeks: false,
        },
      ],
    }),
    [
      ['gross', '1600.00'],
      ['Social Security', '-99.20'],
      ['Medicare', '-23.20'],
      ['Federal Withholding Tax', '-98.55'], // 1,520: 30,920 → 1,240 + 12% × 11,020 = 2,562.40; ÷ 26
      ['401(k)', '-80.00'],
      ['Life', '-20.00'],
      ['Child Support', '-450.00'], // disposable 1,379.05; at most 50% = 689.52
      ['net', '829.05'],
      ['not taken: creditor', '344.76'], // 25% of 1,379.05, used up by the support
      ['employer: Social Security', '99.20'],
      ['employer: Medicare', '23.20'],
      ['employer: FUTA', '9.60'],
      ['employer: TX - State Unemployment Insurance', '43.20'],
    ],
  ],
  [
    'Georgia, a federal tax levy leaves the exempt amount',
    worker('GA', {
      earnings: [earned('Regular', 2000)],
      garnishments: [{ id: 'levy', type: 'Federal Tax Levy', status: 'Single', dependents: 1, additions: 0 }],
    }),
    [
      ['gross', '2000.00'],
      ['Social Security', '-124.00'],
      ['Medicare', '-29.00'],
      ['Federal Withholding Tax', '-156.15'],
      ['GA - State Withholding Tax', '-71.01'],
      ['Federal Tax Levy', '-796.76'], // 1,619.84 − (619.23 + 203.85)
      ['net', '823.08'],
      ['employer: Social Security', '124.00'],
      ['employer: Medicare', '29.00'],
      ['employer: FUTA', '12.00'],
      ['employer: GA - State Unemployment Insurance', '54.00'],
    ],
  ],
]

test.each(slips)('%s', (_, input, expected) => {
  expect(slip(calculatePaycheck(input))).toEqual(expected)
})
