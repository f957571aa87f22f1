import { choice, count } from '../../language/certificate-fields.ts'
import type { Certificate } from '../../language/declare.ts'

export const certificate: Certificate = {
  form: 'NC-4',
  fields: {
    status: choice('Filing Status', 'single_married_surviving', {
      single_married_surviving: 'Single, married or qualifying surviving spouse',
      head_household: 'Head of Household',
    }),
    allowances: count('Allowances', 'Line 1'),
  },
}
