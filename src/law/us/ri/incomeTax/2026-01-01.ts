import type { WorksheetLaw } from '../../../language/declare.ts'
import { formula } from './formula.ts'

export const law: WorksheetLaw = {
  where: 'RI',
  tax: 'incomeTax',
  name: 'RI - State Withholding Tax',
  effective: '2026-01-01',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: "Rhode Island Employer's Income Tax Withholding Tables 2026",
  confidence: 'verified',

  ...formula,
  figures: {
    exemption: {
      Daily: 3.85,
      Weekly: 19.23,
      BiWeekly: 38.46,
      SemiMonthly: 41.67,
      Monthly: 83.33,
      Quarterly: 250,
      SemiAnnual: 500,
      Annual: 1_000,
    },
    limit: {
      Daily: 1_118.46,
      Weekly: 5_592.31,
      BiWeekly: 11_184.62,
      SemiMonthly: 12_116.67,
      Monthly: 24_233.33,
      Quarterly: 72_700,
      SemiAnnual: 145_400,
      Annual: 290_800,
    },
    rates: {
      Daily: {
        over: [
          [0, '3.75%'],
          [315.58, '4.75%', 11.83],
          [717.12, '5.99%', 30.9],
        ],
      },
      Weekly: {
        over: [
          [0, '3.75%'],
          [1_578, '4.75%', 59.18],
          [3_586, '5.99%', 154.56],
        ],
      },
      BiWeekly: {
        over: [
          [0, '3.75%'],
          [3_156, '4.75%', 118.35],
          [7_171, '5.99%', 309.06],
        ],
      },
      SemiMonthly: {
        over: [
          [0, '3.75%'],
          [3_419, '4.75%', 128.21],
          [7_769, '5.99%', 334.84],
        ],
      },
      Monthly: {
        over: [
          [0, '3.75%'],
          [6_838, '4.75%', 256.43],
          [15_538, '5.99%', 669.68],
        ],
      },
      Quarterly: {
        over: [
          [0, '3.75%'],
          [20_513, '4.75%', 769.24],
          [46_613, '5.99%', 2_008.99],
        ],
      },
      SemiAnnual: {
        over: [
          [0, '3.75%'],
          [41_025, '4.75%', 1_538.44],
          [93_225, '5.99%', 4_017.94],
        ],
      },
      Annual: {
        over: [
          [0, '3.75%'],
          [82_050, '4.75%', 3_076.88],
          [186_450, '5.99%', 8_035.88],
        ],
      },
    },
  },
}
