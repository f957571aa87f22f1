import { marital } from '../../language/certificate-fields.ts'
import type { Certificate } from '../../language/declare.ts'

export const certificate: Certificate = {
  form: 'W-4MN',
  fields: marital(
    'Single, married at the higher single rate, or head of household',
    'Married',
    'Allowances',
    'Section 1, step F',
  ),
}
