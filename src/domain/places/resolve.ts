import type { Day } from '../../kernel/dates.ts'
import { plain } from '../../kernel/likeness.ts'
import { type LocalityField, localityFields } from '../../law/engine/locality-fields.ts'
import { placeNames } from '../../law/engine/read-place.ts'
import { registeredPlace, registerIn } from '../../law/engine/registers.ts'
import { schoolDistrictsIn } from '../../law/engine/school-districts.ts'
import { readStateW4 } from '../../law/engine/state-w4.ts'
import { subdivisionOf } from '../../law/engine/subdivisions.ts'
import { countiesOf, zipCounties } from '../../law/engine/zip-counties.ts'
import type { LookUp } from '../../law/language/look-up.ts'
import type { Subdivision } from '../../law/language/subdivisions.ts'
import type { PlaceFacts } from '../pay/facts.ts'
import { addressLocalities, addressZone, isAddressCity } from '../pay/localities.ts'
import { placeQuestions } from '../pay/place-questions.ts'
import { districtLines, districtsAsked } from './districts.ts'
import { type Jurisdiction, jurisdictionOf } from './jurisdiction.ts'
import { subdivisionsNear } from './subdivisions-near.ts'

export interface PlaceGiven extends PlaceFacts {
  readonly county: string
  /** By the labels of the state's certificate, and of the employer's registration there, as far as they are known. */
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

/** Of a municipality that lies in two counties the one that the address is in. */
const countyOf = (within: Subdivision | undefined, counties: readonly string[]): string | undefined =>
  within?.counties.find((county) => counties.includes(county)) ?? within?.counties[0]

/** A postal city or a ZIP code decides little: whatever turns on a boundary is asked, with what can be answered. */
export function resolvePlace(given: PlaceGiven, on: Day, lookUp: LookUp): ResolvedPlace {
  const { state, answers } = given
  const { ofEmployer, ofWorker } = apart(state, answers)
  const { localities, unknown, wrong } = readStateW4(state, ofWorker)
  const counties =
    given.county === '' ? zipCounties(state, given.zipcode) : [countyNamed(state, given.county)]
  const zone = addressZone(given)
  const told = [...localities.work, ...localities.resident]
  const districts = districtsTold(state, ofEmployer)
  const codes = [
    ...addressLocalities(given),
    ...told,
    ...(zone === undefined ? [] : [zone]),
    ...districts.codes,
  ]
  const registered = told.map(registeredPlace).find((place) => place?.kind === 'city')
  const psd = answers['Work PSD Code'] ?? answers['Resident PSD Code'] ?? null
  const within = psd === null ? undefined : subdivisionOf(psd)
  const below = [
    ...new Set(
      within === undefined ? codes : [...codes, 'PA-EIT', ...(takesServices(within) ? ['PA-LST'] : [])],
    ),
  ]

  return {
    state,
    county:
      countyOf(within, counties) ?? registered?.counties[0] ?? (counties.length === 1 ? counties[0]! : null),
    municipality: within?.municipality ?? registered?.name ?? cityOf(given),
    schoolDistrict: within?.schoolDistrict ?? schoolsIn(told),
    psd,
    jurisdictions: [state, ...below].map((code) =>
      jurisdictionOf(code, on, lookUp, /^PA-(EIT|LST)$/.test(code) ? within : undefined),
    ),
    questions: [...questionsOf(given, counties), ...districtQuestions(given)],
    faults: [
      ...unknown.map((key) => `${key} is not on the certificate of ${state}`),
      ...wrong.map(({ message }) => message),
      ...districts.faults,
    ],
  }
}

/** What an employer answers for a place is on its registration, not on a worker's certificate. */
function apart(state: string, answers: PlaceGiven['answers']) {
  const own = new Set(districtLines(state).map(({ key }) => key))
  const entries = Object.entries(answers)
  return {
    ofEmployer: Object.fromEntries(entries.filter(([key]) => own.has(key))),
    ofWorker: Object.fromEntries(entries.filter(([key]) => !own.has(key))),
  }
}

function districtsTold(state: string, told: PlaceGiven['answers']) {
  const codes: string[] = []
  const faults: string[] = []
  for (const { key, options, codes: byOption } of districtLines(state)) {
    const value = told[key]
    if (value === undefined) continue
    if (options.includes(value)) codes.push(...(byOption[value] === undefined ? [] : [byOption[value]]))
    else faults.push(`${key} must be ${options.join(', ')}`)
  }
  return { codes, faults }
}

const takesServices = ({ localServices }: Subdivision): boolean =>
  localServices.municipality + localServices.schoolDistrict > 0

const districtQuestions = (given: PlaceGiven): ResolvedPlace['questions'] =>
  districtsAsked(given, given.answers).map(({ key, description, options }) => ({
    field: key,
    why: `The registration of the employer in ${given.state} says it: ${description}`,
    options,
  }))

/** As tables spell it: the word stays where a city of the same name is no part of the county. */
const countyNamed = (state: string, given: string): string => {
  const bare = given.replace(/\s+(county|parish|borough)$/i, '').trim()
  const known = countiesOf(state)
  return (
    [given.trim(), bare].flatMap((word) => known.find((each) => plain(each) === plain(word)) ?? [])[0] ?? bare
  )
}

/** Named by the address alone: New York City, Yonkers, Philadelphia, Baltimore. */
const cityOf = (given: PlaceGiven): string | null =>
  addressLocalities(given).some(isAddressCity) ? given.city : null

const schoolsIn = (codes: readonly string[]): string | null => {
  const found = codes.find((code) => /-SD-\d|-SCHOOLS$/.test(code))
  return found?.replace(/^[A-Z]{2}-/, '') ?? null
}

/** As a place of work and as a home: an address may be either. */
function questionsOf(given: PlaceGiven, counties: readonly string[]): ResolvedPlace['questions'] {
  const { state, city, answers } = given
  const told = (of: string) => (of === state ? answers : undefined)
  const open = placeQuestions(
    { work: given, home: given },
    (of) => (of === state ? { fields: answers } : undefined),
    told,
  )
  return open.map(({ field, words, answeredBy }) => {
    const own = localityFields(state).find(({ key }) => key === field)
    const options =
      own === undefined ? (answeredBy === undefined ? [] : YES_OR_NO) : optionsFor(own, city, counties)
    return { field: field || (answeredBy ?? ''), why: whyOf(given, own, words), options }
  })
}

const YES_OR_NO: readonly string[] = ['Yes', 'No']

function whyOf({ state, city }: PlaceGiven, field: LocalityField | undefined, words: string): string {
  if (field?.required) return `Local taxes of ${state} go by it, and an address does not decide it`
  if (field?.by !== 'name' || field.follows) return `Who ${words}`
  return `${city} is the name of a post office: whether the address lies inside a city that taxes decides it`
}

/** Those of the county where it is known, the one that is named like the postal city first. */
function optionsFor(field: LocalityField, city: string, counties: readonly string[]): readonly string[] {
  if (field.by === 'psdCode') return subdivisionsNear(city, counties)
  if (field.by === 'rate') return []
  if (typeof field.by === 'object' && 'digits' in field.by) return [...schoolDistrictsIn(counties), 'None']
  if (field.by !== 'name') return field.options ?? []
  const all = registerIn(field.state)?.places.filter(
    (place) => counties.length === 0 || place.counties.some((each) => counties.includes(each)),
  )
  const names = all === undefined ? placeNames(field.state) : all.map(({ name }) => name).sort()
  const same = names.filter((name) => plain(name) === plain(city))
  return [...same, ...names.filter((name) => !same.includes(name)), ...(field.required ? [] : ['None'])]
}
