import { count } from '../../language/certificate-fields.ts'
import type { Certificate } from '../../language/declare.ts'

export const certificate: Certificate = {
  form: 'MI-W4',
  fields: { exemptions: count('Exemptions', 'Line 6: personal and dependent exemptions') },
}
