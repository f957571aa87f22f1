import { choice, count } from '../../language/certificate-fields.ts'
import type { Certificate } from '../../language/declare.ts'

export const certificate: Certificate = {
  form: 'K-4',
  fields: {
    status: choice('Allowance Rate', 'single', { single: 'Single', joint: 'Joint' }),
    personal: count('Personal Allowances', 'Worksheet lines A to D: worker, spouse, head of household'),
    dependents: count('Dependent Allowances', 'Worksheet line E'),
  },
}
