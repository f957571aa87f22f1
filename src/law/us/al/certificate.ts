import { choice, count } from '../../language/certificate-fields.ts'
import type { Certificate } from '../../language/declare.ts'

export const certificate: Certificate = {
  form: 'A-4',
  fields: {
    status: choice('Exemption Status', '0', {
      0: 'No personal exemption',
      S: 'Single',
      MS: 'Married filing separately',
      M: 'Married',
      H: 'Head of family',
    }),
    dependents: count('Dependents', 'Line 4: dependents other than the spouse'),
  },
}
