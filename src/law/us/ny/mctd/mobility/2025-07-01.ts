import type { BandsLaw } from '../../../../language/declare.ts'

const zone = {
  tax: 'mobility',
  effective: '2025-07-01',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
  source:
    'New York Department of Taxation and Finance, metropolitan commuter transportation mobility tax from 2025-07-01, as three public pages quote it',
  confidence: 'derived',
  notes: 'The rate of the quarter, by the payroll of all workers in the zone; the employer registers it.',
  method: 'bands',
  assigned: true,
  employer: [[0, '0%']],
} as const

export const law: readonly BandsLaw[] = [
  { ...zone, where: 'NY-MCTD-1', name: 'NY-MCTD-1 - Commuter Transportation Mobility Tax, zone 1' },
  { ...zone, where: 'NY-MCTD-2', name: 'NY-MCTD-2 - Commuter Transportation Mobility Tax, zone 2' },
]
