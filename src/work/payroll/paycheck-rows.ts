import { arrearsChange } from '../../domain/benefits/enrollment.ts'
import type { RunTotals } from '../../domain/money/run-totals.ts'
import { type Lines, linesOf } from '../../domain/pay/lines.ts'
import { writeInput } from '../../domain/pay/stored-input.ts'
import type { Computed } from '../../domain/payroll/computed.ts'
import { keptFacts } from '../../domain/payroll/kept-facts.ts'
import type { YearFacts } from '../../domain/payroll/person.ts'
import { isSkipped } from '../../domain/payroll/skipped.ts'
import { type CountedLine, yearAfter } from '../../domain/payroll/year.ts'
import { type Cents, ZERO } from '../../kernel/money.ts'
import type { ArrearsRow, CatchUpRow } from '../../store/payroll/benefits.ts'
import type { NewPaycheck } from '../../store/payroll/paychecks.ts'
import type { RepaymentRow } from '../../store/payroll/repayments.ts'

/** Drawn from the company: net pay that we pay out, every tax, every order. Checks it writes itself. */
export function fundingOf(computed: Computed): bigint {
  const { employeeTaxes, employerTaxes, garnished } = computed.check
  return depositOf(computed) + employeeTaxes + employerTaxes + garnished
}

const depositOf = ({ check, paymentMethod }: Computed): Cents =>
  paymentMethod === 'Direct Deposit' ? check.net : ZERO

export function linesOfCheck({ input, check, person }: Computed): Lines {
  const agencies = new Map(person.garnishments.map(({ id, agency }) => [id, agency]))
  return linesOf(input.earnings, check, (id) => agencies.get(id) ?? '')
}

/** What pay did not suffice for is owed by the next paycheck, where the kind of plan carries it. */
function arrearsOf({ person, input, check }: Computed): ArrearsRow[] {
  if (person.benefits.length === 0) return []
  const given = new Map(input.deductions.map(({ enrollmentId, arrears }) => [enrollmentId, arrears]))
  const short = new Map(
    check.notTaken.flatMap(({ enrollmentId, reason, amount }) =>
      enrollmentId && reason === 'cash' ? [[enrollmentId, amount] as const] : [],
    ),
  )
  const taken = person.benefits
    .filter(({ enrollmentId }) => given.has(enrollmentId))
    .map(({ enrollmentId, type, arrears }) => ({
      userId: person.userId,
      enrollmentId,
      // Not every paycheck was asked for the arrears as well.
      change: arrearsChange(type, {
        before: given.get(enrollmentId) === undefined ? ZERO : arrears,
        short: short.get(enrollmentId) ?? ZERO,
      }),
    }))
    .filter(({ change }) => change !== 0n)
  return input.skipped === undefined ? taken : [...taken, ...stillMissed(person)]
}

/** What periods without a paycheck owe is asked of this one alone: a skipped plan hands it on. */
const stillMissed = ({ userId, benefits, given }: Computed['person']): ArrearsRow[] =>
  benefits.flatMap(({ enrollmentId, missed }) =>
    missed && missed.employee > 0n && isSkipped(given, enrollmentId)
      ? [{ userId, enrollmentId, change: missed.employee }]
      : [],
  )

/** Periods without a paycheck that this one was asked to make up for, or hands on. */
const catchUpsOf = ({ person: { userId, benefits, given }, input }: Computed): CatchUpRow[] =>
  benefits.flatMap(({ enrollmentId, missed }) => {
    const isAsked =
      missed &&
      (isSkipped(given, enrollmentId) || input.deductions.some((each) => each.enrollmentId === enrollmentId))
    return isAsked ? missed.periodIds.map((payPeriodId) => ({ userId, enrollmentId, payPeriodId })) : []
  })

export type Recovered = NonNullable<RunTotals['recovered']>[number]

/** What it takes back of what the worker owes. */
export const recoveredBy = ({ person: { userId }, check: { deductions } }: Computed): readonly Recovered[] =>
  deductions.length === 0
    ? NONE
    : deductions
        .filter(({ recovers, amount }) => recovers === true && amount > 0n)
        .map(({ amount }) => ({ userId, amount }))

/** What it takes of totals. */
function repaymentsOf({ person: { userId, recurring }, check }: Computed): readonly RepaymentRow[] {
  if (recurring.every(({ repays }) => repays === undefined)) return NONE
  return recurring.flatMap(({ repays }) => {
    const amount = check.deductions.find((line) => line.repays === repays?.itemId)?.amount ?? ZERO
    if (repays === undefined || amount === ZERO) return []
    return [{ userId, recurringPayItemId: repays.itemId, number: repays.number, amount }]
  })
}

const NONE: readonly never[] = []

/** What one person's paycheck leaves in the store. */
export interface PersonRows {
  readonly paycheck: NewPaycheck
  readonly arrears: readonly ArrearsRow[]
  readonly catchUps: readonly CatchUpRow[]
  readonly repayments: readonly RepaymentRow[]
  readonly year: { readonly userId: string; readonly facts: YearFacts }
}

export const rowsOf = (computed: Computed, lines: Lines): PersonRows => ({
  paycheck: paycheckOf(computed, lines),
  arrears: arrearsOf(computed),
  catchUps: catchUpsOf(computed),
  repayments: repaymentsOf(computed),
  year: { userId: computed.person.userId, facts: yearOfPerson(computed, lines) },
})

/** Field by field: to copy an object whole costs a payroll more than to make it. */
const paycheckOf = (computed: Computed, lines: Lines): NewPaycheck => ({
  userId: computed.person.userId,
  gross: computed.check.gross,
  net: computed.check.net,
  reimbursements: computed.check.reimbursements,
  employeeTaxes: computed.check.employeeTaxes,
  employerTaxes: computed.check.employerTaxes,
  hours: computed.hours,
  paymentMethod: computed.paymentMethod,
  rules: lines.rules.map(({ id }) => id),
  bases: lines.bases,
  amounts: lines.amounts,
  accountIds: computed.accounts.map(({ id }) => id),
  accountCents: computed.accounts.map(({ amount }) => amount),
  input: writeInput(computed.input),
  facts: keptFacts({
    input: computed.input,
    check: computed.check,
    employed: computed.employed,
    editions: computed.editions,
    workLocationId: computed.person.work.locationId ?? null,
  }),
})

const yearOfPerson = (
  { person, input: { payDate }, check: { gross, net } }: Computed,
  lines: Lines,
): YearFacts => yearAfter(person.toDate, { gross, net, payDate, lines: countedLines(lines) }, 1n)

const countedLines = ({ rules, bases, amounts }: Lines): readonly CountedLine[] =>
  rules.map(({ kind, code }, n) => ({ kind, code, base: bases[n]!, amount: amounts[n]! }))
