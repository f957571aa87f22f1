import type { MobilityTable } from '../../../language/mobility.ts'

export const law: MobilityTable = {
  table: 'mobility',
  where: 'NY',
  effective: '2025-07-01',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: 'Tax Law 800 (counties) and 801 (rates), from 2025-07-01, as three public pages quote it',
  confidence: 'derived',
  zones: {
    'NY-MCTD-1': ['New York', 'Kings', 'Queens', 'Bronx', 'Richmond'],
    'NY-MCTD-2': ['Dutchess', 'Nassau', 'Orange', 'Putnam', 'Rockland', 'Suffolk', 'Westchester'],
  },
  freeUpTo: 312_500,
  upTo: [375_000, 437_500, 2_500_000],
  rates: {
    'NY-MCTD-1': ['0.055%', '0.115%', '0.6%', '0.895%'],
    'NY-MCTD-2': ['0.055%', '0.115%', '0.34%', '0.635%'],
  },
}
