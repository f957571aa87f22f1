import { type LocalityField, localityFields, uncomputedTaxes } from '../../law/engine/locality-fields.ts'
import { placeNamed } from '../../law/engine/read-place.ts'
import type { PlaceFacts } from './facts.ts'
import { addressLocalities } from './localities.ts'

/** Something about a place that decides a tax, and that nobody has said. */
export interface PlaceQuestion {
  readonly state: string
  /** Of the state's certificate; empty where there is nothing to answer. */
  readonly field: string
  /** What is open, after the name of the worker. */
  readonly words: string
}

interface Places {
  readonly work: PlaceFacts
  readonly home: PlaceFacts | null
}

/** By state: label → value, as they are stored. */
type Answers = (state: string) => Readonly<Record<string, unknown>> | undefined

/** A code that the law requires, or a city that taxes and that an address names but cannot prove. */
export const placeQuestions = ({ work, home }: Places, answers: Answers): readonly PlaceQuestion[] => {
  const atWork = askedOf(work, 'work')
  const atHome = home === null ? NONE : askedOf(home, 'resident')
  if (atWork.length + atHome.length === 0) return NONE
  return [...atWork, ...atHome].filter(
    ({ state, field }) => field === '' || answers(state)?.[field] === undefined,
  )
}

const NONE: readonly never[] = []

/** Many live and work in one place: what it asks is found once. */
const asked = new Map<string, readonly PlaceQuestion[]>()
const MOST = 10_000

function askedOf(at: PlaceFacts, of: LocalityField['of']): readonly PlaceQuestion[] {
  const key = `${of} ${at.state} ${at.city}`
  const known = asked.get(key)
  if (known !== undefined) return known
  const fresh = [...fieldsAsked(at, of), ...(of === 'work' ? uncomputed(at) : [])]
  if (asked.size >= MOST) asked.clear()
  asked.set(key, fresh)
  return fresh
}

function fieldsAsked(at: PlaceFacts, of: LocalityField['of']): PlaceQuestion[] {
  // New York City, Yonkers, Philadelphia and Baltimore are told by the address alone.
  if (addressLocalities(at).length > 0) return []
  return localityFields(at.state)
    .filter((field) => field.of === of && (field.required || mayTax(field, at.city)))
    .map(({ key, required }) => ({ state: at.state, field: key, words: wordsFor(at, of, key, required) }))
}

const mayTax = ({ by, state, mostTax }: LocalityField, city: string): boolean =>
  by === 'name' && city !== '' && (mostTax === true || placeNamed(state, city) !== undefined)

function wordsFor(at: PlaceFacts, of: LocalityField['of'], key: string, required: boolean): string {
  if (required) return `has no ${key}, and without it local taxes of ${at.state} are not known`
  const does = of === 'work' ? 'works' : 'lives'
  return `${does} in ${at.city}, ${at.state}, which may tax wages, and has no ${key} (None outside of the city)`
}

const uncomputed = ({ state, city }: PlaceFacts): PlaceQuestion[] =>
  uncomputedTaxes(state, city).map((tax) => ({
    state,
    field: '',
    words: `works in ${city}, ${state}, which takes ${tax}: it is not computed here`,
  }))
