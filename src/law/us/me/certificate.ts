import { marital } from '../../language/certificate-fields.ts'
import type { Certificate } from '../../language/declare.ts'

export const certificate: Certificate = {
  form: 'W-4ME',
  fields: marital('Single, or married at the higher single rate', 'Married', 'Allowances', 'Line 4'),
}
