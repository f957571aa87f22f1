import { choice, count } from '../../language/certificate-fields.ts'
import type { Certificate } from '../../language/declare.ts'

export const certificate: Certificate = {
  form: 'NJ-W4',
  fields: {
    status: choice(
      'Rate Table',
      'A',
      { A: 'A', B: 'B', C: 'C', D: 'D', E: 'E' },
      'Line 3; without it A for boxes 1 and 3, B for boxes 2, 4 and 5',
    ),
    allowances: count('Allowances', 'Line 4'),
  },
}
