import type { PeriodFacts } from '../../domain/payroll/period.ts'
import type { Work } from '../../store/database/work.ts'
import { loadDetails } from '../../store/payroll/pay-details.ts'
import { detailsForm } from '../../wire/period-details.ts'

/** The living paychecks of some periods, each beside its period. */
export async function historyOf(
  work: Work,
  periods: readonly PeriodFacts[],
  given: { userId?: string } = {},
) {
  const history = []
  for (const period of periods) {
    const { payPeriodId, payPeriod, payDate, payPeriodStatus, payrollLineItems } = detailsForm(
      period,
      await loadDetails(work, period, given),
    )
    history.push(
      ...payrollLineItems.map((item) => ({ ...item, payPeriodId, payPeriod, payDate, payPeriodStatus })),
    )
  }
  return history
}
