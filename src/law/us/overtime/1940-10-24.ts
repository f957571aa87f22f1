import type { OvertimeRule } from '../../language/labor.ts'

/** The Fair Labor Standards Act: forty hours since the third year of the Act. */
export const law: OvertimeRule = {
  table: 'overtime',
  where: 'US',
  effective: '1940-10-24',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: '29 USC 207(a)',
  confidence: 'verified',
  weekly: 40,
}
