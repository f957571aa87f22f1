import { choice } from '../../language/certificate-fields.ts'
import type { Certificate } from '../../language/declare.ts'

export const certificate: Certificate = {
  form: 'CT-W4',
  fields: {
    code: {
      ...choice('Withholding Code', 'none', {
        A: 'Married filing separately, or filing jointly with both working and combined income up to 100,500',
        B: 'Head of household',
        C: 'Married filing jointly, spouse not working',
        D: 'Married filing jointly, both working, combined income over 100,500',
        E: 'No tax withheld',
        F: 'Single',
      }),
      unfiled: 'none',
    },
  },
}
