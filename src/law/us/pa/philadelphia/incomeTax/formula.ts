import type { Formula } from '../../../../language/declare.ts'

export const formula: Formula = {
  method: 'worksheet',
  taxes: 'both',
  certificate: { form: 'none', fields: {} },
  lines: { withholding: 'cents(wages * rate[residency])' },
  supplemental: 'aggregate',
}
