import { planTypeOf } from '../../domain/benefits/values.ts'
import { compensationCatalogue, deductionCatalogue } from '../../domain/pay/catalogue.ts'
import { unwithheldHome } from '../../domain/pay/home-state.ts'
import { addressZone } from '../../domain/pay/localities.ts'
import type { NotTaken } from '../../domain/pay/paycheck-types.ts'
import { placeQuestions } from '../../domain/pay/place-questions.ts'
import type { RunContext } from '../../domain/payroll/assemble.ts'
import type { Computed } from '../../domain/payroll/computed.ts'
import { payDoubts } from '../../domain/payroll/pay-doubts.ts'
import type { PeriodFacts } from '../../domain/payroll/period.ts'
import type { PersonFacts } from '../../domain/payroll/person.ts'
import { isHourly } from '../../domain/payroll/salary.ts'
import { type Warning, type WarningCode, warning } from '../../domain/payroll/warning-codes.ts'
import type { WorkerBlocker } from '../../domain/payroll/worker-blocker.ts'
import { waitingWords } from '../../domain/people/pay-change-words.ts'
import { refTaxExemptions } from '../../domain/people/values.ts'
import type { Day } from '../../kernel/dates.ts'
import { type Cents, cents, dollars, roundDiv } from '../../kernel/money.ts'
import { plural } from '../../kernel/plural.ts'
import { highestRate } from '../../law/engine/highest-rate.ts'
import type { Frequency } from '../../law/language/types.ts'
import { PERIODS } from '../../law/language/worksheet.ts'

/** A list is for a person to read; beyond this it only says how many more there are. */
const MOST = 100

/** What a run, or its preview, tells about its people. Nothing is made for those of whom nothing is told. */
export class Warnings {
  readonly #first: Warning[] = []
  #more = 0
  readonly #told = new Set<string>()
  readonly #blocked: WorkerBlocker[] = []
  #moreBlocked = 0

  constructor(before: readonly Warning[] = []) {
    for (const each of before) this.add(each)
  }

  /** What is of the employer is told once, whoever it is met with. */
  once(given: Warning): void {
    if (this.#told.has(given.message)) return
    this.#told.add(given.message)
    this.add(given)
  }

  add(given: Warning): void {
    if (this.#first.length < MOST) this.#first.push(given)
    else this.#more += 1
  }

  /** Who cannot be paid as things stand. */
  block(blocker: WorkerBlocker): void {
    if (this.#blocked.length < MOST) this.#blocked.push(blocker)
    else this.#moreBlocked += 1
  }

  get blockers(): readonly WorkerBlocker[] {
    if (this.#moreBlocked === 0) return this.#blocked
    const message = `and ${plural(this.#moreBlocked, 'worker')} more`
    return [...this.#blocked, { userId: '', message, field: '', operation: '', code: 'more' }]
  }

  get shown(): readonly string[] {
    const first = this.#first.map(({ message }) => message)
    return this.#more > 0 ? [...first, `and ${this.#more} more`] : first
  }

  /** The same with their codes; how many more there are, `shown` tells. */
  get details(): readonly Warning[] {
    return this.#first
  }
}

/** What is paid otherwise than it seems to be, or less than the law asks for. */
export function warnOfPaid(warnings: Warnings, computed: Computed, run: RunContext): void {
  const { person, check, input, overtime } = computed
  const { period } = run
  if (person.workerType === 'W2' && person.w4 === null) {
    addOf(warnings, person, 'noW4', ' has no W-4 and is paid as Single without adjustments')
  }
  if (person.workerType === 'W2') warnOfPlaces(warnings, computed, run)
  warnOfWords(warnings, person)
  if (isOwner(person)) {
    addOf(
      warnings,
      person,
      'ownerTaxed',
      ' is marked as an owner or corporate officer: no tax is left out for that alone. ' +
        'Name what the law lets them out of, such as SUI, in the taxExemptions of the wage',
    )
  }
  warnOfAccounts(warnings, computed)
  for (const { code, words } of payDoubts({ person, period, overtime, earnings: input.earnings })) {
    addOf(warnings, person, code, ` ${words}`)
  }
  const home = unwithheldHome(computed.input)
  if (home) {
    addOf(
      warnings,
      person,
      'homeNotRegistered',
      ` lives in ${home}, where the company is not registered: no ${home} tax is withheld; ` +
        'addStateRegistrationInfo registers it there',
    )
  }
  for (const missed of check.notTaken) {
    if (missed.reason !== 'cash') continue
    const what = nameOf(missed, computed)
    addOf(
      warnings,
      person,
      'tooLittlePay',
      ` has too little pay for ${what}: ${dollars(missed.amount)} is not taken`,
    )
  }
}

function warnOfAccounts(warnings: Warnings, { person, paymentMethod }: Computed): void {
  if (paymentMethod === 'Check' && wantedMethod(person) === 'Direct Deposit') {
    addOf(
      warnings,
      person,
      'noBankAccount',
      ' has no bank account that can be paid into and is paid by Check',
    )
  }
  if (person.accountsWaitUntil !== undefined) {
    addOf(warnings, person, 'bankAccountsWait', `: ${waitingWords(person.accountsWaitUntil)}`)
  }
}

/** About one person: the words follow the name. */
function addOf(
  warnings: Warnings,
  { userId, name }: Pick<PersonFacts, 'userId' | 'name'>,
  code: WarningCode,
  words: string,
  operation?: string,
): void {
  warnings.add(warning(code, `${name}${words}`, [userId], operation))
}

/** Words from before there was a catalogue: they go on as they did, and are said aloud. */
function warnOfWords(warnings: Warnings, person: PersonFacts): void {
  const { given, recurring } = person
  if (!given.deductions && !given.compensation && recurring.length === 0) return
  const of = (item: string) => recurring.filter((each) => each.item === item).map(({ type }) => type)
  const sent = (lines: readonly { readonly description: string }[] = []) =>
    lines.map((each) => each.description)
  for (const word of new Set([...sent(given.deductions), ...of('Deduction')])) {
    if (deductionCatalogue.named(word)) continue
    addOf(
      warnings,
      person,
      'unknownDeduction',
      `: ${deductionCatalogue.unknown(word)}; it is taken after tax`,
    )
  }
  for (const word of new Set([...sent(given.compensation), ...of('AdditionalCompensation')])) {
    if (compensationCatalogue.named(word)) continue
    const words = `: ${compensationCatalogue.unknown(word)}; it is paid as a bonus`
    addOf(warnings, person, 'unknownCompensation', words)
  }
}

/** A local tax that nobody can know is not a tax of nothing. */
function warnOfPlaces(
  warnings: Warnings,
  { person, check, told }: Computed,
  { registrations, period }: RunContext,
): void {
  const { work, home, stateW4, effective } = person
  const answers = (state: string) => {
    const fields = stateW4[state]
    return fields && { fields, since: effective?.stateW4[state] }
  }
  const moved = (since: Day | null | undefined) => (since && since > person.dateOfJoin ? since : null)
  const workSince = moved(effective?.remote ?? effective?.workplace)
  const yearlyPay = check.gross * BigInt(PERIODS[period.frequency as Frequency] ?? 1)
  const places = { work, home, workSince, homeSince: moved(effective?.home), yearlyPay }
  for (const { words, field, state } of placeQuestions(places, answers, (state) => registrations[state])) {
    const advice = `; addStateW4Information answers it${stakeIn(state, check.gross)}`
    if (field === '') addOf(warnings, person, 'placeNotKnown', ` ${words}`, '')
    else addOf(warnings, person, 'placeNotKnown', ` ${words}${advice}`)
  }
  for (const words of told) addOf(warnings, person, 'workElsewhere', ` ${words}`)
  warnOfAssignments(warnings, person, period)
  if (work.state === 'NY') warnOfMobility(warnings, work, registrations.NY)
}

/** What the place of an assignment asks, and nobody has said; in the usual state the certificate is about the usual place. */
function warnOfAssignments(
  warnings: Warnings,
  person: PersonFacts,
  { beginDate, endDate }: PeriodFacts,
): void {
  const { assignments = [], stateW4, work } = person
  for (const { place, answers, begin, end } of assignments) {
    if (begin > endDate || (end !== null && end < beginDate)) continue
    const fields = { ...(place.state === work.state ? {} : stateW4[place.state]), ...answers }
    for (const { words } of placeQuestions({ work: place, home: null }, () => ({ fields }))) {
      const operation = 'adminPortal/updateWorkAssignment'
      const advice = '; the answers of updateWorkAssignment say it'
      addOf(warnings, person, 'placeNotKnown', ` ${words}${advice}`, operation)
    }
  }
}

/** It goes by the payroll of the quarter, which the employer knows. */
function warnOfMobility(
  warnings: Warnings,
  work: PersonFacts['work'],
  registered: Readonly<Record<string, string>> | undefined,
): void {
  const zone = addressZone(work)
  if (zone === undefined || registered === undefined || registered['MCTMT Zone'] === 'None') return
  const field = RATE_OF[zone]!
  if (registered[field] !== undefined || registered[PAYROLL_OF[zone]!] !== undefined) return
  const words =
    `Work in ${zone} may owe the commuter transportation mobility tax, which is computed when ${field} or ` +
    `${PAYROLL_OF[zone]} of the registration is told (nothing is owed up to 312,500 of payroll in a quarter)`
  warnings.once(warning('mobilityTaxNotKnown', words))
}

const PAYROLL_OF: Readonly<Record<string, string>> = {
  'NY-MCTD-1': 'MCTMT Zone 1 Quarter Payroll',
  'NY-MCTD-2': 'MCTMT Zone 2 Quarter Payroll',
}

const RATE_OF: Readonly<Record<string, string>> = {
  'NY-MCTD-1': 'MCTMT Zone 1 Rate',
  'NY-MCTD-2': 'MCTMT Zone 2 Rate',
}

/** Nothing where no rate of the state's places is known. */
function stakeIn(state: string, gross: Cents): string {
  const most = highestRate(state)
  if (most === 0) return ''
  return ` (between 0.00 and ${dollars(cents(roundDiv(gross * BigInt(most), 1_000_000n)))} of this pay)`
}

/**
 * Officers are employees for FICA and FUTA (IRC 3121(d)(1), 3306(i)); whom a state exempts from unemployment depends on
 * shares and elections that the mark does not tell.
 */
function isOwner({ wages }: PersonFacts): boolean {
  const wage = wages.at(-1)
  return wage !== undefined && wage.refTaxExempt === refTaxExemptions[1] && wage.taxExemptions.length === 0
}

/** Nobody goes unpaid without a word. */
export function warnOfUnpaid(warnings: Warnings, person: PersonFacts): void {
  const wage = person.wages.at(-1)
  const lacksHours = wage !== undefined && isHourly(wage) && !person.given.hours
  if (lacksHours) addOf(warnings, person, 'noHours', ' has no hours and is not paid')
  else addOf(warnings, person, 'nothingToPay', ' has nothing to be paid')
}

/** Cover goes on without a paycheck. */
export function warnOfPremiums(warnings: Warnings, person: PersonFacts, period: PeriodFacts): void {
  if (period.periodType !== 'Regular') return
  for (const { name: plan, type, employee } of person.benefits) {
    const isOwed = typeof employee === 'bigint' && employee > 0n && planTypeOf(type).arrears !== 'never'
    if (!isOwed) continue
    const words = ` owes ${dollars(employee)} for ${plan}, which the next paycheck makes up`
    addOf(warnings, person, 'premiumOwed', words)
  }
}

export const wantedMethod = ({ member, wages }: PersonFacts): 'Direct Deposit' | 'Check' | undefined =>
  member?.paymentMethod ?? wages.at(-1)?.paymentMethod

const nameOf = ({ kind, code, description }: NotTaken, { check, person }: Computed): string => {
  if (kind === 'tax') return check.taxes.find((tax) => tax.code === code)?.taxName ?? code
  if (kind === 'deduction') return description ?? code
  return `the ${person.garnishments.find(({ id }) => id === code)?.type ?? code} order`
}
