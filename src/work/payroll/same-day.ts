import { MOST_SAME_DAY } from '../../domain/calendar/same-day.ts'
import type { RunFacts } from '../../domain/payroll/run.ts'
import { dollars } from '../../kernel/money.ts'
import type { Work } from '../../store/database/work.ts'
import { largestPayment } from '../../store/payroll/run-payments.ts'

/** The payment that same-day ACH does not take, and the most that it does. */
export async function tooMuchForSameDay(
  work: Work,
  run: RunFacts,
): Promise<{ readonly amount: string; readonly most: string } | undefined> {
  if (!run.isSameDay) return undefined
  const largest = await largestPayment(work, run)
  return largest > MOST_SAME_DAY ? { amount: dollars(largest), most: dollars(MOST_SAME_DAY) } : undefined
}
