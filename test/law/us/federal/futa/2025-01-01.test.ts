import { expect, test } from 'vitest'
import { dollars, usd } from '../../../../../src/kernel/money.ts'
import { taxOf } from '../../../facts.ts'

const rows = [
  ['2025-06-13', 'TX', 0, 7000, '42.00', '0.6%'],
  ['2025-06-13', 'CA', 0, 7000, '126.00', '0.6% + 1.2% credit reduction'],
  ['2025-06-13', 'NY', 0, 7000, '42.00', 'New York had repaid'],
  ['2026-06-12', 'TX', 6000, 3000, '6.00', 'only 1,000 left under 7,000'],
  ['2026-06-12', 'CA', 0, 7000, '42.00', 'the reductions of 2026 are not known yet'],
] as const

test.each(rows)('FUTA %s %s, %s so far, %s now → %s (%s)', (on, state, before, pay, tax) => {
  const given = {
    yearToDate: { taxes: { 'US.futa': { wages: usd(before), tax: usd(0) } }, supplementalWages: usd(0) },
  }
  expect(dollars(taxOf({ on, every: 'BiWeekly', work: { state }, pay, given }, 'US.futa', 'employer'))).toBe(
    tax,
  )
})
