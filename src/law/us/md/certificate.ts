import { choice, count } from '../../language/certificate-fields.ts'
import type { Certificate } from '../../language/declare.ts'

export const certificate: Certificate = {
  form: 'MW507',
  fields: {
    status: choice('Filing Status', 'single', {
      single: 'Single, married filing separately or dependent',
      joint: 'Married filing jointly, head of household or qualifying surviving spouse',
    }),
    exemptions: count('Exemptions', 'Line 1'),
  },
}
