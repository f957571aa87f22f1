import type { Day } from '../../kernel/dates.ts'

/** What a report is about, for people. */
export const daysSaid = ({
  from,
  to,
  payPeriodId,
}: {
  readonly from: Day
  readonly to: Day
  readonly payPeriodId?: string | null | undefined
}): string => (payPeriodId ? `The payroll that was paid on ${from}` : `Pay dates from ${from} through ${to}`)
