import { usd } from '../../../../../../src/kernel/money.ts'
import { cases } from '../../../../cases.ts'

cases(
  'KY-KENTON-COUNTY.incomeTax',
  [['2026-06-12', 'BiWeekly', 3000, {}, '9.29', '1,000 × 0.7097% + 2,000 × 0.1097%: 7.10 + 2.19']],
  {
    work: { state: 'KY', localities: ['KY-KENTON-COUNTY'] },
    given: {
      yearToDate: {
        supplementalWages: usd(0),
        taxes: { 'KY-KENTON-COUNTY.incomeTax': { wages: usd(24_000), tax: usd(0) } },
      },
    },
  },
)
