import { choice, count } from '../../language/certificate-fields.ts'
import type { Certificate } from '../../language/declare.ts'

export const certificate: Certificate = {
  form: 'ID W-4',
  fields: {
    status: choice('Withholding Status', 'single', {
      single: 'Single, or married withholding at the single rate',
      married: 'Married',
    }),
    allowances: count('Allowances', 'Line 1: Idaho child tax credit allowances'),
  },
}
