import { count } from '../../language/certificate-fields.ts'
import type { Certificate } from '../../language/declare.ts'

export const certificate: Certificate = {
  form: 'WH-4',
  fields: {
    personal: count('Personal Exemptions', 'Line 5'),
    dependent: count('Dependent Exemptions', 'Line 6'),
    firstTime: count('First-Year Dependent Exemptions', 'Line 7: dependents claimed for the first time'),
    adopted: count('Adopted Dependent Exemptions', 'Line 8'),
  },
}
