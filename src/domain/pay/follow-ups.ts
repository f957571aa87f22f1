import { placeNamed } from '../../law/engine/read-place.ts'
import { registeredPlace } from '../../law/engine/registers.ts'
import { nonresidenceForm } from '../../law/engine/residence.ts'
import { subdivisionOf } from '../../law/engine/subdivisions.ts'
import { placeCode } from '../../law/language/place-code.ts'
import { NONRESIDENCE } from './certificates.ts'
import type { AnsweredForm, AskedPlaces, PlaceQuestion } from './place-answers.ts'

type Answers = (state: string) => AnsweredForm | undefined

/** What an answer about a place raises in turn: a city's county and school district, the rate of a subdivision. */
export function followUps(places: AskedPlaces, answers: Answers): readonly PlaceQuestion[] {
  const ofState = inState(places, answers)
  const certificate = nonresidence(places, answers)
  return certificate === undefined ? ofState : [...ofState, certificate]
}

/** An agreement of two states holds for who has told it on the form; until that is said it is taken for granted, and asked. */
function nonresidence({ work, home }: AskedPlaces, answers: Answers): PlaceQuestion | undefined {
  if (home === null || home.state === work.state) return undefined
  const form = nonresidenceForm(work.state, home.state)
  if (form === undefined || answers(work.state)?.fields[NONRESIDENCE] !== undefined) return undefined
  return {
    state: work.state,
    field: NONRESIDENCE,
    words:
      `lives in ${home.state} and works in ${work.state}, which withholds nothing where form ${form} is on file, and has ` +
      `no ${NONRESIDENCE} (No: ${work.state} is withheld for)`,
  }
}

function inState(places: AskedPlaces, answers: Answers): readonly PlaceQuestion[] {
  const { work, home } = places
  if (work.state === 'KY') return kentucky(places, answers('KY')?.fields ?? NOTHING)
  if (work.state === 'IN') return indiana(places, answers('IN')?.fields ?? NOTHING)
  if (work.state === 'NJ') return newJersey(places, answers('NJ')?.fields ?? NOTHING)
  if (work.state === 'OR') return oregon(places, answers('OR')?.fields ?? NOTHING)
  if (work.state === 'PA' || home?.state === 'PA') return pennsylvania(places, answers('PA')?.fields)
  return NONE
}

/** Louisville and Lexington are their counties too. */
const nameOfCounty = (code: string, county: string): string =>
  code.endsWith('-COUNTY') ? `${county} County` : code.slice(3)

type Fields = AnsweredForm['fields']

const NONE: readonly never[] = []
const NOTHING: Fields = {}

/** A payroll tax is owed where the work is done, and Jersey City's not of those who live there. */
function newJersey({ home }: AskedPlaces, fields: Fields): readonly PlaceQuestion[] {
  const { 'City of Employment': work, 'City of Residence': lives } = fields
  if (lives !== undefined || home?.state !== 'NJ' || typeof work !== 'string') return NONE
  const code = placeCode('NJ', work)
  if (code !== 'NJ-JERSEY-CITY' || placeCode('NJ', home.city) !== code) return NONE
  const words = 'works in Jersey City, NJ, which leaves its residents out of its payroll tax'
  return [
    {
      state: 'NJ',
      field: 'City of Residence',
      words: `${words}, and has no City of Residence (None outside of the city)`,
    },
  ]
}

/** The city of employment names its county, which may take a fee of its own; a school district taxes who lives there too. */
function kentucky({ home }: AskedPlaces, fields: Fields): readonly PlaceQuestion[] {
  const city = fields['City or County of Employment']
  const place = typeof city === 'string' ? registeredPlace(placeCode('KY', city) ?? '') : undefined
  const county = place?.counties[0]
  if (place === undefined || county === undefined) return NONE
  const open: PlaceQuestion[] = []
  const own = placeCode('KY', `${county} County`)!
  const takesFee = own !== place.code && placeNamed('KY', nameOfCounty(own, county)) !== undefined
  if (takesFee && fields['County of Employment'] === undefined) {
    const words = `works in ${place.name}, KY: ${county} County takes a fee too, and has no County of Employment`
    open.push({
      state: 'KY',
      field: 'County of Employment',
      words: `${words} (None where an agreement says so)`,
    })
  }
  const { rate } = place
  const asksHome = home?.state === 'KY' && rate !== undefined && rate.resident !== rate.nonresident
  if (asksHome && fields['City of Residence'] === undefined) {
    const words = `works in ${place.name}, KY, which takes ${rate.resident} of its residents and ${rate.nonresident} of others`
    open.push({
      state: 'KY',
      field: 'City of Residence',
      words: `${words}, and has no City of Residence (None outside of it)`,
    })
  }
  const schools = placeNamed('KY', `${county} County Schools`)
  if (home?.state === 'KY' && schools !== undefined && fields['School District of Residence'] === undefined) {
    const words = `works in ${place.name}, KY: ${county} County Schools tax those who also live there`
    open.push({
      state: 'KY',
      field: 'School District of Residence',
      words: `${words}, and has no School District of Residence (None outside of it)`,
    })
  }
  return open
}

/**
 * Who lives outside of Indiana owes the county of the principal work on January 1; an agreement between states spares them
 * the state's tax alone.
 */
function indiana({ home }: AskedPlaces, fields: Fields): readonly PlaceQuestion[] {
  const field = 'County of Principal Employment'
  if (home === null || home.state === 'IN' || fields[field] !== undefined) return NONE
  const words = `lives outside of IN and works there, and has no ${field}: it is that of January 1 of the year`
  return [{ state: 'IN', field, words: `${words} (None where the work began later)` }]
}

/** Above 200,000 a year an employer in these districts must withhold (recalled). */
function oregon({ yearlyPay = 0n }: AskedPlaces, fields: Fields): readonly PlaceQuestion[] {
  if (yearlyPay <= HIGH_PAY) return NONE
  return ['Metro Supportive Housing Withholding', 'Multnomah Preschool Withholding']
    .filter((field) => fields[field] === undefined)
    .map((field) => ({
      state: 'OR',
      field,
      words: `is paid more than 200,000 a year in OR, and has no ${field} (No outside of the district)`,
    }))
}

const HIGH_PAY = 20_000_000n

/** The rate of a home that is not on file stands on the residency certificate. */
function pennsylvania({ home }: AskedPlaces, fields: Fields | undefined): readonly PlaceQuestion[] {
  const psd = fields?.['Resident PSD Code']
  if (home?.state !== 'PA' || typeof psd !== 'string' || fields?.['Resident EIT Rate'] !== undefined)
    return NONE
  if (psd.startsWith('51') || psd === '880000' || subdivisionOf(psd) !== undefined) return NONE
  return [
    {
      state: 'PA',
      field: 'Resident EIT Rate',
      words: `lives in PSD ${psd}, whose rate is not on file, and has no Resident EIT Rate: the rate of the registration is taken`,
    },
  ]
}
