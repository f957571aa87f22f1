import { fromW4 } from '../../language/certificate-fields.ts'
import type { Certificate } from '../../language/declare.ts'

export const certificate: Certificate = {
  form: 'W-4',
  fields: {
    status: fromW4({ Married: 'mfj' }, 'other', { mfj: 'Married filing jointly', other: 'Other' }),
  },
}
