import { programmes } from '../../national.ts'

export const law = programmes(
  {
    effective: '2026-01-01',
    select: 'payDate',
    checkedThrough: '2026-12-31',
    revision: 1,
    source: 'State disability, paid leave and long-term care rates 2026',
  },
  [
    { where: 'CA', tax: 'sdi', name: 'State Disability Insurance', employee: '1.3%', confidence: 'verified' },
    {
      where: 'NY',
      tax: 'sdi',
      name: 'State Disability Insurance',
      employee: '0.5%',
      wagesPerWeek: 120,
      confidence: 'verified',
    },
    {
      where: 'NY',
      tax: 'familyLeave',
      name: 'Paid Family Leave',
      employee: '0.432%',
      taxPerYear: 411.91,
      confidence: 'verified',
    },
  ],
)
