import { type Day, dayOf, yearOf } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Work } from '../../store/database/work.ts'
import type { PayrollsAsked } from '../../store/reports/paid.ts'
import { namedIn, namedPeriod } from '../payroll/load-period.ts'

interface Given {
  readonly companyId: Id<'company'>
  readonly payPeriodId?: Id<'payPeriod'> | null | undefined
  readonly from?: Day | null | undefined
  readonly to?: Day | null | undefined
}

/** The days, or the payroll, that a report is about; ids that the company does not have are told first. */
export async function reportAsked(
  work: Work,
  { companyId, payPeriodId, from, to }: Given,
): Promise<PayrollsAsked> {
  if (payPeriodId) {
    const { payDate } = await namedPeriod(work, { companyId, payPeriodId })
    return { companyId, payPeriodId, from: payDate, to: payDate }
  }
  await namedIn(work, companyId, {})
  return { companyId, ...yearSoFar(work.today, { from, to }) }
}

/** The days that are asked for; where they are left out, the year of the last one, through today. */
export function yearSoFar(
  today: Day,
  { from, to }: Pick<Given, 'from' | 'to'>,
): { readonly from: Day; readonly to: Day } {
  const end = to ?? (from && from > today ? from : today)
  return { from: from ?? dayOf(yearOf(end), 1, 1), to: end }
}
