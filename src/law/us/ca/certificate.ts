import { choice, count } from '../../language/certificate-fields.ts'
import type { Certificate } from '../../language/declare.ts'

export const certificate: Certificate = {
  form: 'DE 4',
  fields: {
    status: choice('Filing Status', 'single', {
      single: 'Single or Married (with two or more incomes)',
      married: 'Married (one income)',
      hoh: 'Head of Household',
    }),
    regular: count('Regular Withholding Allowances', 'Line 1a, from Worksheet A'),
    estimated: count('Additional Allowances for Estimated Deductions', 'Line 1b, from Worksheet B'),
  },
}
