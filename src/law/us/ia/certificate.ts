import { choice, count, dollars } from '../../language/certificate-fields.ts'
import type { Certificate } from '../../language/declare.ts'

export const certificate: Certificate = {
  form: 'IA W-4',
  fields: {
    status: choice('Filing Status', 'other', {
      other: 'Single, married filing separately, or married filing jointly with a spouse who has income',
      hoh: 'Head of Household',
      mfj_no_spouse_income: 'Married filing jointly, spouse without income, or qualifying surviving spouse',
      legacy_single: 'Certificate before 2024: single',
      legacy_married: 'Certificate before 2024: married',
    }),
    allowanceAmount: dollars('Total Allowance Amount', 'Line 6, in dollars'),
    allowances: count('Allowances Before 2024', 'Number of allowances of a certificate before 2024'),
  },
}
