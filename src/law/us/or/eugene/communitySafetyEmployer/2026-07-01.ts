import type { BandsLaw } from '../../../../language/declare.ts'

export const law: BandsLaw = {
  where: 'OR-EUGENE',
  tax: 'communitySafetyEmployer',
  name: 'OR-EUGENE - Community Safety Payroll Tax (employer)',
  effective: '2026-07-01',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: 'Eugene Code chapter 3, recalled',
  confidence: 'recalled',
  notes: 'An employer of two or fewer pays 0.15% on its first 100,000: not computed.',

  method: 'bands',
  employer: [[0, '0.21%']],
}
