import { isNewYorkCity, mobilityZone, zipCounties } from '../../law/engine/zip-counties.ts'
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

/** By the name of the city, or by a ZIP code that lies in New York City as a whole: its addresses name their quarter. */
export function addressLocalities({ state, city, zipcode }: PlaceFacts): readonly string[] {
  const own = cities[state]
  if (own === undefined) return NONE
  const code = own[city.trim().toLowerCase()]
  if (code !== undefined) return [code]
  return state === 'NY' && isNewYorkCity(zipCounties('NY', zipcode)) ? NYC : NONE
}

/** The zone of New York's commuter district that an address lies in. */
export const addressZone = ({ state, city, zipcode }: PlaceFacts): string | undefined => {
  if (state !== 'NY') return undefined
  const named = cities.NY?.[city.trim().toLowerCase()]
  if (named !== undefined) return named === 'NY-NYC' ? 'NY-MCTD-1' : 'NY-MCTD-2'
  return mobilityZone(zipCounties('NY', zipcode))
}

const NONE: readonly string[] = []
const NYC: readonly string[] = ['NY-NYC']
