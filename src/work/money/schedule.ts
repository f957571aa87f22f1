import { addBusinessDays } from '../../domain/calendar/business-days.ts'
import type { FileKindName } from '../../domain/money/ach-kinds.ts'
import type { RunFacts } from '../../domain/payroll/run.ts'
import { type Day, easternTime, type Instant, instant } from '../../kernel/dates.ts'
import type { Work } from '../../store/database/work.ts'

type RunKey = Pick<RunFacts, 'companyId' | 'runId'>

/** A file is handed over: everything of its kind that waits and is effective through a day. */
export function handOverLater(
  work: Work,
  { companyId, runId }: RunKey,
  { kind, through, at }: { kind: FileKindName; through: Day; at: Instant },
): void {
  const payload = { companyId, runId, kind, through }
  if (kind === 'tax') {
    const key = `${runId}/${through}`
    work.later({ task: 'useTaxCredits', key, companyId, dueAt: at, payload: { companyId, runId, through } })
  }
  work.later({ task: 'handOverFile', key: `${runId}/${kind}/${through}`, companyId, dueAt: at, payload })
}

/** What was handed over settles in the morning of its day, unless it is of a window of that day. */
export function settleLater(
  work: Work,
  { companyId, runId }: RunKey,
  {
    task,
    on,
    at = '09:00',
  }: {
    task: 'settleDebit' | 'settleCredits' | 'settlePayments'
    on: Day
    at?: `${number}:${number}`
  },
): void {
  const payload = { companyId, runId, on }
  work.later({ task, key: `${runId}/${on}`, companyId, dueAt: easternTime(on, at), payload })
}

/** Payments by their days: handed over the evening of the banking day before, or now, and settled on the day. */
export function payLater(
  work: Work,
  run: RunKey,
  { kind, days }: { kind: FileKindName; days: readonly Day[] },
): void {
  for (const on of new Set(days)) {
    const evening = easternTime(addBusinessDays('federalReserve', on, -1), '20:00')
    handOverLater(work, run, { kind, through: on, at: instant(Math.max(evening, work.now)) })
    settleLater(work, run, { task: 'settlePayments', on })
  }
}

/** What was just posted goes out in a file: a debit that draws again at once, everything else by its day. */
export function fileLater(work: Work, run: RunKey, { kind, on }: { kind: FileKindName; on: Day }): void {
  if (kind === 'debit') {
    handOverLater(work, run, { kind, through: on, at: work.now })
    settleLater(work, run, { task: 'settleDebit', on })
  } else payLater(work, run, { kind, days: [on] })
}

/** The first day on which an entry that is made now can settle. */
export const nextBankingDay = (work: Work): Day => addBusinessDays('federalReserve', work.today, 1)
