import { isNewYorkCity, mobilityZone, zipCounties } from '../../law/engine/zip-counties.ts'
import { placeCode } from '../../law/language/place-code.ts'
import type { PlaceFacts } from './facts.ts'

/** Cities that are known by their address alone; other localities are told by a code on the state certificate. */
const cities: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  NY: {
    'new york': 'NY-NYC',
    'new york city': 'NY-NYC',
    manhattan: 'NY-NYC',
    brooklyn: 'NY-NYC',
    queens: 'NY-NYC',
    bronx: 'NY-NYC',
    'the bronx': 'NY-NYC',
    'staten island': 'NY-NYC',
    yonkers: 'NY-YONKERS',
  },
  PA: { philadelphia: 'PA-PHILADELPHIA' },
  MD: { 'baltimore city': 'MD-BALTIMORE', baltimore: 'MD-BALTIMORE' },
}

/**
 * By the name of the city, or by a ZIP code: one that lies in New York City as a whole (its addresses name their quarter), and
 * in Maryland one that lies in one county (mail of Baltimore goes to its county too).
 */
export function addressLocalities({ state, city, zipcode }: PlaceFacts): readonly string[] {
  const own = cities[state]
  if (own === undefined) return NONE
  const counties = state === 'PA' ? NONE : zipCounties(state, zipcode)
  if (state === 'MD' && counties.length > 0) return countyIn(counties)
  const code = own[city.trim().toLowerCase()]
  if (code !== undefined) return [code]
  return state === 'NY' && isNewYorkCity(counties) ? NYC : NONE
}

const countyIn = (counties: readonly string[]): readonly string[] =>
  counties.length === 1 ? [placeCode('MD', counties[0]!)!] : NONE

/** Whether it is one of those cities, and not a county. */
export const isAddressCity = (code: string): boolean => cityCodes.has(code)

const cityCodes: ReadonlySet<string> = new Set(Object.values(cities).flatMap((own) => Object.values(own)))

/** What the certificate says of a county of Maryland goes before the address: a worker has one. */
export const localitiesAt = (at: PlaceFacts, told: readonly string[]): readonly string[] =>
  at.state === 'MD' && told.length > 0 ? told : [...addressLocalities(at), ...told]

/** The zone of New York's commuter district that an address lies in. */
export const addressZone = ({ state, city, zipcode }: PlaceFacts): string | undefined => {
  if (state !== 'NY') return undefined
  const named = cities.NY?.[city.trim().toLowerCase()]
  if (named !== undefined) return named === 'NY-NYC' ? 'NY-MCTD-1' : 'NY-MCTD-2'
  return mobilityZone(zipCounties('NY', zipcode))
}

const NONE: readonly string[] = []
const NYC: readonly string[] = ['NY-NYC']
