import { maritalHigher } from '../../language/certificate-fields.ts'
import type { Certificate } from '../../language/declare.ts'

export const certificate: Certificate = { form: 'WT-4', fields: maritalHigher('Exemptions', 'Line 1(d)') }
