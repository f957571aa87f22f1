import { count } from '../../language/certificate-fields.ts'
import type { Certificate } from '../../language/declare.ts'

export const certificate: Certificate = {
  form: 'IT 4',
  fields: { allowances: count('Exemptions', 'Section II, line 4') },
}
