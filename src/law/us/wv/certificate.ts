import { choice, count } from '../../language/certificate-fields.ts'
import type { Certificate } from '../../language/declare.ts'

export const certificate: Certificate = {
  form: 'IT-104',
  fields: {
    status: choice('Withholding Table', 'two_earner', {
      two_earner: 'Two earners or two jobs',
      one_earner: 'One earner, one job (line 5)',
    }),
    allowances: count('Exemptions', 'Line 4'),
  },
}
