import { checkMachine } from '../../domain/checks/check.ts'
import { addDays, type Day, easternTime } from '../../kernel/dates.ts'
import { groupedBy } from '../../kernel/grouped.ts'
import type { Id } from '../../kernel/ids.ts'
import { assert } from '../../kernel/problem.ts'
import type { Work } from '../../store/database/work.ts'
import { oldestIssued, staleDays } from '../../store/money/check-numbers.ts'
import { checksWhere } from '../../store/money/checks.ts'
import { takeOffBooks } from './check-books.ts'
import { lockMoney } from './load.ts'

/** Marks what nobody cashed for as long as the company waits, and looks again when the next is due. */
export async function markStale(work: Work, companyId: Id<'company'>): Promise<void> {
  const days = await staleDays(work, companyId)
  const through = addDays(work.today, -days)
  const issued = { companyId, status: checkMachine.initial } as const
  const due = await checksWhere(work, { ...issued, to: through })
  for (const [runId, checks] of groupedBy(due, (check) => check.runId)) {
    const money = await lockMoney(work, { companyId, runId })
    assert(money, `run ${runId} of a check is not there`)
    // Whoever voided or cashed one had the run locked.
    const still = await checksWhere(work, { ...issued, ids: checks.map(({ checkId }) => checkId) })
    if (still.length === 0) continue
    const reason = `Not cashed within ${days} days`
    await takeOffBooks(work, money, still, { trigger: 'goStale', reason })
    work.note({ companyId, subjectIds: still.map(({ checkId }) => checkId) })
  }
  const next = await oldestIssued(work, companyId)
  if (next) await staleLater(work, companyId, next)
}

/** When a check of this date is stale, unless it is cashed before. */
export async function staleLater(work: Work, companyId: Id<'company'>, checkDate: Day): Promise<void> {
  const on = addDays(checkDate, await staleDays(work, companyId))
  const dueAt = easternTime(on > work.today ? on : work.today, '06:00')
  work.later({ task: 'markStaleChecks', key: `${companyId}/${on}`, companyId, dueAt, payload: { companyId } })
}
