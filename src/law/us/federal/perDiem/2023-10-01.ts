import { usd } from '../../../../kernel/money.ts'
import type { PerDiemRates } from '../../../language/travel.ts'

export const law: PerDiemRates = {
  table: 'perDiem',
  where: 'US',
  effective: '2023-10-01',
  checkedThrough: '2024-09-30',
  revision: 1,
  source: 'IRS Notice 2023-68; GSA rates of fiscal year 2024',
  confidence: 'recalled',
  High: { whole: usd(309), meals: usd(74) },
  Low: { whole: usd(214), meals: usd(64) },
  Standard: { whole: usd(166), meals: usd(59) },
}
