import type { Certificate } from '../../language/declare.ts'

export const certificate: Certificate = { form: 'K-4', fields: {} }
