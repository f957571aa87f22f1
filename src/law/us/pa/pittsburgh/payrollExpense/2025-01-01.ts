import type { BandsLaw } from '../../../../language/declare.ts'

export const law: BandsLaw = {
  where: 'PA-PITTSBURGH',
  tax: 'payrollExpense',
  name: 'PA-PITTSBURGH - Payroll Expense Tax',
  effective: '2025-01-01',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: 'Pittsburgh City Code chapter 258, recalled',
  confidence: 'recalled',
  notes: 'Of employers for profit, on work in the city.',

  method: 'bands',
  employer: [[0, '0.55%']],
}
