/** The closed lists about people, in the spelling that is answered. */

export const wageBases = ['Per Hour', 'Per Day', 'Per Week', 'Per Month', 'Per Year'] as const
export const paymentMethods = ['Direct Deposit', 'Check'] as const
export const employeeTypes = [
  'Paid by the hour',
  'Salary/Eligible for overtime',
  'Salary/No overtime',
  'Commission only/Eligible for overtime',
  'Commission only/No overtime',
] as const
export const employmentStatuses = [
  'Full Time (30+ Hours per week)',
  'Part Time (20-29 Hours per week)',
  'Part Time (0-19 Hours per week)',
  'Seasonal (0-6 months per year)',
  'Variable',
] as const
export const refTaxExemptions = [
  'No, this employee is not tax exempt',
  'Yes, as an owner/corporate officer',
] as const
export const w4FilingStatuses = [
  'Single',
  'Married',
  'Married Filing Separately',
  'Head of Household',
] as const
export const w4Forms = ['2020', '2019'] as const
export const accountTypes = ['checking', 'savings'] as const
export const recurringPayItems = ['Deduction', 'AdditionalCompensation', 'Reimbursement'] as const

/** Other text is accepted and kept; these are the ones that a payroll understands. */
export const finalPayCheckTypes = [
  'They will be paid by cash or check',
  'They will be paid by supplemental payroll',
  'They will be paid by a different way',
  'They will be paid during a regular payroll cycle',
  'They have already been paid',
] as const
