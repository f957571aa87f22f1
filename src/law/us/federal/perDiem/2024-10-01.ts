import { usd } from '../../../../kernel/money.ts'
import type { PerDiemRates } from '../../../language/travel.ts'

export const law: PerDiemRates = {
  table: 'perDiem',
  where: 'US',
  effective: '2024-10-01',
  checkedThrough: '2025-09-30',
  revision: 1,
  source: 'IRS Notice 2024-68; GSA Per Diem Bulletin FTR 25-01',
  confidence: 'verified',
  High: { whole: usd(319), meals: usd(86) },
  Low: { whole: usd(225), meals: usd(74) },
  Standard: { whole: usd(178), meals: usd(68) },
}
