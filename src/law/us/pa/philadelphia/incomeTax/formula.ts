import type { Formula } from '../../../../declare.ts'

export const formula: Formula = {
  method: 'worksheet',
  taxes: 'both',
  certificate: { form: 'none', fields: {} },
  lines: { withholding: 'cents(wages * rate[residency])' },
  supplemental: 'aggregate',
}
