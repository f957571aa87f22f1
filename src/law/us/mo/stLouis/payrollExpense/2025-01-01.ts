import type { WorksheetLaw } from '../../../../language/declare.ts'

export const law: WorksheetLaw = {
  where: 'MO-ST-LOUIS',
  tax: 'payrollExpense',
  name: 'MO-ST-LOUIS - Payroll Expense Tax',
  effective: '2025-01-01',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: 'City of St. Louis payroll expense tax',
  confidence: 'verified',

  method: 'worksheet',
  payer: 'employer',
  taxes: 'workers',
  certificate: { form: 'none', fields: {} },
  lines: { withholding: 'cents(wages * rate)' },
  supplemental: 'aggregate',
  figures: {
    rate: '0.5%',
  },
}
