import { count } from '../../language/certificate-fields.ts'
import type { Certificate } from '../../language/declare.ts'

export const certificate: Certificate = {
  form: 'VA-4',
  fields: {
    allowances: count('Personal and Dependent Exemptions', 'Line 1(a)'),
    e2: count('Age and Blindness Exemptions', 'Line 1(b)'),
  },
}
