import { cases } from '../../../../cases.ts'

cases(
  'KY-FAYETTE-COUNTY-SCHOOLS.incomeTax',
  [['2026-06-12', 'BiWeekly', 3000, {}, '15.00', 'lives and works in the county: 3,000 × 0.5%']],
  {
    work: { state: 'KY', localities: ['KY-LEXINGTON'] },
    home: { state: 'KY', localities: ['KY-FAYETTE-COUNTY-SCHOOLS'] },
  },
)
