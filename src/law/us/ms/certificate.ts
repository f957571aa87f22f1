import { choice, dollars } from '../../language/certificate-fields.ts'
import type { Certificate } from '../../language/declare.ts'

export const certificate: Certificate = {
  form: '89-350',
  fields: {
    status: choice('Filing Status', 'single', {
      single: 'Single',
      married_spouse_not_employed: 'Married, spouse not employed',
      married_both_employed: 'Married, both employed',
      head_of_family: 'Head of family',
    }),
    exemption: dollars('Total Exemption Claimed', 'Line 6, in dollars'),
  },
}
