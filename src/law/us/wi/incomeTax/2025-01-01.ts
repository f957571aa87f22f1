import type { WorksheetLaw } from '../../../language/declare.ts'
import { formula } from './formula.ts'

export const law: WorksheetLaw = {
  where: 'WI',
  tax: 'incomeTax',
  name: 'WI - State Withholding Tax',
  effective: '2025-01-01',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: 'Wisconsin Publication W-166 (January 2026), pages 25 and 26; unchanged since January 1, 2022',
  confidence: 'verified',
  doubts: { supplemental: 'recalled' },
  notes:
    'A nonresident with less than 1,500 in a year is not taxed; the agreement WT-4A replaces the formula. Neither is modeled.',

  ...formula,
  figures: {
    deduct: {
      single: { full: 6_702, from: 17_780, rate: '12%' },
      married: { full: 9_461, from: 25_727, rate: '20%' },
      married_higher_single: { full: 6_702, from: 17_780, rate: '12%' },
    },
    rates: {
      over: [
        [0, '3.54%'],
        [12_760, '4.65%', 451.7],
        [25_520, '5.3%', 1_045.04],
        [280_950, '7.65%', 14_582.83],
      ],
    },
    supplementalRates: {
      over: [
        [0, '3.54%'],
        [12_760, '4.65%'],
        [25_520, '5.3%'],
        [280_950, '7.65%'],
      ],
    },
  },
}
