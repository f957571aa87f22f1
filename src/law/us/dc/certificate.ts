import { count } from '../../language/certificate-fields.ts'
import type { Certificate } from '../../language/declare.ts'

export const certificate: Certificate = {
  form: 'D-4',
  fields: { allowances: count('Withholding Allowances', 'Line 2: total allowances') },
}
