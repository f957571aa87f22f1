import { expect, test } from 'vitest'
import { rate } from '../../../../../../src/kernel/rate.ts'
import { cases } from '../../../../cases.ts'
import { lines } from '../../../../facts.ts'

const EIT = { state: 'PA', localities: ['PA-EIT'] }
const PHILADELPHIA = { state: 'PA', localities: ['PA-PHILADELPHIA'] }
const given = { employer: { rates: { 'PA-EIT.incomeTax': rate('3.5%') } } }

cases(
  'PA-EIT.incomeTax',
  [['2026-06-12', 'BiWeekly', 2000, {}, '70.00', 'lives and works under Act 32: 2,000 × 3.5%']],
  { work: EIT, home: EIT, given },
)

cases(
  'PA-EIT.incomeTax',
  [
    [
      '2025-01-01',
      'BiWeekly',
      2000,
      {},
      '70.00',
      'from Ohio, spared the tax of the state only: 2,000 × 3.5%',
    ],
  ],
  { work: EIT, home: { state: 'OH' }, given },
)

cases(
  'PA-EIT.incomeTax',
  [['2026-06-12', 'BiWeekly', 2000, {}, '0.00', 'a resident of Philadelphia is outside Act 32']],
  { work: EIT, home: PHILADELPHIA, given },
)

cases(
  'PA-EIT.incomeTax',
  [['2026-06-12', 'BiWeekly', 2000, {}, '1.40', 'less what Philadelphia took: 2,000 × 3.5% − 2,000 × 3.43%']],
  { work: PHILADELPHIA, home: EIT, given },
)

test('without the rate of the employer the payment is refused', () => {
  const payment = { on: '2026-06-12', every: 'BiWeekly', pay: 2000, work: EIT, home: EIT } as const
  expect(() => lines(payment)).toThrow('the rate assigned to the employer')
})
