import { type DepositFacts, depositPlan } from '../../domain/money/deposit-plan.ts'
import { movedMarks } from '../../domain/money/open-taxes.ts'
import { historyLiabilities } from '../../domain/money/tax-history.ts'
import { taxPayment } from '../../domain/money/tax-payment.ts'
import { type Day, dayOf, yearOf } from '../../kernel/dates.ts'
import { type Id, newId } from '../../kernel/ids.ts'
import { cents } from '../../kernel/money.ts'
import { allStateRegistrations } from '../../store/company/state-registrations.ts'
import type { Work } from '../../store/database/work.ts'
import {
  lockRuns,
  postAnew,
  type UnpaidAgency,
  unpaidAgencies,
  type WaitingDeposit,
  waitingDeposits,
} from '../../store/money/deposits.ts'
import { insertPostings } from '../../store/money/ledger.ts'
import {
  depositSchedules,
  federalFormOf,
  type LiabilityRow,
  ownLiabilities,
  taxHistory,
} from '../../store/money/liabilities.ts'
import { type AgencyMark, agencyMarks, saveAgencyMarks } from '../../store/money/open-taxes.ts'
import { moveTransfers } from '../../store/money/transfers.ts'
import { nextBankingDay, payLater } from './schedule.ts'

/**
 * Everything that decides when a company's taxes are due and whom they are paid to: what it owed, here and elsewhere, its
 * federal schedule, and what it has registered with the states. For pay dates from a day on: what is read begins with the
 * year before, because a day of 100,000 decides through the next year. Without a day it is everything that was ever owed.
 */
export async function depositFacts(work: Work, companyId: Id<'company'>, from?: Day): Promise<ReadFacts> {
  const since = from && dayOf(yearOf(from) - 1, 1, 1)
  const own = await ownLiabilities(work, companyId, since)
  const form = await federalFormOf(work, companyId)
  const elsewhere = historyLiabilities(await taxHistory(work, companyId, since), form)
  return {
    today: work.today,
    schedules: await depositSchedules(work, companyId),
    registrations: await allStateRegistrations(work, companyId),
    since,
    own,
    liabilities: [...own, ...elsewhere.map((row) => ({ ...row, credited: 0n, pending: 0n }))],
  }
}

interface ReadFacts extends DepositFacts {
  /** The first pay date that was read; undefined: all of them. */
  readonly since: Day | undefined
  readonly liabilities: readonly LiabilityRow[]
  readonly own: readonly LiabilityRow[]
}

/**
 * What is owed has changed, or who can be paid: looks at the deposits of every run again. A task of its own, because a run
 * of many people sees the company as it was when it began; whatever was written beside it is seen here, after both.
 */
export function dateDepositsLater(work: Work, { companyId, payDate }: Changed): void {
  // Each change has a row of its own: one that was there already could run before this change is committed.
  work.later({
    task: 'dateDeposits',
    key: newId(),
    companyId,
    dueAt: work.now,
    payload: { companyId, payDate },
  })
}

/** The pay date for which what is owed has changed; null where only who can be paid has, or when. */
interface Changed {
  readonly companyId: Id<'company'>
  readonly payDate: Day | null
}

/**
 * Every deposit that was not sent is posted again if it has another day by now, and held if its agency cannot be paid any
 * more; what was held is posted when it can. Read is what may be open, never what was settled years ago. A row of an older
 * version says no pay date at all: then everything is.
 */
export async function dateDeposits(
  work: Work,
  companyId: Id<'company'>,
  payDate: Day | null | undefined,
): Promise<void> {
  const marks = await agencyMarks(work, companyId)
  const waits = await waitingDeposits(work, companyId)
  const from = payDate === undefined ? undefined : await openFrom(work, companyId, { marks, waits, payDate })
  const facts = await depositFacts(work, companyId, from)
  const plan = depositPlan(facts)
  const about = { facts, plan, from }
  const unpaidNow = await held(work, companyId, about)
  const found = { ...changesOf(waits, plan, nextBankingDay(work)), unpaid: unpaidNow }
  await saveAgencyMarks(work, companyId, movedMarks(marks, facts))
  const runIds = [...found.moved.map(({ deposit }) => deposit), ...found.stopped, ...found.unpaid].map(
    ({ runId }) => runId,
  )
  if (runIds.length === 0) return
  await lockRuns(work, companyId, [...new Set(runIds)])
  // What was sent, voided or paid before the lock waits no more.
  const waiting = new Set((await waitingDeposits(work, companyId)).map(({ transferId }) => transferId))
  const moves = found.moved.filter(({ deposit }) => waiting.has(deposit.transferId))
  const stops = found.stopped.filter(({ transferId }) => waiting.has(transferId))
  const unpaid = await held(work, companyId, about)

  await moveTransfers(work, [...moves.map(({ deposit }) => deposit), ...stops], 'cancel')
  await postAnew(work, moves, 'What is owed together gives it another day')
  for (const { deposit, on } of moves) payLater(work, deposit, { kind: 'tax', days: [on] })
  for (const agency of unpaid) await postHeld(work, agency, plan)
}

type Plan = ReturnType<typeof depositPlan>

/**
 * The first pay date that matters: of what waits, of what has changed, and of what an agency that can be paid may be owed.
 * One that cannot be is not asked about until it can. Undefined: of some agency nobody knows yet.
 */
async function openFrom(
  work: Work,
  companyId: Id<'company'>,
  given: {
    readonly marks: readonly AgencyMark[]
    readonly waits: readonly WaitingDeposit[]
    readonly payDate: Day | null
  },
): Promise<Day | undefined> {
  const { marks, waits, payDate } = given
  if (marks.some(({ openFrom }) => openFrom === null)) return undefined
  const registrations = await allStateRegistrations(work, companyId)
  const plan = depositPlan({ today: work.today, registrations, schedules: new Map(), liabilities: [] })
  const payable = marks.filter(({ agencyRef }) => plan.payee(agencyRef).blocker === undefined)
  const days = [
    ...payable.map(({ openFrom }) => openFrom!),
    ...waits.map((deposit) => deposit.payDate),
    payDate ?? work.today,
  ]
  return days.reduce((first, day) => (day < first ? day : first))
}

/** Debts without a payment although their agency can be paid: nearly always none, which is known without asking for them. */
async function held(
  work: Work,
  companyId: Id<'company'>,
  { facts, plan, from }: { readonly facts: ReadFacts; readonly plan: Plan; readonly from: Day | undefined },
): Promise<readonly UnpaidAgency[]> {
  const refs = facts.liabilities
    .filter(({ accrued, deposited, pending }) => accrued > deposited + pending)
    .filter(({ agencyRef, payDate }) => plan.depositOn(agencyRef, payDate) !== undefined)
    .map(({ agencyRef }) => agencyRef)
  return refs.length === 0 ? [] : unpaidAgencies(work, companyId, { refs: [...new Set(refs)], since: from })
}

async function postHeld(work: Work, agency: UnpaidAgency, plan: Plan): Promise<void> {
  const { agencyRef: ref, agencyName: name, payDate, amount } = agency
  const due = plan.depositOn(ref, payDate)
  if (due === undefined) return
  const soonest = nextBankingDay(work)
  const on = due > soonest ? due : soonest
  const source = { kind: 'taxAgency' as const, ref, name }
  await insertPostings(work, agency, [taxPayment({ source, amount: cents(amount), effectiveDate: on, plan })])
  payLater(work, agency, { kind: 'tax', days: [on] })
}

function changesOf(waiting: readonly WaitingDeposit[], plan: Plan, soonest: Day) {
  const moved: { deposit: WaitingDeposit; on: Day }[] = []
  const stopped: WaitingDeposit[] = []
  for (const deposit of waiting) {
    const due = plan.depositOn(deposit.agencyRef, deposit.payDate)
    if (due === undefined) stopped.push(deposit)
    else if (!isWellDated(deposit, due, soonest)) moved.push({ deposit, on: due > soonest ? due : soonest })
  }
  return { moved, stopped }
}

/** One that is held back, or goes out as soon as it can, has no better day. */
const isWellDated = ({ effectiveDate }: WaitingDeposit, due: Day, soonest: Day): boolean =>
  effectiveDate === due || (due < soonest && effectiveDate <= soonest)
