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

export function addressLocalities({ state, city }: PlaceFacts): readonly string[] {
  const code = cities[state]?.[city.trim().toLowerCase()]
  return code === undefined ? NONE : [code]
}

const NONE: readonly string[] = []
