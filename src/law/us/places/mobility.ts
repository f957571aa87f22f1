/** Counties of the metropolitan commuter transportation district by zone (Tax Law 800). */
export const mobilityZones: Readonly<Record<'NY-MCTD-1' | 'NY-MCTD-2', readonly string[]>> = {
  'NY-MCTD-1': ['New York', 'Kings', 'Queens', 'Bronx', 'Richmond'],
  'NY-MCTD-2': ['Dutchess', 'Nassau', 'Orange', 'Putnam', 'Rockland', 'Suffolk', 'Westchester'],
}

/** Payroll of both zones in a quarter up to which nothing is due; then the rate on all of the zone's, by its payroll. */
export const mobilityRates = {
  effective: '2025-07-01',
  exempt: 312_500,
  upTo: [375_000, 437_500, 2_500_000],
  'NY-MCTD-1': ['0.055%', '0.115%', '0.6%', '0.895%'],
  'NY-MCTD-2': ['0.055%', '0.115%', '0.34%', '0.635%'],
} as const
