import { maritalHigher } from '../../language/certificate-fields.ts'
import type { Certificate } from '../../language/declare.ts'

export const certificate: Certificate = {
  form: 'W-4VT',
  fields: {
    ...maritalHigher('Allowances', 'Line 5', 'none'),
    federalExtra: {
      kind: 'dollars',
      label: 'Federal Additional Withholding',
      help: 'Of the federal certificate, while no W-4VT is filed',
      fromW4: 'extra',
    },
  },
}
