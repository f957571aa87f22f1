import { usd } from '../../../../../../src/kernel/money.ts'
import { cases } from '../../../../cases.ts'

cases(
  'KY-NELSON-COUNTY.incomeTax',
  [['2026-06-12', 'BiWeekly', 3000, {}, '5.00', '15,000 − 14,000 = 1,000 × 0.5%']],
  {
    work: { state: 'KY', localities: ['KY-NELSON-COUNTY'] },
    given: {
      yearToDate: {
        supplementalWages: usd(0),
        taxes: { 'KY-NELSON-COUNTY.incomeTax': { wages: usd(14_000), tax: usd(70) } },
      },
    },
  },
)
cases(
  'KY-CAMPBELL-COUNTY.incomeTax',
  [['2026-06-12', 'BiWeekly', 3000, {}, '0.00', '3,000 × 0.9% = 27.00, less 75.00 of Newport']],
  { work: { state: 'KY', localities: ['KY-NEWPORT', 'KY-CAMPBELL-COUNTY'] } },
)
