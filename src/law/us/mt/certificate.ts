import { choice } from '../../language/certificate-fields.ts'
import type { Certificate } from '../../language/declare.ts'

export const certificate: Certificate = {
  form: 'MW-4',
  fields: {
    status: choice('Filing Status', 'single_or_both', {
      single_or_both: 'Single, married filing separately, or both spouses work (line 1a or 2)',
      married_joint: 'Married filing jointly or qualifying surviving spouse (line 1b)',
      head_household: 'Head of Household (line 1c)',
    }),
  },
}
