import type { Day } from '../../kernel/dates.ts'
import { deadlineFor, paydayFor } from './payroll-dates.ts'

/** What becomes of a payday that was asked for: empty when it is paid on that very day, and can still be run in time. */
export function paydayWords(asked: Day, today: Day): string {
  const payDate = paydayFor(asked)
  const deadline = deadlineFor(payDate)
  const moved = payDate === asked ? '' : `; ${asked} is no banking day, so it pays on ${payDate}`
  const late =
    deadline < today ? `; its deadline was ${deadline}, so it can only be run late, with runNow: true` : ''
  return `${moved}${late}`
}
