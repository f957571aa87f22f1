import { choice, count } from '../../language/certificate-fields.ts'
import type { Certificate } from '../../language/declare.ts'

export const certificate: Certificate = {
  form: 'G-4',
  fields: {
    status: choice('Marital Status', 'A', {
      A: 'Single',
      B: 'Married Filing Joint, both spouses working, or Married Filing Separate',
      C: 'Married Filing Joint, one spouse working',
      D: 'Head of Household',
    }),
    dependents: count('Dependent Allowances', 'Line 4'),
    additionalAllowances: count('Additional Allowances', 'Line 5, from the worksheet'),
  },
}
