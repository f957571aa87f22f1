import { arrearsChange } from '../../domain/benefits/enrollment.ts'
import type { RunTotals } from '../../domain/money/run-totals.ts'
import { type Lines, linesOf } from '../../domain/pay/lines.ts'
import { writeInput } from '../../domain/pay/stored-input.ts'
import type { Witness } from '../../domain/payroll/approval.ts'
import type { Computed } from '../../domain/payroll/computed.ts'
import { keptFacts } from '../../domain/payroll/kept-facts.ts'
import type { YearFacts } from '../../domain/payroll/person.ts'
import { isSkipped } from '../../domain/payroll/skipped.ts'
import { Tally } from '../../domain/payroll/tally.ts'
import type { Warning } from '../../domain/payroll/warning-codes.ts'
import type { WorkerBlocker } from '../../domain/payroll/worker-blocker.ts'
import { type CountedLine, yearAfter } from '../../domain/payroll/year.ts'
import type { PaidLeave } from '../../domain/time/paid-leave.ts'
import { yearOf } from '../../kernel/dates.ts'
import { type Cents, ZERO } from '../../kernel/money.ts'
import type { Work } from '../../store/database/work.ts'
import {
  type ArrearsRow,
  type CatchUpRow,
  insertArrears,
  insertCatchUps,
} from '../../store/payroll/benefits.ts'
import { insertPaychecks, insertRules, type NewPaycheck, type RunKey } from '../../store/payroll/paychecks.ts'
import { closeCorrections } from '../../store/payroll/rate-corrections.ts'
import { insertRepayments, type RepaymentRow } from '../../store/payroll/repayments.ts'
import { completeRun } from '../../store/payroll/runs.ts'
import { saveYears } from '../../store/payroll/years.ts'
import { paidLeaveOf, takePaidLeave } from '../time/paid-leave.ts'
import { computeSlices } from './compute.ts'
import type { PreparedRun } from './prepare.ts'
import { Warnings } from './warnings.ts'

/** What a run came to when it was frozen. */
export interface Frozen {
  readonly sums: {
    readonly fundingTotal: bigint
    readonly people: number
    readonly warnings: readonly string[]
    readonly warningDetails: readonly Warning[]
  }
  readonly totals: Pick<RunTotals, 'lines' | 'deposits' | 'recovered'>
  /** Net pay by check. */
  readonly checks: bigint
  /** Whoever has one is not among the paychecks: such a run must not be kept. */
  readonly blockers: readonly WorkerBlocker[]
}

/**
 * Computes and freezes every paycheck of a run: load, decide and record part by part, in one transaction. While one part
 * is recorded the next waits in line and the one after it is computed; of its people only the rows are kept that long.
 * A run that pays at once posts the credits with them, out of the account that is given.
 */
export async function freezePaychecks(
  work: Work,
  prepared: PreparedRun,
  key: RunKey,
  {
    wagesPayable,
    witness,
  }: { readonly wagesPayable?: string | undefined; readonly witness?: Witness | undefined },
): Promise<Frozen> {
  const [tally, warnings, leave] = [new Tally(), new Warnings(prepared.warnings), [] as PaidLeave[]]
  const recovered: Recovered[] = []
  let [fundingTotal, people] = [0n, 0]
  let [before, recorded] = [Promise.resolve(), Promise.resolve()]
  const rowsAndCount = (computed: Computed): PersonRows => {
    const lines = linesOfCheck(computed)
    const rows = rowsOf(computed, lines)
    tally.count(lines, rows.paycheck, rows.paycheck.facts)
    fundingTotal += fundingOf(computed)
    witness?.count(computed, fundingOf(computed))
    leave.push(...paidLeaveOf(computed))
    recovered.push(...recoveredBy(computed))
    return rows
  }
  for await (const rows of computeSlices(work, prepared.facts, warnings, rowsAndCount)) {
    people += rows.length
    if (warnings.blockers.length > 0) continue
    await before
    before = recorded
    recorded = recordPart(work, key, rows, wagesPayable)
    // It is awaited two parts later, or below; until then a failure is nobody's surprise.
    recorded.catch(() => {})
  }
  await Promise.all([before, recorded])
  await insertRules(work, tally.rules)
  for (const each of await takePaidLeave(work, key, leave)) warnings.add(each)
  const sums = { fundingTotal, people, warnings: warnings.shown, warningDetails: warnings.details }
  await completeRun(work, key, { ...sums, ...tally.sums, lines: tally.lines })
  // What is given back may wait for a later paycheck; it is looked for until nothing is left of it.
  const all = [...(prepared.facts.corrections?.values() ?? [])].flat()
  const isDone = all.every(({ owed, charged }) => owed >= charged)
  if (prepared.facts.corrections && isDone) await closeCorrections(work, key.companyId)
  return {
    sums,
    totals: { ...tally.totals, recovered },
    checks: tally.sums.checks,
    blockers: warnings.blockers,
  }
}

/** Who could not be paid, where nothing is to be frozen because something else stands in the way already. */
export async function workersBlocked(work: Work, { facts }: PreparedRun): Promise<readonly WorkerBlocker[]> {
  const warnings = new Warnings()
  for await (const _ of computeSlices(work, facts, warnings, () => undefined));
  return warnings.blockers
}

async function recordPart(
  work: Work,
  key: RunKey,
  rows: readonly PersonRows[],
  wagesPayable?: string,
): Promise<void> {
  const year = { companyId: key.companyId, year: yearOf(key.payDate) }
  await Promise.all([
    insertPaychecks(
      work,
      key,
      rows.map(({ paycheck }) => paycheck),
      wagesPayable,
    ),
    insertArrears(
      work,
      key,
      rows.flatMap(({ arrears }) => arrears),
    ),
    insertCatchUps(
      work,
      key,
      rows.flatMap(({ catchUps }) => catchUps),
    ),
    insertRepayments(
      work,
      key,
      rows.flatMap(({ repayments }) => repayments),
    ),
    saveYears(
      work,
      year,
      rows.map((row) => row.year),
    ),
  ])
}

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

type Recovered = NonNullable<RunTotals['recovered']>[number]

/** What it takes back of what the worker owes. */
const recoveredBy = ({ person: { userId }, check: { deductions } }: Computed): readonly Recovered[] =>
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
interface PersonRows {
  readonly paycheck: NewPaycheck
  readonly arrears: readonly ArrearsRow[]
  readonly catchUps: readonly CatchUpRow[]
  readonly repayments: readonly RepaymentRow[]
  readonly year: { readonly userId: string; readonly facts: YearFacts }
}

const rowsOf = (computed: Computed, lines: Lines): PersonRows => ({
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
