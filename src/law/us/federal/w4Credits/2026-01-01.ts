import { usd } from '../../../../kernel/money.ts'
import type { W4Credits } from '../../../language/w4-credits.ts'

export const law: W4Credits = {
  table: 'w4Credits',
  where: 'US',
  effective: '2026-01-01',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: 'Form W-4 (2026), Step 3(a) and 3(b)',
  confidence: 'verified',
  child: usd(2200),
  other: usd(500),
}
