import { choice, count } from '../../language/certificate-fields.ts'
import type { Certificate } from '../../language/declare.ts'

export const certificate: Certificate = {
  form: 'DE-W4',
  fields: {
    status: choice('Marital Status', 'single', {
      single: 'Single',
      married_filing_jointly: 'Married filing jointly',
      married_filing_separately: 'Married filing separately',
    }),
    exemptions: count('Allowances', 'Personal credits claimed'),
  },
}
