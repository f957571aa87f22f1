import { addDays } from '../../kernel/dates.ts'
import type { Work } from '../../store/database/work.ts'
import { paydayWithin } from '../../store/payroll/paydays.ts'
import type { WorkerRow } from '../../store/people/workers.ts'

const CLOSE = 5

/** Where pay goes was changed shortly before payday: a mark of account takeover, so the audit log says so. */
export async function notePayday(work: Work, worker: WorkerRow): Promise<void> {
  const payDate = await paydayWithin(work, worker, { from: work.today, to: addDays(work.today, CLOSE) })
  if (payDate) work.note({ facts: { closeToPayday: payDate } })
}
