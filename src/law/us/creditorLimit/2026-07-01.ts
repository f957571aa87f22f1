import { usd } from '../../../kernel/money.ts'
import { creditorLimits, overWeekly, percent } from '../../language/creditor-limit.ts'

const ors = 'ORS 18.385(2)'

// biome-ignore format: one state a line where it fits
export const law = creditorLimits(
  { table: 'creditorLimit', effective: '2026-07-01', checkedThrough: '2026-12-31', revision: 1 },
  [
    ['OR', { parts: [percent('25%'), overWeekly(usd(400), { Daily: usd(400), BiWeekly: usd(832), SemiMonthly: usd(912), Monthly: usd(1_792) })] }, 'verified', ors],
  ],
)
