import { count } from '../../language/certificate-fields.ts'
import type { Certificate } from '../../language/declare.ts'

export const certificate: Certificate = {
  form: 'RI W-4',
  fields: { allowances: count('Allowances', 'Line 1') },
}
