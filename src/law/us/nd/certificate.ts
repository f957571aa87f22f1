import { count, fromW4 } from '../../language/certificate-fields.ts'
import type { Certificate } from '../../language/declare.ts'

export const certificate: Certificate = {
  form: 'W-4',
  fields: {
    status: fromW4({ Married: 'married_joint', 'Head of Household': 'head_household' }, 'single', {
      single: 'Single or married filing separately',
      married_joint: 'Married filing jointly',
      head_household: 'Head of Household',
    }),
    form: {
      kind: 'choice',
      label: 'Edition of Form W-4',
      options: { 2020: '2020 or later', 2019: '2019 or earlier' },
      default: '2020',
      fromW4: 'form',
    },
    legacyAllowances: {
      ...count('Allowances Before 2020', 'Of a federal certificate before 2020'),
      fromW4: 'allowances',
    },
  },
}
