import { usd } from '../../../../kernel/money.ts'
import type { GroupTermLifeCosts } from '../../../language/group-term-life.ts'

export const law: GroupTermLifeCosts = {
  table: 'groupTermLife',
  where: 'US',
  effective: '1999-07-01',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: '26 CFR 1.79-3(d)(2), Table I; IRS Publication 15-B',
  confidence: 'verified',
  free: usd(50_000),
  costs: [
    [0, 5],
    [25, 6],
    [30, 8],
    [35, 9],
    [40, 10],
    [45, 15],
    [50, 23],
    [55, 43],
    [60, 66],
    [65, 127],
    [70, 206],
  ],
}
