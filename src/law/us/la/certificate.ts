import { choice } from '../../language/certificate-fields.ts'
import type { Certificate } from '../../language/declare.ts'

export const certificate: Certificate = {
  form: 'L-4',
  fields: {
    blockA: choice('Block A', '0', {
      0: 'No deduction',
      1: 'Single or married filing separately',
      2: 'Married filing jointly, qualifying surviving spouse or head of household',
    }),
  },
}
