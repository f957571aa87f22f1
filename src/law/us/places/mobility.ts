/** Counties of the metropolitan commuter transportation district by zone (Tax Law 800). */
export const mobilityZones: Readonly<Record<'NY-MCTD-1' | 'NY-MCTD-2', readonly string[]>> = {
  'NY-MCTD-1': ['New York', 'Kings', 'Queens', 'Bronx', 'Richmond'],
  'NY-MCTD-2': ['Dutchess', 'Nassau', 'Orange', 'Putnam', 'Rockland', 'Suffolk', 'Westchester'],
}
