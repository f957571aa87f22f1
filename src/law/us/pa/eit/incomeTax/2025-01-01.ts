import type { WorksheetLaw } from '../../../../language/declare.ts'

export const law: WorksheetLaw = {
  where: 'PA-EIT',
  tax: 'incomeTax',
  name: 'PA-EIT - Local Earned Income Tax',
  effective: '2025-01-01',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: 'Pennsylvania DCED, Act 32: the rate is the one that the employer enters from the register',
  confidence: 'verified',
  notes:
    'The employer enters the higher of the total resident rate and the nonresident rate of the work place. Residents of Philadelphia are outside Act 32. What Philadelphia takes from a worker who lives elsewhere is credited (recalled).',

  method: 'worksheet',
  taxes: 'homeFirst',
  certificate: { form: 'none', fields: {} },
  lines: { withholding: 'cents(max(0, wages * assignedRate - workPlaceTax))' },
  supplemental: 'aggregate',
  figures: {},
}
