import type { Day } from '../../kernel/dates.ts'
import { type LocalityField, localityFields, uncomputedTaxes } from '../../law/engine/locality-fields.ts'
import { placeNamed } from '../../law/engine/read-place.ts'
import { isNewYorkCity, zipCounties } from '../../law/engine/zip-counties.ts'
import type { PlaceFacts } from './facts.ts'
import { followUps } from './follow-ups.ts'
import { addressLocalities } from './localities.ts'
import type { AnsweredForm, AskedPlaces, PlaceQuestion } from './place-answers.ts'

type Answers = (state: string) => AnsweredForm | undefined

/** By state: the kept values of the employer's registration. */
type Registrations = (state: string) => Readonly<Record<string, string>> | undefined

/**
 * A code that the law requires, a city that taxes and that an address names but cannot prove, and what an answer raises in
 * turn. After a move the answers of before are asked again.
 */
export function placeQuestions(
  places: AskedPlaces,
  answers: Answers,
  registrations: Registrations = NOWHERE,
): readonly PlaceQuestion[] {
  const { work, home, workSince, homeSince } = places
  const open: PlaceQuestion[] = []
  for (const each of askedOf(work, 'work'))
    if (isOpen(each, workSince, answers, registrations)) open.push(each)
  if (home !== null)
    for (const each of askedOf(home, 'resident'))
      if (isOpen(each, homeSince, answers, registrations)) open.push(each)
  open.push(...followUps(places, answers))
  return open
}

const NOWHERE: Registrations = () => undefined

function isOpen(
  { state, field, answeredBy, isDecided }: PlaceQuestion,
  moved: Day | null | undefined,
  answers: Answers,
  registrations: Registrations,
): boolean {
  if (field === '') return answeredBy === undefined || registrations(state)?.[answeredBy] === undefined
  const form = answers(state)
  return form?.fields[field] === undefined ? !isDecided : isBefore(form.since, moved)
}

/** An answer that is older than the address it is about. */
const isBefore = (answered: Day | undefined, moved: Day | null | undefined): boolean =>
  answered !== undefined && moved != null && answered < moved

/** Many live and work in one place: what it asks is found once. */
const asked = new Map<string, readonly PlaceQuestion[]>()
const MOST = 10_000

function askedOf(at: PlaceFacts, of: LocalityField['of']): readonly PlaceQuestion[] {
  const key = `${of} ${at.state} ${at.city} ${at.zipcode}`
  const known = asked.get(key)
  if (known !== undefined) return known
  const fresh = [...fieldsAsked(at, of), ...(of === 'work' ? uncomputed(at) : [])]
  if (asked.size >= MOST) asked.clear()
  asked.set(key, fresh)
  return fresh
}

function fieldsAsked(at: PlaceFacts, of: LocalityField['of']): PlaceQuestion[] {
  // New York City, Yonkers, Philadelphia and counties of Maryland are told by the address alone.
  const isDecided = addressLocalities(at).length > 0
  return localityFields(at.state)
    .filter((field) => field.of === of && (isDecided ? isCounty(field) : isAsked(field, at)))
    .map((field) => ({ state: at.state, field: field.key, words: wordsFor(at, field), isDecided }))
}

/** Its certificate names it, and goes before the address: after a move it is asked again. */
const isCounty = ({ required, by }: LocalityField): boolean => required && by === 'name'

const isAsked = (field: LocalityField, at: PlaceFacts): boolean =>
  field.required || field.asked === true || mayTax(field, at.city) || isOnCityLine(field, at)

/** A ZIP area that lies partly in New York City decides nothing about a home there. */
const isOnCityLine = ({ key }: LocalityField, { state, zipcode }: PlaceFacts): boolean =>
  key === 'New York City Resident' && zipCounties(state, zipcode).some((each) => isNewYorkCity([each]))

/** A field that another answer raises is asked by it. */
const mayTax = ({ by, state, mostTax, follows }: LocalityField, city: string): boolean =>
  by === 'name' &&
  follows !== true &&
  (mostTax === true || (city !== '' && placeNamed(state, city) !== undefined))

function wordsFor(at: PlaceFacts, { key, of, required, asked: isWanted }: LocalityField): string {
  if (isWanted) return `lives in ${at.state} and has no ${key} (None where it takes no tax)`
  if (required) return `has no ${key}, and without it local taxes of ${at.state} are not known`
  if (at.city === '')
    return `works in ${at.state}, where most cities tax wages, and has no ${key} (None outside of a city)`
  const does = of === 'work' ? 'works' : 'lives'
  return `${does} in ${at.city}, ${at.state}, which may tax wages, and has no ${key} (None outside of the city)`
}

const uncomputed = ({ state, city }: PlaceFacts): PlaceQuestion[] =>
  uncomputedTaxes(state, city).map(({ tax, answeredBy }) => ({
    state,
    field: '',
    answeredBy,
    words:
      answeredBy === undefined
        ? `works in ${city}, ${state}, which takes ${tax}: it is not computed here`
        : `works in ${city}, ${state}, which takes ${tax}: it is computed when ${answeredBy} of the registration is Yes`,
  }))
