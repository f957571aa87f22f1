import type { Day } from '../../kernel/dates.ts'
import { type Cents, cents, dollars, roundDiv } from '../../kernel/money.ts'
import { highestRate } from '../../law/engine/highest-rate.ts'
import type { Frequency } from '../../law/language/types.ts'
import { PERIODS } from '../../law/language/worksheet.ts'
import { addressZone } from '../pay/localities.ts'
import { placeQuestions } from '../pay/place-questions.ts'
import type { RunContext } from './assemble.ts'
import type { Computed } from './computed.ts'
import type { PersonFacts } from './person.ts'

/** Something about the places of one payment that is not known, or that the rules between places did. */
interface PlaceDoubt {
  readonly code: 'placeNotKnown' | 'workElsewhere'
  /** After the name. */
  readonly words: string
  /** What answers it; empty where nothing does. */
  readonly field: string
  readonly operation: string
}

/** Open questions with the range at stake, then what was done. */
export function placeDoubts(computed: Computed, run: RunContext): readonly PlaceDoubt[] {
  return [
    ...openAtUsual(computed, run),
    ...computed.told.map((words) => ({ code: 'workElsewhere' as const, words, field: '', operation: TOLD })),
    ...openAway(computed, run),
  ]
}

const TOLD = 'adminPortal/updateWorkAssignment'

function openAtUsual({ person, check }: Computed, { registrations, period }: RunContext): PlaceDoubt[] {
  const { work, home, stateW4, effective } = person
  const answers = (state: string) => {
    const fields = stateW4[state]
    return fields && { fields, since: effective?.stateW4[state] }
  }
  const moved = (since: Day | null | undefined) => (since && since > person.dateOfJoin ? since : null)
  const workSince = moved(effective?.remote ?? effective?.workplace)
  const yearlyPay = check.gross * BigInt(PERIODS[period.frequency as Frequency] ?? 1)
  const places = { work, home, workSince, homeSince: moved(effective?.home), yearlyPay }
  return placeQuestions(places, answers, (state) => registrations[state]).map(({ words, field, state }) => ({
    code: 'placeNotKnown',
    words: field === '' ? words : `${words}; addStateW4Information answers it${stakeIn(state, check.gross)}`,
    field,
    operation: field === '' ? '' : 'userOnboarding/addStateW4Information',
  }))
}

/** What another place of work asks, and nobody has said; in the usual state the certificate is about the usual place. */
function openAway({ person, named, check }: Computed, { period }: RunContext): PlaceDoubt[] {
  const { assignments = [], stateW4, work } = person
  const assigned = assignments.filter(
    ({ begin, end }) => begin <= period.endDate && (end === null || end >= period.beginDate),
  )
  const ask = (place: PersonFacts['work'], answers: Readonly<Record<string, string>>, advice: Advice) => {
    const fields = { ...(place.state === work.state ? {} : stateW4[place.state]), ...answers }
    return placeQuestions({ work: place, home: null }, () => ({ fields })).map(({ words, field, state }) => ({
      code: 'placeNotKnown' as const,
      words: `${words}${advice.words}${field === '' ? '' : stakeIn(state, check.gross)}`,
      field,
      operation: advice.operation,
    }))
  }
  return [
    ...assigned.flatMap(({ place, answers }) => ask(place, answers, OF_ASSIGNMENT)),
    ...named.flatMap((place) => ask(place, {}, OF_NAMED)),
  ]
}

interface Advice {
  readonly words: string
  readonly operation: string
}

const OF_ASSIGNMENT: Advice = {
  words: '; the answers of updateWorkAssignment say it',
  operation: 'adminPortal/updateWorkAssignment',
}

const OF_NAMED: Advice = {
  words: '; addWorkAssignment there, with its answers, says it',
  operation: 'adminPortal/addWorkAssignment',
}

/** Nothing where no rate of the state's places is known. */
function stakeIn(state: string, gross: Cents): string {
  const most = highestRate(state)
  if (most === 0) return ''
  return ` (between 0.00 and ${dollars(cents(roundDiv(gross * BigInt(most), 1_000_000n)))} of this pay)`
}

/** It goes by the payroll of the quarter, which the employer knows; undefined where it is known or not owed. */
export function mobilityDoubt(
  work: PersonFacts['work'],
  registered: Readonly<Record<string, string>> | undefined,
): string | undefined {
  const zone = work.state === 'NY' ? addressZone(work) : undefined
  if (zone === undefined || registered === undefined || registered['MCTMT Zone'] === 'None') return undefined
  const { rate, payroll } = MOBILITY[zone]!
  if (registered[rate] !== undefined || registered[payroll] !== undefined) return undefined
  return (
    `Some people work in ${zone}, where an employer may owe the commuter transportation mobility tax. To compute it, add ` +
    `${rate} or ${payroll} to the New York registration (up to 312,500 of payroll in a quarter nothing is owed)`
  )
}

const MOBILITY: Readonly<Record<string, { readonly rate: string; readonly payroll: string }>> = {
  'NY-MCTD-1': { rate: 'MCTMT Zone 1 Rate', payroll: 'MCTMT Zone 1 Quarter Payroll' },
  'NY-MCTD-2': { rate: 'MCTMT Zone 2 Rate', payroll: 'MCTMT Zone 2 Quarter Payroll' },
}
