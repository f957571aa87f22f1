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
  const end = to ?? (from && from > work.today ? from : work.today)
  return { companyId, from: from ?? dayOf(yearOf(end), 1, 1), to: end }
}
