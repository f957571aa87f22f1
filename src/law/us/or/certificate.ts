import { maritalHigher } from '../../language/certificate-fields.ts'
import type { Certificate } from '../../language/declare.ts'

export const certificate: Certificate = {
  form: 'OR-W-4',
  fields: maritalHigher('Allowances', 'Line 2', 'none'),
}
