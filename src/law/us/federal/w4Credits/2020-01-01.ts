import { usd } from '../../../../kernel/money.ts'
import type { W4Credits } from '../../../language/w4-credits.ts'

export const law: W4Credits = {
  table: 'w4Credits',
  where: 'US',
  effective: '2020-01-01',
  checkedThrough: '2025-12-31',
  revision: 1,
  source: 'Form W-4 (2020 to 2025), Step 3',
  confidence: 'verified',
  child: usd(2000),
  other: usd(500),
}
