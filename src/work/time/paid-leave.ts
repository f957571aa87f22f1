import type { Computed } from '../../domain/payroll/computed.ts'
import type { RunFacts } from '../../domain/payroll/run.ts'
import { type Warning, warning } from '../../domain/payroll/warning-codes.ts'
import { leaveTaken, type PaidLeave, paidSource } from '../../domain/time/paid-leave.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Work } from '../../store/database/work.ts'
import { accountsWhere, insertLedgerRows, rowsOfSource } from '../../store/time/time-off-accounts.ts'
import { payoutsOf } from '../../store/time/time-off-payouts.ts'
import { timeOffPoliciesOf } from '../../store/time/time-off-policies.ts'

/** What imports gave this person as paid leave. */
export function paidLeaveOf({ person: { userId, name, given } }: Computed): readonly PaidLeave[] {
  const sums = new Map<string, number>()
  for (const { type, hours, fromBalance } of given.leave ?? []) {
    if (fromBalance) sums.set(type, (sums.get(type) ?? 0) + hours)
  }
  return [...sums].map(([type, hours]) => ({ userId, name, type, hours }))
}

/** Leave that an import pays is taken from the balance with the paycheck; answers what someone should know. */
export async function takePaidLeave(
  work: Work,
  { companyId, runId }: { readonly companyId: Id<'company'>; readonly runId: string },
  paid: readonly PaidLeave[],
): Promise<readonly Warning[]> {
  if (paid.length === 0) return []
  const { rows, words } = await takenBy(work, companyId, paid, paidSource(runId))

  await insertLedgerRows(work, companyId, rows)
  return words.map(({ code, message, userId }) => warning(code, message, [userId]))
}

/** The same, before there is a run. */
export async function wordsOfLeave(
  work: Work,
  companyId: Id<'company'>,
  paid: readonly PaidLeave[],
): Promise<readonly string[]> {
  if (paid.length === 0) return []
  return (await takenBy(work, companyId, paid, '')).words.map(({ message }) => message)
}

async function takenBy(work: Work, companyId: Id<'company'>, paid: readonly PaidLeave[], source: string) {
  const userIds = [...new Set(paid.map(({ userId }) => userId))]
  const accounts = await accountsWhere(work, { companyId, userIds, withEnded: true }, source !== '')
  const policies = await timeOffPoliciesOf(work, companyId)
  return leaveTaken(paid, accounts, { policies, day: work.today, source })
}

/** Paychecks that are taken back give back the leave that they took. */
export async function giveBackLeave(work: Work, run: RunFacts, userIds: readonly string[]): Promise<void> {
  const source = paidSource(run.runId)
  const taken = await rowsOfSource(work, run.companyId, { userIds, kind: 'use', source })

  const rows = taken.map(({ assignmentId, hours }) => ({
    assignmentId,
    kind: 'use' as const,
    day: work.today,
    hours: -hours || 0,
    source: `${source}/back`,
    note: 'The paycheck that paid it was taken back',
  }))

  await insertLedgerRows(work, run.companyId, rows)
}

/** A voided paycheck paid no balance out: the hours are there again. */
export async function restorePayouts(work: Work, run: RunFacts, userIds: readonly string[]): Promise<void> {
  const payouts = await payoutsOf(work, run, userIds)

  const rows = payouts.map(({ assignmentId, hours }) => ({
    assignmentId,
    kind: 'payout' as const,
    day: work.today,
    hours,
    source: `${run.runId}/void`,
    note: 'The paycheck that paid it out was voided',
  }))

  await insertLedgerRows(work, run.companyId, rows)
}
