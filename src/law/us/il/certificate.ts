import { count } from '../../language/certificate-fields.ts'
import type { Certificate } from '../../language/declare.ts'

export const certificate: Certificate = {
  form: 'IL-W-4',
  fields: {
    line1: count('Basic Allowances', 'Line 1'),
    line2: count('Additional Allowances', 'Line 2: age 65, blind, and the deductions worksheet'),
  },
}
