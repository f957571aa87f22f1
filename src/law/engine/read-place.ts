import { distance, plain } from '../../kernel/likeness.ts'
import { type StateCode, stateNames } from '../language/states.ts'
import type { LocalityField } from './locality-fields.ts'
import { isUndetermined, registeredPlace } from './registers.ts'
import { shelf } from './shelf.ts'

/** A place as a certificate names it: its code, empty where no place there taxes. */
export type PlaceReading = { readonly place: string } | { readonly wrong: string }

/**
 * What was typed into a field that names a place. A place that may tax and has no law is refused, never taken for one
 * without a tax; so is a word that is nearly the name of one that taxes.
 */
export function readPlace(field: LocalityField, value: string): PlaceReading {
  const isNamed = field.by === 'name'
  if ((isNamed || field.asked) && !field.required && NO_PLACE.test(value)) return { place: '' }
  const at = field.place(value)
  if (at === undefined || (isNamed && isCountyForCity(field, value))) return { wrong: unlike(field) }
  if (at === '') return { place: at }
  const found = isNamed ? registered(field, at) : undefined
  if (found !== undefined) return found
  const known = knownPlaces(field.state)
  if (known.size === 0 || known.has(at)) return { place: at }
  const meant = isNamed ? nearlyNamed(field.state, value) : undefined
  if (field.unlisted === 'none' && meant === undefined) return { place: '' }
  return { wrong: `names ${at}, for which no law is known${advice(field, meant)}` }
}

/** As the register of the state has it: a place that takes nothing is none, one that nobody knows of is refused. */
function registered(field: LocalityField, at: string): PlaceReading | undefined {
  if (isUndetermined(at)) return { wrong: `names ${at}, whose tax could not be determined: ${ASK}` }
  const isCity = /^City of/.test(field.key)
  const found = registeredPlace(at) ?? (isCity ? undefined : registeredPlace(`${at}-COUNTY`))
  return found && { place: found.tax === 'none' ? '' : found.code }
}

const ASK = 'ask the place for its rate; None withholds nothing for it'

/** Names of the places that a state's laws know, as they are typed. */
export const placeNames = (state: string): readonly string[] => [...names(state).values()].sort()

/** The place that a law names so; undefined where none does. */
export function placeNamed(state: string, name: string): string | undefined {
  const sought = plain(name)
  return [...names(state)].find(([, known]) => plain(known) === sought)?.[0]
}

/** `OH-PARMA` → Parma; a state by its own name. */
export const placeName = (code: string): string =>
  code.includes('-')
    ? (names(code.slice(0, 2)).get(code) ?? nameOf(code.slice(3)))
    : (stateNames[code as StateCode] ?? code)

/** The word for a place without a tax. */
const NO_PLACE = /^(none|no|n\/?a|not applicable)$/i

/** St. Louis County is not St. Louis: a field for a city takes no county. */
const isCountyForCity = ({ key }: LocalityField, value: string): boolean =>
  /^City of/.test(key) && /\bcounty$/i.test(value)

const unlike = ({ key, format, required }: LocalityField): string => {
  if (!/^City of/.test(key)) return `must be ${/^\d/.test(format) ? format : `a ${format}`}`
  return `must be the name of a city${required ? '' : '; None outside of one'}`
}

function advice(field: LocalityField, meant: string | undefined): string {
  if (field.by !== 'name') return ''
  const hint = meant === undefined ? '' : `; did you mean ${meant}?`
  const listed = placeNames(field.state)
  const known = listed.length <= MOST_LISTED ? `; known are ${listed.join(', ')}` : ''
  return `${hint}${known}${field.required ? '' : '; None where no tax is taken there'}`
}

const MOST_LISTED = 40

/** One letter or two away, of words that are long enough for that to be a slip. */
const nearlyNamed = (state: string, value: string): string | undefined =>
  [...names(state).values()].find((name) => {
    const apart = distance(plain(name), plain(value))
    return apart > 0 && apart <= (name.length >= 7 ? 2 : 1) && name.length > 4
  })

/** The places below a state that a law names; none while the state's own are not filed. */
const knownPlaces = (state: string): ReadonlySet<string> => places.get(state) ?? new Set()

/** Code → name; a school district has a number, and what stands for an unnamed county is none. */
function names(state: string): ReadonlyMap<string, string> {
  const found = named.get(state)
  if (found !== undefined) return found
  const fresh = new Map(
    [...knownPlaces(state)]
      .filter((code) => !/-SD-\d|-UNNAMED$/.test(code))
      .map((code) => [code, registeredPlace(code)?.name ?? nameOf(code.slice(state.length + 1))] as const),
  )
  named.set(state, fresh)
  return fresh
}

const named = new Map<string, ReadonlyMap<string, string>>()

/** Baltimore is the city; its county keeps the word. */
const nameOf = (code: string): string =>
  OWN_NAMES[code] ??
  code
    .split('-')
    .map((word) => word.charAt(0) + word.slice(1).toLowerCase())
    .join(' ')

/** Names that their code does not spell. */
const OWN_NAMES: Readonly<Record<string, string>> = {
  BALTIMORE: 'Baltimore City',
  EIT: 'the municipality',
  LANE: 'Lane Transit District',
  LST: 'the municipality',
  'MCTD-1': 'the commuter district, zone 1',
  'MCTD-2': 'the commuter district, zone 2',
  METRO: 'Metro',
  NYC: 'New York City',
  SCTD: 'South Clackamas Transportation District',
  TRIMET: 'TriMet',
  WCA: 'the Workers’ Compensation Administration',
}

const places: ReadonlyMap<string, ReadonlySet<string>> = gathered()

function gathered(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const code of shelf.taxes.keys()) {
    const place = code.slice(0, code.lastIndexOf('.'))
    const [state = '', rest] = place.split('-')
    if (rest !== undefined) found.set(state, (found.get(state) ?? new Set()).add(place))
  }
  return found
}
