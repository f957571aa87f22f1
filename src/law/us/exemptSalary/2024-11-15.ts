import { usd } from '../../../kernel/money.ts'
import type { ExemptSalary } from '../../language/labor.ts'

/** 684 a week: a court set the rule of 2024 aside on this day. */
export const law: ExemptSalary = {
  table: 'exemptSalary',
  where: 'US',
  effective: '2024-11-15',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: '29 CFR 541.600(a), as enforced after Texas v. Department of Labor (E.D. Tex. 2024)',
  confidence: 'verified',
  yearly: usd('35568.00'),
}
