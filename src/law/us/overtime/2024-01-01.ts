import type { OvertimeRule } from '../../language/labor.ts'

const head = {
  table: 'overtime',
  effective: '2024-01-01',
  checkedThrough: '2026-12-31',
  revision: 1,
} as const

/** A state without a row follows the Fair Labor Standards Act. */
export const law: readonly OvertimeRule[] = [
  {
    ...head,
    where: 'AK',
    weekly: 40,
    daily: [{ over: 8, pays: 'overtime' }],
    source: 'AS 23.10.060',
    confidence: 'recalled',
  },
  {
    ...head,
    where: 'CA',
    weekly: 40,
    daily: [
      { over: 8, pays: 'overtime' },
      { over: 12, pays: 'doubleTime' },
    ],
    seventhDay: [
      { over: 0, pays: 'overtime' },
      { over: 8, pays: 'doubleTime' },
    ],
    source: 'Labor Code 510',
    confidence: 'recalled',
  },
  {
    ...head,
    where: 'CO',
    weekly: 40,
    daily: [{ over: 12, pays: 'overtime' }],
    countsConsecutiveHours: true,
    source: '7 CCR 1103-1 (COMPS Order) rule 4',
    confidence: 'recalled',
  },
  {
    ...head,
    where: 'KY',
    weekly: 40,
    seventhDay: [{ over: 0, pays: 'overtime' }],
    seventhDayOnlyOverWeekly: true,
    source: 'KRS 337.050',
    confidence: 'recalled',
  },
  {
    ...head,
    where: 'NV',
    weekly: 40,
    daily: [{ over: 8, pays: 'overtime' }],
    dailyBelowWageTimes: '1.5',
    source: 'NRS 608.018',
    confidence: 'recalled',
  },
]
