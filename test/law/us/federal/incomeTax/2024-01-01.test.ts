import { expect, test } from 'vitest'
import { dollars } from '../../../../../src/kernel/money.ts'
import type { FilingStatus, Frequency } from '../../../../../src/law/language/types.ts'
import { taxOf } from '../../../facts.ts'

const rows: readonly (readonly [Frequency, FilingStatus, number, boolean, string, string])[] = [
  ['Weekly', 'Single', 1000, false, '81.85', '52,000 − 8,600 = 43,400: 1,160 + 12% of 25,800 = 4,256, ÷ 52'],
  [
    'BiWeekly',
    'Married',
    5000,
    false,
    '472.38',
    '130,000 − 12,900 = 117,100: 10,852 + 22% of 6,500 = 12,282, ÷ 26',
  ],
  ['Monthly', 'Head of Household', 7000, true, '1100.54', '84,000: 7,734.50 + 24% of 22,800, ÷ 12'],
]

test.each(rows)('Worksheet 1A, 2024: %s %s %s box %s → %s (%s)', (every, status, pay, multipleJobs, tax) => {
  expect(
    dollars(
      taxOf(
        { on: '2024-06-14', every, work: { state: 'TX' }, pay, w4: { status, multipleJobs } },
        'US.incomeTax',
      ),
    ),
  ).toBe(tax)
})
