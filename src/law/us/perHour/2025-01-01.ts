import type { PerHourLaw } from '../../language/declare.ts'

const edition = {
  effective: '2025-01-01',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
} as const

export const law: readonly PerHourLaw[] = [
  {
    ...edition,
    method: 'perHour',
    where: 'OR',
    tax: 'wbf',
    name: "OR - Workers' Benefit Fund",
    employee: '0.01',
    employer: '0.01',
    assigned: true,
    source: "Workers' Benefit Fund assessment, 2.0 cents an hour, half withheld (recalled, no page seen)",
    confidence: 'recalled',
    notes: 'the figure of 2026 was not confirmed',
  },
  {
    ...edition,
    method: 'perHour',
    where: 'WA',
    tax: 'lni',
    name: 'WA - Labor and Industries',
    assigned: true,
    source: 'L&I rate notice of the employer: composite rate and payroll deduction rate (RCW 51.16)',
    confidence: 'verified',
    notes: 'only by notice: dollars per hour of the risk class',
  },
]
