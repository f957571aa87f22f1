import type { PlaceFacts } from './person.ts'

/** Cities that are known by their address alone; other localities are told by a code on the state certificate. */
const byCity: Readonly<Record<string, string>> = {
  'NY/new york': 'NY-NYC',
  'NY/new york city': 'NY-NYC',
  'NY/manhattan': 'NY-NYC',
  'NY/brooklyn': 'NY-NYC',
  'NY/queens': 'NY-NYC',
  'NY/bronx': 'NY-NYC',
  'NY/the bronx': 'NY-NYC',
  'NY/staten island': 'NY-NYC',
  'NY/yonkers': 'NY-YONKERS',
  'PA/philadelphia': 'PA-PHILADELPHIA',
  'MD/baltimore city': 'MD-BALTIMORE',
  'MD/baltimore': 'MD-BALTIMORE',
}

export function addressLocalities({ state, city }: PlaceFacts): readonly string[] {
  const code = byCity[`${state}/${city.trim().toLowerCase()}`]
  return code === undefined ? [] : [code]
}
