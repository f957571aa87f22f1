import { maritalHigher } from '../../language/certificate-fields.ts'
import type { Certificate } from '../../language/declare.ts'

export const certificate: Certificate = {
  form: 'IT-2104',
  fields: maritalHigher('Allowances', 'Line 1, and line 2 for New York City'),
}
