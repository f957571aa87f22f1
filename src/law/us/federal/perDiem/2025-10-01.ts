import { usd } from '../../../../kernel/money.ts'
import type { PerDiemRates } from '../../../language/travel.ts'

export const law: PerDiemRates = {
  table: 'perDiem',
  where: 'US',
  effective: '2025-10-01',
  checkedThrough: '2026-09-30',
  revision: 1,
  source: 'IRS Notice 2025-54; GSA Per Diem Bulletin FTR 26-01',
  confidence: 'verified',
  High: { whole: usd(319), meals: usd(86) },
  Low: { whole: usd(225), meals: usd(74) },
  Standard: { whole: usd(178), meals: usd(68) },
}
