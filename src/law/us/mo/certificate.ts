import { choice } from '../../language/certificate-fields.ts'
import type { Certificate } from '../../language/declare.ts'

export const certificate: Certificate = {
  form: 'MO W-4',
  fields: {
    status: choice('Filing Status', 'single', {
      single: 'Single',
      married_spouse_works: 'Married, spouse works',
      mfs: 'Married filing separately',
      married_spouse_not_working: 'Married, spouse does not work',
      head_of_household: 'Head of Household',
    }),
  },
}
