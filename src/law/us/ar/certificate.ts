import { count } from '../../language/certificate-fields.ts'
import type { Certificate } from '../../language/declare.ts'

export const certificate: Certificate = {
  form: 'AR4EC',
  fields: { exemptions: count('Exemptions', 'Line 3: all exemptions claimed') },
}
