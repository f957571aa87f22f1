/** The zone of a work state, where a policy names none. Of a state with two, the one most of its people live in. */
export const zoneOfState = (state: string): string => ZONES.get(state) ?? 'America/New_York'

/** Whether the runtime knows the zone: only names that it can compute with are taken. */
export function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name })
    return /^[A-Z][A-Za-z_]+(\/[A-Za-z_+-]+)*$/.test(name)
  } catch {
    return false
  }
}

// biome-ignore format: a table to be read as blocks
const BY_ZONE: Readonly<Record<string, string>> = {
  'America/New_York': 'CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV',
  'America/Chicago': 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI',
  'America/Denver': 'CO ID MT NM UT WY',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA NV OR WA',
  'America/Anchorage': 'AK',
  'Pacific/Honolulu': 'HI',
}

const ZONES = new Map(
  Object.entries(BY_ZONE).flatMap(([zone, states]) =>
    states.split(' ').map((state) => [state, zone] as const),
  ),
)
