import { usd } from '../../../../../../src/kernel/money.ts'
import { cases } from '../../../../cases.ts'

cases(
  'KY-WALTON.incomeTax',
  [['2026-06-12', 'BiWeekly', 2000, {}, '10.00', '500 are left under the cap: 500 × 2%']],
  {
    work: { state: 'KY', localities: ['KY-WALTON'] },
    home: { state: 'KY' },
    given: {
      yearToDate: {
        supplementalWages: usd(0),
        taxes: { 'KY-WALTON.incomeTax': { wages: usd(184_000), tax: usd(0) } },
      },
    },
  },
)

const before = (code: string, wages: number) => ({
  yearToDate: { supplementalWages: usd(0), taxes: { [code]: { wages: usd(wages), tax: usd(0) } } },
})

cases(
  'KY-WALTON.incomeTax',
  [['2026-06-12', 'BiWeekly', 5000, {}, '50.00', '184,500 − 182,000 = 2,500 × 2%']],
  {
    work: { state: 'KY', localities: ['KY-WALTON'] },
    given: before('KY-WALTON.incomeTax', 182_000),
  },
)

cases('KY-COVINGTON.incomeTax', [['2026-06-12', 'BiWeekly', 2000, {}, '49.00', '2,000 × 2.45%']], {
  work: { state: 'KY', localities: ['KY-COVINGTON'] },
  home: { state: 'KY' },
})

cases(
  'KY-AUGUSTA.incomeTax',
  [['2026-06-12', 'BiWeekly', 2000, {}, '12.50', '72,000 − 71,000 = 1,000 × 1.25%']],
  {
    work: { state: 'KY', localities: ['KY-AUGUSTA'] },
    given: before('KY-AUGUSTA.incomeTax', 71_000),
  },
)
