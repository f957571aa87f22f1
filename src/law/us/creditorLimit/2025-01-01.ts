import { usd } from '../../../kernel/money.ts'
import { creditorLimits, overWeekly, percent } from '../../language/creditor-limit.ts'

const ors = 'ORS 18.385(2)'

// biome-ignore format: one state a line where it fits
export const law = creditorLimits(
  { table: 'creditorLimit', effective: '2025-01-01', checkedThrough: '2026-12-31', revision: 1 },
  [
    ['OR', { parts: [percent('25%'), overWeekly(usd(305), { Daily: usd(305), BiWeekly: usd(611), SemiMonthly: usd(655), Monthly: usd(1_309) })] }, 'verified', ors],
  ],
)
