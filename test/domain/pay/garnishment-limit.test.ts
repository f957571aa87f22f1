import { expect, test } from 'vitest'
import { levyExempt } from '../../../src/domain/pay/garnishment-limit.ts'
import { dollars } from '../../../src/kernel/money.ts'
import { editionsOf } from '../../../src/law/engine/shelf.ts'
import type { LevyStatus } from '../../../src/law/language/garnishment.ts'
import type { Frequency } from '../../../src/law/language/types.ts'

// Publication 1494, the printed cells: weekly, biweekly, semimonthly, monthly, daily.
const frequencies = ['Weekly', 'BiWeekly', 'SemiMonthly', 'Monthly', 'Daily'] as const
test.each<[number, LevyStatus, string[]]>([
  [2026, 'Single', ['309.62', '619.23', '670.83', '1341.67', '61.92']],
  [2026, 'Married', ['619.23', '1238.46', '1341.67', '2683.33', '123.85']],
  [2026, 'Head of Household', ['464.42', '928.85', '1006.25', '2012.50', '92.88']],
  [2025, 'Single', ['288.46', '576.92', '625.00', '1250.00', '57.69']],
  [2025, 'Married', ['576.92', '1153.85', '1250.00', '2500.00', '115.38']],
  [2025, 'Head of Household', ['432.69', '865.38', '937.50', '1875.00', '86.54']],
  [2024, 'Single', ['280.77', '561.54', '608.33', '1216.67', '56.15']],
  [2024, 'Married', ['561.54', '1123.08', '1216.67', '2433.33', '112.31']],
  [2024, 'Head of Household', ['421.15', '842.31', '912.50', '1825.00', '84.23']],
])('levy exempt amounts %i %s', (year, status, expected) => {
  const edition = editionsOf('levy', 'US').find((each) => each.effective.startsWith(`${year}`))!
  const cells = frequencies.map((each) =>
    dollars(levyExempt(edition, { status, dependents: 0, additions: 0 }, each)),
  )
  expect(cells).toEqual(expected)
})

test.each<[number, Frequency, LevyStatus, number, number, string]>([
  [2024, 'Weekly', 'Single', 3, 0, '569.22'], // 280.77 + 3 × 96.15
  [2024, 'Weekly', 'Single', 3, 1, '606.72'], // + 37.50
  [2024, 'BiWeekly', 'Married', 2, 0, '1507.70'], // 1,123.08 + 2 × 192.31
  [2024, 'BiWeekly', 'Married', 2, 2, '1626.93'], // + 119.23: two additions are rounded once
  [2026, 'Weekly', 'Single', 3, 0, '615.38'], // 309.62 + 3 × 101.92
])(
  'Pub 1494 example %i %s %s, %i dependents, %i additions: %s',
  (year, frequency, status, dependents, additions, exempt) => {
    const edition = editionsOf('levy', 'US').find((each) => each.effective.startsWith(`${year}`))!
    expect(dollars(levyExempt(edition, { status, dependents, additions }, frequency))).toBe(exempt)
  },
)
