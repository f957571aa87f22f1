import { maritalHigher } from '../../language/certificate-fields.ts'
import type { Certificate } from '../../language/declare.ts'

export const certificate: Certificate = {
  form: 'W-4N',
  fields: maritalHigher('Allowances', 'Line 1'),
}
