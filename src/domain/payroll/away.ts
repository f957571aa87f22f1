import { type Day, yearOf } from '../../kernel/dates.ts'
import { cents, dollars, ZERO } from '../../kernel/money.ts'
import type { Chosen } from '../../law/engine/editions.ts'
import { localityFields } from '../../law/engine/locality-fields.ts'
import { cityDays, convenienceRule, sparedBy, thresholdWords } from '../../law/engine/nonresident.ts'
import { readStateW4 } from '../../law/engine/state-w4.ts'
import type { NonresidentTable } from '../../law/language/nonresident.ts'
import type { EarnedElsewhere } from '../pay/build-input.ts'
import type { StateAnswers } from '../pay/facts.ts'
import type { Earning } from '../pay/paycheck-types.ts'
import type { WorkAssignment } from '../places/work-assignment.ts'
import type { PersonFacts } from './person.ts'
import { workdays } from './spans.ts'

/** A place away from the usual one: of an assignment, or one that a line of pay or a time entry names. */
export interface Away extends WorkAssignment {
  /** No assignment tells how many days of the year were worked there. */
  readonly isNamed?: true
}

export interface Around {
  /** The last day of the period. */
  readonly until: Day
  /** Asked for where a rule is looked at. */
  readonly rules: () => Chosen<NonresidentTable>
  readonly told: string[]
}

/** Days away that the law counts as days at the usual place: by Ohio's 20 days, or by the office's convenience rule. */
export function isAtUsual(assignment: Away, person: PersonFacts, around: Around): boolean {
  return isForConvenience(assignment, person, around) || isForFewDays(assignment, person, around)
}

function isForConvenience(
  { place, isRequired }: Away,
  { work, home }: PersonFacts,
  { rules, told }: Around,
): boolean {
  if (place.state === work.state || place.locationId) return false
  const rule = convenienceRule(work.state, home?.state ?? '', rules())
  if (rule === undefined) return false
  if (isRequired === false) {
    told.push(
      `works in ${place.state} for their own convenience: the days count as days in ${work.state} (${rule.source}, ${rule.confidence})`,
    )
  }
  if (isRequired === null) {
    told.push(
      `works in ${place.state} with an office in ${work.state}, whose convenience rule asks whether the work needs that ` +
        `place: it is taxed where it is done until updateWorkAssignment says requiredByEmployer (${rule.confidence})`,
    )
  }
  return isRequired === false
}

function isForFewDays(assignment: Away, person: PersonFacts, around: Around): boolean {
  if (assignment.place.state !== person.work.state) return false
  return isWithinFewDays(assignment, person, around, 'the principal place of work is withheld for')
}

/** Whether a city there asks for nothing yet; `instead`: what is withheld in its place. */
function isWithinFewDays(
  assignment: Away,
  { assignments = [], stateW4 }: PersonFacts,
  { until, rules, told }: Around,
  instead: string,
): boolean {
  const { state } = assignment.place
  const few = cityDays(state, rules())
  const [city] = few === undefined ? [] : citiesOf(assignment)
  if (few === undefined || city === undefined) return false
  if (readStateW4(state, stateW4[state] ?? {}).localities.resident.includes(city)) return false
  const days = daysThere(assignments, (each) => citiesOf(each)[0] === city, until)
  if (days > few.upTo) return false
  told.push(
    `has worked ${days} days of the year in ${city}: up to ${few.upTo} ${instead} (${few.source}, ${few.confidence})`,
  )
  return true
}

/** Days there in the calendar year, up to and with the last day of the period. */
function daysThere(
  assignments: readonly WorkAssignment[],
  isThere: (each: WorkAssignment) => boolean,
  until: Day,
): number {
  const first = `${yearOf(until)}-01-01` as Day
  return assignments.filter(isThere).reduce((sum, { begin, end, basisPoints }) => {
    const range = { begin: begin > first ? begin : first, end: end !== null && end < until ? end : until }
    const days = workdays(range)
    return sum + (basisPoints === null ? days : Math.ceil((days * basisPoints) / 10_000))
  }, 0)
}

const citiesOf = ({ place, answers }: WorkAssignment): readonly string[] =>
  readStateW4(place.state, answers).localities.work

/**
 * The certificate of that state, with what the assignment says of its own place instead of the usual one. Whoever comes from
 * another state for a few days has no city there yet.
 */
export function formThere(there: Away, person: PersonFacts, around: Around): StateAnswers | undefined {
  const { place, answers } = there
  const form = person.stateW4[place.state]
  if (form === undefined && Object.keys(answers).length === 0) return undefined
  const own = localityFields(place.state).filter(({ of }) => of === 'work')
  const isUsual = place.state === person.work.state
  const isFew = !isUsual && isWithinFewDays(there, person, around, 'nothing is withheld for it')
  const cities = own.filter(({ by }) => by === 'name').map(({ key }) => key)
  return {
    ...without(form ?? {}, isUsual ? own.map(({ key }) => key) : isFew ? cities : []),
    ...without(answers, isFew ? cities : []),
  }
}

const without = (fields: StateAnswers, keys: readonly string[]): StateAnswers =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => !keys.includes(key)))

/** Why the state of the place asks for no withholding yet, if it does not. */
export function spared(
  { place, isNamed }: Away,
  { home, work, assignments = [], toDate }: PersonFacts,
  earnings: readonly Earning[],
  { until, rules, told }: Around,
): Pick<EarnedElsewhere, 'spared'> {
  const { state } = place
  if (home === null || state === home.state || state === work.state) return {}
  const before = toDate.totals.get(`tax:${state}.incomeTax`)?.wages ?? ZERO
  const wages = cents(earnings.reduce((sum, { amount }) => sum + amount, before as bigint))
  const days = daysThere(assignments, (each) => each.place.state === state, until)
  const rule = sparedBy({ state, home: home.state, days, wages }, rules())
  if (rule === undefined) return {}
  if (isNamed && rule.overDays !== undefined) {
    told.push(
      `is withheld for in ${state} from the first day: it asks for no withholding up to ${thresholdWords(rule)}, and ` +
        `addWorkAssignment tells the days there (${rule.source}, ${rule.confidence})`,
    )
    return {}
  }
  const words =
    `${days} days and ${dollars(wages)} in ${state} this year stay within the ${thresholdWords(rule)} up to which ` +
    `it asks for no withholding (${rule.source}, ${rule.confidence})`
  told.push(`has no income tax of ${state} withheld: ${words}`)
  return { spared: words }
}
