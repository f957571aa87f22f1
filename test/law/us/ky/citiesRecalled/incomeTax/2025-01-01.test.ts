import { usd } from '../../../../../../src/kernel/money.ts'
import { cases } from '../../../../cases.ts'

cases('KY-COVINGTON.incomeTax', [['2025-06-12', 'BiWeekly', 2000, {}, '49.00', '2,000 × 2.45%']], {
  work: { state: 'KY', localities: ['KY-COVINGTON'] },
  home: { state: 'KY' },
})

cases(
  'KY-FLORENCE.incomeTax',
  [['2025-06-12', 'BiWeekly', 2000, {}, '10.00', '500 are left under the cap: 500 × 2%']],
  {
    work: { state: 'KY', localities: ['KY-FLORENCE'] },
    home: { state: 'KY' },
    given: {
      yearToDate: {
        supplementalWages: usd(0),
        taxes: { 'KY-FLORENCE.incomeTax': { wages: usd(175_600), tax: usd(0) } },
      },
    },
  },
)

cases('KY-OWENSBORO.incomeTax', [['2025-06-12', 'BiWeekly', 2000, {}, '35.60', '2,000 × 1.78%']], {
  work: { state: 'KY', localities: ['KY-OWENSBORO'] },
  home: { state: 'KY' },
})
