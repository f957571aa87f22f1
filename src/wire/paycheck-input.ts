import type { z } from 'zod'
import { buildInput, type NamedPlace, type PayeeFacts } from '../domain/pay/build-input.ts'
import { stateOfAnswers } from '../domain/pay/certificates.ts'
import { hoursWorked } from '../domain/pay/elements.ts'
import type { StateAnswers } from '../domain/pay/facts.ts'
import { groupTermLifeCost } from '../domain/pay/group-term-life.ts'
import type { Deduction, Earning, PaycheckInput } from '../domain/pay/paycheck-types.ts'
import { w4Fault } from '../domain/pay/w4-fault.ts'
import { addDays, addMonths, type Day, dayOf, dayOfMonth, monthOf, yearOf } from '../kernel/dates.ts'
import { ZERO } from '../kernel/money.ts'
import { Problem } from '../kernel/problem.ts'
import { rate } from '../kernel/rate.ts'
import type { LookUp } from '../law/language/look-up.ts'
import { placeCode } from '../law/language/place-code.ts'
import { isStateCode } from '../law/language/states.ts'
import type { Frequency } from '../law/language/types.ts'
import { answersAsText } from './garnishment.ts'
import { periodRefusals } from './pay-period.ts'
import type { paycheckBody } from './paycheck.ts'
import { employerSent, toDateSent } from './paycheck-records.ts'
import { w4From } from './w4.ts'

export type PaycheckSent = z.output<typeof paycheckBody>

/** The described worker as the engine reads it. An earning without an amount is the one that a wanted net solves for. */
export const paycheckInput = (body: PaycheckSent, lookUp: LookUp = {}): PaycheckInput =>
  buildInput(payeeOf(body, lookUp))

/** An earning whose amount someone has to solve for. */
export const isOpen = ({ amount, coverage }: PaycheckSent['earnings'][number]): boolean =>
  amount === undefined && coverage === undefined

function payeeOf(body: PaycheckSent, lookUp: LookUp): PayeeFacts {
  const periodEnd = body.payEndDate ?? body.payDate
  const periodStart = body.payBeginDate ?? starts[body.payFrequency](periodEnd)
  if (periodStart > periodEnd) throw new Problem(400, periodRefusals.endBeforeBegin)
  const earnings = body.earnings.map((each) => earningOf(each, body, lookUp))
  return {
    workerType: body.workerType,
    payDate: body.payDate,
    periodStart,
    periodEnd,
    frequency: body.payFrequency,
    work: placeOf(body.workState, body.workCity, localitiesOf(body, 'work')),
    home: homeOf(body),
    ...certificateOf(body),
    stateW4: answersByState(body),
    ...employerSent(body.workState, body.employer),
    earnings,
    deductions: body.deductions.map(deductionOf),
    garnishments: body.garnishments.map((sent, at) => ({
      id: sent.garnishmentId ?? String(at),
      type: sent.garnishmentType,
      agency: '',
      fields: answersAsText(sent.garnishmentFields),
      taken: sent.takenBefore ?? ZERO,
    })),
    yearToDate: toDateSent(body.yearToDate),
    supplementalMethod: body.supplementalMethod,
    hours: body.hoursWorked ?? hoursWorked(earnings),
    exemptions: body.exemptions,
    backupWithholding: body.backupWithholding,
    lookUp,
    person: defined(body.person),
  }
}

function certificateOf({ w4: sent, payDate }: PaycheckSent): Pick<PayeeFacts, 'w4' | 'w4Since'> {
  const [w4, w4Since] = [w4From(sent), sent.effectiveDate ?? payDate]
  const fault = w4Fault(w4, w4Since)
  if (fault !== undefined) throw new Problem(400, fault)
  return { w4, w4Since }
}

/** The cost of life insurance follows from what it covers; every other amount is sent. */
function earningOf(sent: PaycheckSent['earnings'][number], body: PaycheckSent, lookUp: LookUp): Earning {
  const { amount, coverage, workerPays, ...each } = sent
  const told = defined(each)
  if (coverage === undefined) return { ...told, amount: amount ?? ZERO }
  const { ageAtYearEnd } = body.person
  if (sent.type !== 'Group-Term Life') throw new Problem(400, `${sent.type} has no coverage: send its amount`)
  if (amount !== undefined) throw new Problem(400, 'Group-Term Life takes an amount or a coverage, not both')
  if (ageAtYearEnd === undefined)
    throw new Problem(400, 'A coverage of Group-Term Life needs person.ageAtYearEnd')
  const of = { payDate: body.payDate, frequency: body.payFrequency, coverage, ageAtYearEnd }
  return { ...told, amount: groupTermLifeCost(workerPays === undefined ? of : { ...of, workerPays }, lookUp) }
}

/** The first day of the period that ends on a day. */
const starts: Readonly<Record<Frequency, (end: Day) => Day>> = {
  Daily: (end) => end,
  Weekly: (end) => addDays(end, -6),
  BiWeekly: (end) => addDays(end, -13),
  SemiMonthly: (end) => dayOf(yearOf(end), monthOf(end), dayOfMonth(end) > 15 ? 16 : 1),
  Monthly: (end) => monthsBefore(end, 1),
  Quarterly: (end) => monthsBefore(end, 3),
  SemiAnnual: (end) => monthsBefore(end, 6),
  Annual: (end) => monthsBefore(end, 12),
}

const monthsBefore = (end: Day, count: number): Day => addMonths(addDays(end, 1), -count)

/** Nothing said of a home is a home that is not known. */
function homeOf(body: PaycheckSent): NamedPlace | null {
  const { workState, residentState, residentCity, residentLocality } = body
  if (residentState === undefined && residentCity === undefined && residentLocality === undefined) return null
  return placeOf(residentState ?? workState, residentCity, localitiesOf(body, 'resident'))
}

const placeOf = (state: string, city: string | undefined, localities: string[]): NamedPlace => ({
  state,
  city: city ?? '',
  localities,
})

/** A place of another state would be taxed there, or nowhere, without a word. */
function localitiesOf(body: PaycheckSent, whose: 'work' | 'resident'): string[] {
  const state = (whose === 'work' ? undefined : body.residentState) ?? body.workState
  const codes = codesOf(state, body[`${whose}Locality`])
  const astray = codes.find((code) => isStateCode(code.slice(0, 2)) && !code.startsWith(`${state}-`))
  if (astray === undefined) return codes
  const words = `is not in ${state}; send ${whose}State ${astray.slice(0, 2)}, or a place of ${state}`
  throw new Problem(400, `${whose}Locality: ${astray} ${words}`)
}

/** `MD-PRINCE-GEORGES`, `md-Prince George's` and, in that state, `Prince George's County` are one place. */
const codesOf = (state: string, given: PaycheckSent['workLocality']): string[] =>
  [given ?? []]
    .flat()
    .flatMap((text) => text.split(',').map((name) => name.trim()))
    .flatMap(
      (name) => placeCode(/^[a-z]{2}-/i.test(name) ? name.slice(0, 2).toUpperCase() : state, name) ?? [],
    )

/** `residentStateW4` is the home state's form, `stateW4` that of the state in `stateW4Code`. */
function answersByState(body: PaycheckSent): Readonly<Record<string, StateAnswers>> {
  const { workState: work, residentState: home = work, stateW4, residentStateW4, stateW4Code } = body
  if (stateW4Code !== undefined && stateW4Code !== work && stateW4Code !== home) {
    throw new Problem(400, 'stateW4Code must be the work state or the home state')
  }
  if (stateW4 === undefined) return residentStateW4 === undefined ? {} : { [home]: residentStateW4 }
  if (residentStateW4 === undefined) return { [stateW4Code ?? unsaid(body, stateW4)]: stateW4 }
  if ((stateW4Code ?? work) === home) throw new Problem(400, 'stateW4 and residentStateW4 are of one state')
  return { [work]: stateW4, [home]: residentStateW4 }
}

/** The work state, or the home state where only that one withholds. */
const unsaid = ({ payDate, workState, residentState, w4 }: PaycheckSent, answers: StateAnswers): string =>
  stateOfAnswers(answers, {
    on: payDate,
    work: workState,
    home: residentState ?? workState,
    militarySpouse: w4.hasMiltarySpouseExemption ?? false,
  })

function deductionOf(sent: PaycheckSent['deductions'][number]): Deduction {
  const { percent, employerAmount, employerPercent, taxTreatment, amount, ...rest } = sent
  return defined({
    ...rest,
    amount: percent === undefined ? (amount ?? ZERO) : { percent: rate(percent) },
    employer: employerPercent === undefined ? employerAmount : { percent: rate(employerPercent) },
    isAfterTax: taxTreatment === 'After-Tax' ? true : undefined,
  })
}

/** Without the keys that were not sent: absent and undefined are two things to the engine's types. */
const defined = <T extends object>(given: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as never
