import { type DepositFacts, depositPlan } from '../../domain/money/deposit-plan.ts'
import { historyLiabilities } from '../../domain/money/tax-history.ts'
import { taxPayment } from '../../domain/money/tax-payment.ts'
import type { Day } from '../../kernel/dates.ts'
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
import { moveTransfers } from '../../store/money/transfers.ts'
import { nextBankingDay, payLater } from './schedule.ts'

/**
 * Everything that decides when a company's taxes are due and whom they are paid to: what it ever owed, here and
 * elsewhere, its federal schedule, and what it has registered with the states.
 */
export async function depositFacts(
  work: Work,
  companyId: Id<'company'>,
): Promise<
  DepositFacts & { readonly liabilities: readonly LiabilityRow[]; readonly own: readonly LiabilityRow[] }
> {
  const own = await ownLiabilities(work, companyId)
  const form = await federalFormOf(work, companyId)
  const elsewhere = historyLiabilities(await taxHistory(work, companyId), form)
  return {
    today: work.today,
    schedules: await depositSchedules(work, companyId),
    registrations: await allStateRegistrations(work, companyId),
    own,
    liabilities: [...own, ...elsewhere.map((row) => ({ ...row, credited: 0n, pending: 0n }))],
  }
}

/**
 * What is owed has changed, or who can be paid: looks at the deposits of every run again. A task of its own, because a run
 * of many people sees the company as it was when it began; whatever was written beside it is seen here, after both.
 */
export function dateDepositsLater(work: Work, companyId: Id<'company'>): void {
  // Each change has a row of its own: one that was there already could run before this change is committed.
  work.later({ task: 'dateDeposits', key: newId(), companyId, dueAt: work.now, payload: { companyId } })
}

/**
 * Every deposit that was not sent is posted again if it has another day by now, and held if its agency cannot be paid any
 * more; what was held is posted when it can.
 */
export async function dateDeposits(work: Work, companyId: Id<'company'>): Promise<void> {
  const facts = await depositFacts(work, companyId)
  const plan = depositPlan(facts)
  const first = {
    waiting: await waitingDeposits(work, companyId),
    unpaid: await held(work, companyId, facts, plan),
  }
  const found = { ...changesOf(first.waiting, plan, nextBankingDay(work)), unpaid: first.unpaid }
  const runIds = [...found.moved.map(({ deposit }) => deposit), ...found.stopped, ...found.unpaid].map(
    ({ runId }) => runId,
  )
  if (runIds.length === 0) return
  await lockRuns(work, companyId, [...new Set(runIds)])
  // What was sent, voided or paid before the lock waits no more.
  const waiting = new Set((await waitingDeposits(work, companyId)).map(({ transferId }) => transferId))
  const moves = found.moved.filter(({ deposit }) => waiting.has(deposit.transferId))
  const stops = found.stopped.filter(({ transferId }) => waiting.has(transferId))
  const unpaid = await held(work, companyId, facts, plan)

  await moveTransfers(work, [...moves.map(({ deposit }) => deposit), ...stops], 'cancel')
  await postAnew(work, moves, 'What is owed together gives it another day')
  for (const { deposit, on } of moves) payLater(work, deposit, { kind: 'tax', days: [on] })
  for (const agency of unpaid) await postHeld(work, agency, plan)
}

type Plan = ReturnType<typeof depositPlan>

/** Debts without a payment although their agency can be paid: nearly always none, which is known without asking for them. */
async function held(
  work: Work,
  companyId: Id<'company'>,
  { liabilities }: { readonly liabilities: readonly LiabilityRow[] },
  plan: Plan,
): Promise<readonly UnpaidAgency[]> {
  const refs = liabilities
    .filter(({ accrued, deposited, pending }) => accrued > deposited + pending)
    .filter(({ agencyRef, payDate }) => plan.depositOn(agencyRef, payDate) !== undefined)
    .map(({ agencyRef }) => agencyRef)
  return refs.length === 0 ? [] : unpaidAgencies(work, companyId, [...new Set(refs)])
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
