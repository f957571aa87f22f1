import type { Day } from '../../kernel/dates.ts'
import { plain } from '../../kernel/likeness.ts'
import type { LocalWage } from '../language/local-wages.ts'
import { localWages } from '../us/places/minimum-wages.ts'
import { zipCounties } from './zip-counties.ts'

/** The highest wage of a place that an address names on a day, whoever it binds; undefined where none is on file. */
export function localWage(
  { state, city, zipcode }: { readonly state: string; readonly city: string; readonly zipcode?: string },
  on: Day,
): LocalWage | undefined {
  const rows = byState.get(state)
  if (rows === undefined) return undefined
  const counties = zipCounties(state, zipcode)
  const isThere = ({ level, place }: LocalWage): boolean => {
    if (level === 'city') return city !== '' && plain(place) === plain(city)
    if (level !== 'region' || counties.length === 0) return false
    return counties.every((county) => REGION.has(county) || place.split(', ').includes(county))
  }
  return rows.filter((row) => row.from <= on && isThere(row)).sort((a, b) => Number(b.hourly - a.hourly))[0]
}

/** The boroughs are New York City. */
const REGION: ReadonlySet<string> = new Set(['New York', 'Kings', 'Queens', 'Bronx', 'Richmond'])

const byState: ReadonlyMap<string, readonly LocalWage[]> = new Map(
  [...new Set(localWages.rows.map(({ state }) => state))].map((state) => [
    state,
    localWages.rows.filter((row) => row.state === state),
  ]),
)
