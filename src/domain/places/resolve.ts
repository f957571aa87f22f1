import type { Day } from '../../kernel/dates.ts'
import { plain } from '../../kernel/likeness.ts'
import { type LocalityField, localityFields } from '../../law/engine/locality-fields.ts'
import { placeNames } from '../../law/engine/read-place.ts'
import { registeredPlace, registerIn } from '../../law/engine/registers.ts'
import { readStateW4 } from '../../law/engine/state-w4.ts'
import { subdivisionOf } from '../../law/engine/subdivisions.ts'
import { zipCounties } from '../../law/engine/zip-counties.ts'
import type { LookUp } from '../../law/language/look-up.ts'
import type { PlaceFacts } from '../pay/facts.ts'
import { addressLocalities, addressZone } from '../pay/localities.ts'
import { placeQuestions } from '../pay/place-questions.ts'
import { type Jurisdiction, jurisdictionOf } from './jurisdiction.ts'
import { subdivisionsNear } from './subdivisions-near.ts'

export interface PlaceGiven extends PlaceFacts {
  readonly county: string
  /** By the labels of the state's certificate, as far as they are known. */
  readonly answers: Readonly<Record<string, string>>
}

/** What an address is to the tax law on a day: what it decides, and what it cannot. */
interface ResolvedPlace {
  readonly state: string
  readonly county: string | null
  readonly municipality: string | null
  readonly schoolDistrict: string | null
  readonly psd: string | null
  readonly jurisdictions: readonly Jurisdiction[]
  readonly questions: readonly {
    readonly field: string
    readonly why: string
    readonly options: readonly string[]
  }[]
  /** What is wrong with an answer that was sent. */
  readonly faults: readonly string[]
}

/** A postal city or a ZIP code decides little: whatever turns on a boundary is asked, with what can be answered. */
export function resolvePlace(given: PlaceGiven, on: Day, lookUp: LookUp): ResolvedPlace {
  const { state, answers } = given
  const { localities, unknown, wrong } = readStateW4(state, answers)
  const counties = given.county === '' ? zipCounties(state, given.zipcode) : [bare(given.county)]
  const zone = addressZone(given)
  const told = [...localities.work, ...localities.resident].filter((code) => code !== 'PA-EIT')
  const codes = [...new Set([...addressLocalities(given), ...told, ...(zone === undefined ? [] : [zone])])]
  const registered = told.map(registeredPlace).find((place) => place?.kind === 'city')
  const psd = answers['Work PSD Code'] ?? answers['Resident PSD Code'] ?? null
  const subdivision = psd === null ? undefined : subdivisionOf(psd)

  return {
    state,
    county: subdivision?.county ?? registered?.counties[0] ?? (counties.length === 1 ? counties[0]! : null),
    municipality: subdivision?.municipality ?? registered?.name ?? cityOf(given),
    schoolDistrict: subdivision?.schoolDistrict ?? schoolsIn(told),
    psd,
    jurisdictions: [state, ...codes].map((code) => jurisdictionOf(code, on, lookUp)),
    questions: questionsOf(given, counties),
    faults: [
      ...unknown.map((key) => `${key} is not on the certificate of ${state}`),
      ...wrong.map(({ message }) => message),
    ],
  }
}

const bare = (county: string): string => county.replace(/\s+county$/i, '').trim()

/** Named by the address alone: New York City, Yonkers, Philadelphia, Baltimore. */
const cityOf = (given: PlaceGiven): string | null => (addressLocalities(given).length > 0 ? given.city : null)

const schoolsIn = (codes: readonly string[]): string | null => {
  const found = codes.find((code) => /-SD-\d|-SCHOOLS$/.test(code))
  return found?.replace(/^[A-Z]{2}-/, '') ?? null
}

/** As a place of work and as a home: an address may be either. */
function questionsOf(given: PlaceGiven, counties: readonly string[]): ResolvedPlace['questions'] {
  const { state, city, answers } = given
  const open = placeQuestions({ work: given, home: given }, (of) =>
    of === state ? { fields: answers } : undefined,
  )
  return open.map(({ field, words }) => {
    const own = localityFields(state).find(({ key }) => key === field)
    const options = own === undefined ? [] : optionsFor(own, city, counties)
    return { field, why: whyOf(given, own, words), options }
  })
}

function whyOf({ state, city }: PlaceGiven, field: LocalityField | undefined, words: string): string {
  if (field === undefined || field.follows) return `Who ${words}`
  if (field.required) return `Local taxes of ${state} go by it, and an address does not decide it`
  return `${city} is the name of a post office: whether the address lies inside a city that taxes decides it`
}

/** Those of the county where it is known, the one that is named like the postal city first. */
function optionsFor(field: LocalityField, city: string, counties: readonly string[]): readonly string[] {
  if (field.by === 'psdCode') return subdivisionsNear(city, counties)
  if (field.by === 'rate') return []
  if (field.by !== 'name') return field.options ?? []
  const all = registerIn(field.state)?.places.filter(
    (place) => counties.length === 0 || place.counties.some((each) => counties.includes(each)),
  )
  const names = all === undefined ? placeNames(field.state) : all.map(({ name }) => name).sort()
  const same = names.filter((name) => plain(name) === plain(city))
  return [...same, ...names.filter((name) => !same.includes(name)), ...(field.required ? [] : ['None'])]
}
