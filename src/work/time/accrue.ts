import type { RunFacts } from '../../domain/payroll/run.ts'
import { accrualRow, balanceOf } from '../../domain/time/balance.ts'
import { easternTime } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Work } from '../../store/database/work.ts'
import { accountsWhere, insertLedgerRows, paidHours } from '../../store/time/time-off-accounts.ts'

/** Hours earn time off when they are paid. */
export function accrueLater(work: Work, run: RunFacts): void {
  work.later({
    task: 'accrueTimeOff',
    key: run.runId,
    companyId: run.companyId,
    dueAt: easternTime(run.payDate, '09:30'),
    payload: { companyId: run.companyId, runId: run.runId },
  })
}

/** A run earns once: its id is the source of the rows. Paychecks that were voided before the pay date earn nothing. */
export async function accrueForRun(work: Work, companyId: Id<'company'>, runId: string): Promise<void> {
  const paid = await paidHours(work, companyId, runId)
  const accounts = await accountsWhere(work, { companyId, userIds: [...paid.keys()] })

  const rows = accounts.flatMap((account) => {
    const { terms, assignmentId, effectiveFrom } = account
    const { hours, payDate, endDate } = paid.get(account.userId)!
    const isEarning =
      terms.earningMethod === 'Accrual' && terms.policyType !== 'Unpaid' && effectiveFrom <= endDate
    if (!isEarning || account.rows.some(({ source }) => source === runId)) return []
    const given = { workedHours: hours, day: payDate, source: runId }
    const row = accrualRow(account, balanceOf(account.rows), given)
    return row ? [{ ...row, assignmentId }] : []
  })

  await insertLedgerRows(work, companyId, rows)
  if (rows.length > 0) work.note({ subjectIds: [runId], facts: { accruals: rows.length } })
}

/** A paycheck that is voided takes back what its hours earned, as far as it has not been taken. */
export async function takeBackAccruals(work: Work, run: RunFacts, userIds: readonly string[]): Promise<void> {
  const { companyId, runId } = run
  const accounts = await accountsWhere(work, { companyId, userIds })

  const rows = accounts.flatMap(({ assignmentId, rows: before }) => {
    const earned = before.find(({ kind, source }) => kind === 'accrual' && source === runId)
    const hours = Math.min(earned?.hours ?? 0, balanceOf(before))
    const note = 'The paycheck that earned it was voided'
    const back = { kind: 'accrual' as const, day: work.today, hours: -hours, source: `${runId}/void`, note }
    return hours > 0 ? [{ ...back, assignmentId }] : []
  })

  await insertLedgerRows(work, companyId, rows)
}
