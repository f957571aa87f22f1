import { choice, count } from '../../language/certificate-fields.ts'
import type { Certificate } from '../../language/declare.ts'

export const certificate: Certificate = {
  form: 'HW-4',
  fields: {
    status: choice('Marital Status', 'single', { single: 'Single', married: 'Married' }),
    allowances: count('Allowances', 'Line 4: total allowances'),
  },
}
