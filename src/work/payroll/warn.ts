import { planTypeOf } from '../../domain/benefits/values.ts'
import { compensationCatalogue, deductionCatalogue } from '../../domain/pay/catalogue.ts'
import { dutyToWithhold } from '../../domain/pay/duty-to-withhold.ts'
import { exemptThrough, isClaimOver } from '../../domain/pay/exempt-claim.ts'
import { unwithheldHome } from '../../domain/pay/home-state.ts'
import type { NotTaken, Skipped } from '../../domain/pay/paycheck-types.ts'
import type { RunContext } from '../../domain/payroll/assemble.ts'
import { byCheckWords } from '../../domain/payroll/by-check-words.ts'
import type { Computed } from '../../domain/payroll/computed.ts'
import { leaveBeyond } from '../../domain/payroll/leave-beyond.ts'
import { payDoubts } from '../../domain/payroll/pay-doubts.ts'
import type { PeriodFacts } from '../../domain/payroll/period.ts'
import type { PersonFacts } from '../../domain/payroll/person.ts'
import { mobilityDoubt, placeDoubts } from '../../domain/payroll/place-doubts.ts'
import { isHourly } from '../../domain/payroll/salary.ts'
import { type WarningCode, warning } from '../../domain/payroll/warning-codes.ts'
import type { Warnings } from '../../domain/payroll/warnings.ts'
import { waitingWords } from '../../domain/people/pay-change-words.ts'
import { refTaxExemptions } from '../../domain/people/values.ts'
import { yearOf } from '../../kernel/dates.ts'
import { dollars } from '../../kernel/money.ts'

/** A local tax that nobody can know is not a tax of nothing; a company may want no payroll before it is known. */
function warnOfPlaces(warnings: Warnings, computed: Computed, run: RunContext): void {
  const { userId, name } = computed.person
  for (const doubt of placeDoubts(computed, run)) {
    const { code, words, field, operation } = doubt
    const message = `${name} ${words}`
    const isBlocker = run.requiresKnownPlaces === true && code === 'placeNotKnown' && field !== ''
    if (isBlocker) warnings.block({ code, userId, message, field, operation })
    else warnings.add(warning(code, message, [userId], operation))
  }
  const mobility = mobilityDoubt(computed.person.work, run.registrations.NY)
  if (mobility !== undefined) warnings.once(warning('mobilityTaxNotKnown', mobility))
}

/** What is paid otherwise than it seems to be, or less than the law asks for. */
export function warnOfPaid(warnings: Warnings, computed: Computed, run: RunContext): void {
  const { person, check, input, overtime } = computed
  const { period } = run
  if (person.workerType === 'W2' && person.w4 === null) {
    addOf(warnings, person, 'noW4', ' has no W-4 and is paid as Single without adjustments')
  }
  warnOfClaim(warnings, person, run)
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
  warnOfLeave(warnings, person, run)
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
  warnOfNet(warnings, computed)
  for (const skipped of input.skipped ?? []) warnOfSkipped(warnings, person, skipped)
  warnOfTotals(warnings, computed, period)
  for (const missed of check.notTaken) warnOfNotTaken(warnings, missed, computed)
}

function warnOfClaim(warnings: Warnings, person: PersonFacts, { payDate }: RunContext): void {
  const { w4, effective } = person
  if (!w4 || !effective?.w4 || !isClaimOver(w4, effective.w4, payDate)) return
  const year = yearOf(effective.w4)
  const words =
    ` claimed exemption from income tax for ${year}, which held through ${exemptThrough(year)}, ` +
    'and is withheld from as Single without adjustments until a new W-4 is given'
  addOf(warnings, person, 'exemptionOver', words)
}

/** What pay did not suffice for, and what a limit of the law or of the plan cut. */
function warnOfNotTaken(warnings: Warnings, missed: NotTaken, computed: Computed): void {
  const { person } = computed
  const [what, amount] = [nameOf(missed, computed), dollars(missed.amount)]
  if (missed.reason === 'cash') {
    addOf(warnings, person, 'tooLittlePay', ` has too little pay for ${what}: ${amount} is not taken`)
  }
  if (missed.reason !== 'limit') return
  const words =
    missed.kind === 'contribution'
      ? `the company adds ${amount} less to ${what}`
      : `${amount} is not taken for ${what}`
  addOf(warnings, person, 'limitReached', ` reaches a limit of the law or of the plan: ${words}`)
}

/** Who skips an order had better know what the law says about it. */
function warnOfSkipped(warnings: Warnings, person: PersonFacts, skipped: Skipped): void {
  const { kind, name, itemId, reason } = skipped
  if (kind !== 'garnishment') {
    addOf(warnings, person, 'itemSkipped', `: ${name} is skipped (${reason})`)
    return
  }
  const order = person.garnishments.find(({ id }) => id === itemId)
  const law = order ? `: ${dutyToWithhold[order.type]}` : ''
  addOf(warnings, person, 'orderSkipped', `: the ${name} order is not withheld (${reason})${law}`)
}

/** What was asked as net is also kept free of deductions and orders, which may cost more than was meant. */
function warnOfNet(warnings: Warnings, { person, netAsked }: Computed): void {
  if (netAsked === undefined) return
  const { asked, gross, over, deducted, garnished } = netAsked
  if (deducted > 0n || garnished > 0n) {
    const taken = [
      ...(deducted > 0n ? [`${dollars(deducted)} to deductions`] : []),
      ...(garnished > 0n ? [`${dollars(garnished)} to orders`] : []),
    ].join(' and ')
    const words = ` gets ${dollars(asked)} net for ${dollars(gross)} gross, of which ${taken} goes beside taxes`
    addOf(warnings, person, 'netWithDeductions', words)
  }
  if (over > 0n) {
    const words = ` gets ${dollars(over)} more than the ${dollars(asked)} net that was asked: no gross leaves exactly that`
    addOf(warnings, person, 'netNotExact', words)
  }
}

/** Of loans and other totals: which end with this paycheck, and what a leaver still owes. */
function warnOfTotals(warnings: Warnings, { person, check }: Computed, period: PeriodFacts): void {
  const isLast = person.exitDate !== null && person.exitDate <= period.endDate
  for (const { type, repays } of person.recurring) {
    if (repays === undefined) continue
    const taken = check.deductions.find((line) => line.repays === repays.itemId)?.amount ?? 0n
    const left = repays.left - taken
    if (left === 0n) {
      addOf(warnings, person, 'lastRepayment', ` repays the last ${dollars(taken)} of ${type}, which ends`)
    } else if (isLast) {
      addOf(warnings, person, 'repaymentLeft', ` leaves with ${dollars(left)} of ${type} not repaid`)
    }
  }
}

function warnOfAccounts(warnings: Warnings, { person, paymentMethod, check }: Computed): void {
  if (paymentMethod === 'Check' && wantedMethod(person) === 'Direct Deposit') {
    const mend = person.accounts.length > 0 ? 'userPortal/updateUserPayPercentage' : undefined
    addOf(warnings, person, 'noBankAccount', byCheckWords(person), mend)
  }
  const fixed = paymentMethod === 'Direct Deposit' ? fixedOf(person) : 0n
  if (fixed > check.net) {
    addOf(
      warnings,
      person,
      'tooLittleForSplits',
      ` has net pay of ${dollars(check.net)}, less than the ${dollars(fixed)} of fixed amounts for bank accounts: ` +
        'they are paid in their order until nothing is left',
    )
  }
  if (person.accountsWaitUntil !== undefined) {
    addOf(warnings, person, 'bankAccountsWait', `: ${waitingWords(person.accountsWaitUntil)}`)
  }
}

const fixedOf = ({ accounts }: PersonFacts): bigint =>
  accounts.reduce((sum, { payAmount }) => sum + payAmount, 0n)

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
  const of = (item: string) => recurring.filter((each) => each.item === item).map(({ type, as = type }) => as)
  const sent = (lines: readonly { readonly description: string; readonly as?: string }[] = []) =>
    lines.map(({ description, as = description }) => as)
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

/**
 * Officers are employees for FICA and FUTA (IRC 3121(d)(1), 3306(i)); whom a state exempts from unemployment depends on
 * shares and elections that the mark does not tell.
 */
function isOwner({ wages }: PersonFacts): boolean {
  const wage = wages.at(-1)
  return wage !== undefined && wage.refTaxExempt === refTaxExemptions[1] && wage.taxExemptions.length === 0
}

const warnOfLeave = (warnings: Warnings, person: PersonFacts, { period, wholePeriods }: RunContext) => {
  const beyond = leaveBeyond(person, period, wholePeriods)
  if (beyond) addOf(warnings, person, beyond.code, ` ${beyond.words}`)
}

/** Nobody goes unpaid without a word. */
export function warnOfUnpaid(warnings: Warnings, person: PersonFacts, run: RunContext): void {
  warnOfLeave(warnings, person, run)
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
  if (kind === 'deduction' || kind === 'contribution') return description ?? code
  return `the ${person.garnishments.find(({ id }) => id === code)?.type ?? code} order`
}
