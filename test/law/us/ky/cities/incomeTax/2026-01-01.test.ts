import { usd } from '../../../../../../src/kernel/money.ts'
import { cases } from '../../../../cases.ts'

cases(
  'KY-LOUISVILLE.incomeTax',
  [
    ['2026-06-12', 'BiWeekly', 2000, {}, '29.00', '2,000 × 1.45%'],
    [
      '2026-06-12',
      'BiWeekly',
      2000,
      { exempt: true },
      '29.00',
      "the state's exemption is not the city's: 2,000 × 1.45%",
    ],
  ],
  { work: { state: 'KY', localities: ['KY-LOUISVILLE'] }, home: { state: 'KY' } },
)

cases(
  'KY-LOUISVILLE.incomeTax',
  [['2026-06-12', 'BiWeekly', 2000, {}, '44.00', 'a resident: 2,000 × 2.2%']],
  {
    work: { state: 'KY', localities: ['KY-LOUISVILLE'] },
    home: { state: 'KY', localities: ['KY-LOUISVILLE'] },
  },
)

cases(
  'KY-LEXINGTON.incomeTax',
  [
    [
      '2026-06-12',
      'BiWeekly',
      2000,
      {},
      '45.00',
      'a resident of Indiana, spared by the state only: 2,000 × 2.25%',
    ],
  ],
  { work: { state: 'KY', localities: ['KY-LEXINGTON'] }, home: { state: 'IN' } },
)

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
