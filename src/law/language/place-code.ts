/**
 * `IN`, `St. Joseph County` → `IN-ST-JOSEPH`. Where a county and a city of one name both tax, the county keeps the word:
 * Baltimore, and every county of Kentucky.
 */
export function placeCode(state: string, name: string): string | undefined {
  const words = name
    .toUpperCase()
    .replace(/[.'’]/g, '')
    .replace(/[^A-Z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  if (words === '') return undefined
  const bare = words.startsWith(`${state}-`) ? words.slice(state.length + 1) : words
  if (bare === 'BALTIMORE-COUNTY' || state === 'KY') return ALIASES[`${state}-${bare}`] ?? `${state}-${bare}`
  return `${state}-${bare.replace(/-COUNTY$/, '').replace(/^BALTIMORE-CITY$/, 'BALTIMORE')}`
}

/** Governments of a city and its county in one. */
const ALIASES: Readonly<Record<string, string>> = {
  'KY-JEFFERSON-COUNTY': 'KY-LOUISVILLE',
  'KY-LOUISVILLE-METRO': 'KY-LOUISVILLE',
  'KY-FAYETTE-COUNTY': 'KY-LEXINGTON',
  'KY-LEXINGTON-FAYETTE': 'KY-LEXINGTON',
}
