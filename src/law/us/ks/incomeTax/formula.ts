import type { Figure, Formula } from '../../../language/declare.ts'
import { certificate } from '../certificate.ts'

export const formula: Formula = {
  method: 'worksheet',
  certificate,
  lines: {
    allowance: '(personal * personalAllowance + dependents * dependentAllowance) / periods',
    taxable: 'max(0, wages - allowance)',
    withholding: 'dollars(brackets(rates[period][status], taxable))',
  },
  supplemental: { flat: 'supplemental * 5%' },
}

export const figures: Readonly<Record<string, Figure>> = {
  personalAllowance: 9_160,
  // Also the additional one of a head of household.
  dependentAllowance: 2_320,
  rates: {
    Daily: {
      single: {
        over: [
          [0, '0%'],
          [14, '5.2%'],
          [102, '5.58%', 4.6],
        ],
      },
      joint: {
        over: [
          [0, '0%'],
          [32, '5.2%'],
          [209, '5.58%', 9.2],
        ],
      },
    },
    Weekly: {
      single: {
        over: [
          [0, '0%'],
          [69, '5.2%'],
          [512, '5.58%', 23],
        ],
      },
      joint: {
        over: [
          [0, '0%'],
          [158, '5.2%'],
          [1_043, '5.58%', 46],
        ],
      },
    },
    BiWeekly: {
      single: {
        over: [
          [0, '0%'],
          [139, '5.2%'],
          [1_023, '5.58%', 46],
        ],
      },
      joint: {
        over: [
          [0, '0%'],
          [317, '5.2%'],
          [2_086, '5.58%', 92],
        ],
      },
    },
    SemiMonthly: {
      single: {
        over: [
          [0, '0%'],
          [150, '5.2%'],
          [1_109, '5.58%', 49.83],
        ],
      },
      joint: {
        over: [
          [0, '0%'],
          [343, '5.2%'],
          [2_260, '5.58%', 99.67],
        ],
      },
    },
    Monthly: {
      single: {
        over: [
          [0, '0%'],
          [300, '5.2%'],
          [2_217, '5.58%', 99.67],
        ],
      },
      joint: {
        over: [
          [0, '0%'],
          [687, '5.2%'],
          [4_520, '5.58%', 199.33],
        ],
      },
    },
    Quarterly: {
      single: {
        over: [
          [0, '0%'],
          [901, '5.2%'],
          [6_651, '5.58%', 299],
        ],
      },
      joint: {
        over: [
          [0, '0%'],
          [2_060, '5.2%'],
          [13_560, '5.58%', 598],
        ],
      },
    },
    SemiAnnual: {
      single: {
        over: [
          [0, '0%'],
          [1_803, '5.2%'],
          [13_303, '5.58%', 598],
        ],
      },
      joint: {
        over: [
          [0, '0%'],
          [4_120, '5.2%'],
          [27_120, '5.58%', 1_196],
        ],
      },
    },
    Annual: {
      single: {
        over: [
          [0, '0%'],
          [3_605, '5.2%'],
          [26_605, '5.58%', 1_196],
        ],
      },
      joint: {
        over: [
          [0, '0%'],
          [8_240, '5.2%'],
          [54_240, '5.58%', 2_392],
        ],
      },
    },
  },
}
