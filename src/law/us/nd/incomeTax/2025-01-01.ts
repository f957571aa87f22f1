import type { Figure, WorksheetLaw } from '../../../language/declare.ts'
import { annualized } from './formula.ts'

const single: Figure = {
  over: [
    [0, '0%'],
    [55_975, '1.95%'],
    [252_325, '2.5%', 3_828.83],
  ],
}

const married: Figure = {
  over: [
    [0, '0%'],
    [55_488, '1.95%'],
    [164_038, '2.5%', 2_116.73],
  ],
}

export const law: WorksheetLaw = {
  where: 'ND',
  tax: 'incomeTax',
  name: 'ND - State Withholding Tax',
  effective: '2025-01-01',
  select: 'payDate',
  checkedThrough: '2025-12-31',
  revision: 1,
  source: 'North Dakota withholding 2025, section 2, in a vendor update of December 2025',
  confidence: 'verified',
  doubts: { supplemental: 'recalled' },
  notes: 'The tables for certificates before 2020 were not seen: they are parts of the table of the year.',

  ...annualized,
  figures: {
    rates: {
      single,
      married_joint: married,
      head_household: {
        over: [
          [0, '0%'],
          [76_200, '1.95%'],
          [282_700, '2.5%', 4_026.75],
        ],
      },
    },
    // Section 1 knows single and married only.
    section1: { single, head_household: single, married_joint: married },
    allowance: 5_050,
  },
}
