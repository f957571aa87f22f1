/**
 * Rates of a quarter by zone: up to so much payroll in the zone, inclusive, so much percent of all of it (Tax Law 801, from
 * 2025-07-01, as three public pages quote it; derived). Nothing is owed while both zones together stay within the first figure.
 */
export const mobilityRates = {
  freeUpTo: 312_500,
  upTo: [375_000, 437_500, 2_500_000],
  'NY-MCTD-1': ['0.055%', '0.115%', '0.6%', '0.895%'],
  'NY-MCTD-2': ['0.055%', '0.115%', '0.34%', '0.635%'],
} as const

/** Counties of the metropolitan commuter transportation district by zone (Tax Law 800). */
export const mobilityZones: Readonly<Record<'NY-MCTD-1' | 'NY-MCTD-2', readonly string[]>> = {
  'NY-MCTD-1': ['New York', 'Kings', 'Queens', 'Bronx', 'Richmond'],
  'NY-MCTD-2': ['Dutchess', 'Nassau', 'Orange', 'Putnam', 'Rockland', 'Suffolk', 'Westchester'],
}
