import { fromW4 } from '../../language/certificate-fields.ts'
import type { Certificate } from '../../language/declare.ts'

export const certificate: Certificate = {
  form: 'W-4',
  fields: {
    status: fromW4({ Married: 'married', 'Head of Household': 'head_household' }, 'single', {
      single: 'Single or married filing separately',
      married: 'Married filing jointly',
      head_household: 'Head of Household',
    }),
  },
}
