import { usd } from '../../../../../src/kernel/money.ts'
import { cases } from '../../../cases.ts'

cases('MA.incomeTax', [
  ['2026-03-31', 'Weekly', 800, { exemptions: 1 }, '32.69', '(800 − 61.20 − 85) × 5%'],
  ['2026-03-31', 'Weekly', 800, { exemptions: 3 }, '30.79', '(800 − 61.20 − 3 × 19 − 66) × 5%'],
  [
    '2026-03-31',
    'Weekly',
    800,
    { exemptions: 3, headOfHousehold: true, blind: true },
    '26.36',
    '(800 − 61.20 − 3 × 19 − 66) × 5% − 2.31 − 2.12',
  ],
  ['2026-03-31', 'Weekly', 800, {}, '36.94', 'no certificate: (800 − 61.20) × 5%'],
  ['2026-03-31', 'Weekly', 154, { exemptions: 1 }, '0.00', 'claims one and earns no more than 154'],
  ['2026-03-31', 'Weekly', 155, { exemptions: 1 }, '2.91', '(155 − 9.61 − 2.25 − 85) × 5%'],
  ['2026-03-31', 'Daily', 154, {}, '7.11', '365 days: (154 − 9.55 − 2.23) × 5%'],
  ['2026-03-31', 'Annual', 1500000, {}, '90510.00', '55,387.50 + (1,500,000 − 2,000 − 1,107,750) × 9%'],
  ['2026-03-31', 'Weekly', 800, { exemptions: 1, extra: 5 }, '37.69', '5 + (800 − 61.20 − 85) × 5%'],
  ['2026-03-31', 'Weekly', 800, { exempt: true }, '0.00', 'exempt'],
])

cases(
  'MA.incomeTax',
  [['2026-03-31', 'Weekly', 800, { exemptions: 1 }, '35.75', 'the 2,000 are used up: (800 − 85) × 5%']],
  {
    given: {
      yearToDate: {
        supplementalWages: usd(0),
        taxes: {
          'US.socialSecurity': { wages: usd(30_000), tax: usd(1_860) },
          'US.medicare': { wages: usd(30_000), tax: usd(435) },
        },
      },
    },
  },
)

cases('MA.incomeTax', [['2026-03-31', 'Weekly', 0, {}, '50.00', '1,000 × 5%']], { bonus: 1000 })

cases(
  'MA.incomeTax',
  [
    [
      '2026-03-31',
      'Monthly',
      79000,
      { exemptions: 1 },
      '28685.65',
      'Circular M p. 13, 948,000 a year: 350,000 × 5% + (350,000 + 941,600 − 1,107,750) × 4%, and 3,831.65 on the salary',
    ],
  ],
  { bonus: 350_000 },
)

cases(
  'MA.incomeTax',
  [['2026-03-31', 'Weekly', 0, {}, '74.00', '600 of it over the threshold: 1,000 × 5% + 600 × 4%']],
  {
    bonus: 1000,
    given: {
      yearToDate: {
        supplementalWages: usd(0),
        taxes: { 'MA.incomeTax': { wages: usd(1_107_350), tax: usd(0) } },
      },
    },
  },
)
