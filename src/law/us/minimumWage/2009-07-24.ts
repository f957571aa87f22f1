import { usd } from '../../../kernel/money.ts'
import type { MinimumWage } from '../../language/labor.ts'

export const law: MinimumWage = {
  table: 'minimumWage',
  where: 'US',
  effective: '2009-07-24',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: '29 USC 206(a)(1)(C)',
  confidence: 'verified',
  hourly: usd('7.25'),
}
