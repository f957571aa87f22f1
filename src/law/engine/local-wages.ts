import type { Day } from '../../kernel/dates.ts'
import { plain } from '../../kernel/likeness.ts'
import type { LocalWage } from '../language/local-wages.ts'
import type { LookUp } from '../language/look-up.ts'
import { tableOn } from './editions.ts'
import { zipCounties } from './zip-counties.ts'

/** The highest wage of a place that an address names on a day, whoever it binds; undefined where none is on file. */
export function localWage(
  { state, city, zipcode }: { readonly state: string; readonly city: string; readonly zipcode?: string },
  on: Day,
  lookUp: LookUp = {},
): LocalWage | undefined {
  const chosen = tableOn('localWages', 'US', on, lookUp)
  if (chosen === undefined) return undefined
  const counties = zipCounties(state, zipcode)
  const isThere = ({ level, place }: LocalWage): boolean => {
    if (level === 'city') return city !== '' && plain(place) === plain(city)
    if (level !== 'region' || counties.length === 0) return false
    return counties.every((county) => REGION.has(county) || place.split(', ').includes(county))
  }
  const [highest] = chosen.law.rows
    .filter((row) => row.state === state && row.from <= on && isThere(row))
    .sort((a, b) => Number(b.hourly - a.hourly))
  // A row is no surer than the edition that it stands in.
  return highest && chosen.confidence === 'provisional' ? { ...highest, confidence: 'provisional' } : highest
}

/** The boroughs are New York City. */
const REGION: ReadonlySet<string> = new Set(['New York', 'Kings', 'Queens', 'Bronx', 'Richmond'])
