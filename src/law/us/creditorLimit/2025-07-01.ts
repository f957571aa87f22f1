import { usd } from '../../../kernel/money.ts'
import { creditorLimits, overWeekly, percent } from '../../language/creditor-limit.ts'

const ors = 'ORS 18.385(2)'

// biome-ignore format: one state a line where it fits
export const law = creditorLimits(
  { table: 'creditorLimit', effective: '2025-07-01', checkedThrough: '2026-12-31', revision: 1 },
  [
    ['OR', { parts: [percent('25%'), overWeekly(usd(338), { Daily: usd(338), BiWeekly: usd(675), SemiMonthly: usd(737), Monthly: usd(1_458) })] }, 'verified', ors],
  ],
)
