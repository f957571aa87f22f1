import { count, flag } from '../../language/certificate-fields.ts'
import type { Certificate } from '../../language/declare.ts'

export const certificate: Certificate = {
  form: 'M-4',
  fields: {
    exemptions: count('Total Exemptions', 'Line 4'),
    headOfHousehold: flag('Head of Household', 'Box A'),
    blind: flag('Blind', 'Box B'),
  },
}
