import type { PeriodFacts } from '../../domain/payroll/period.ts'
import type { Work } from '../../store/database/work.ts'
import { loadDetails } from '../../store/payroll/pay-details.ts'
import { type Page, pageOf } from '../../wire/fields/paging.ts'
import { detailsForm } from '../../wire/period-details.ts'

/** The living paychecks of some periods, each beside its period, a page of them: no period is read beyond its end. */
export async function historyOf(
  work: Work,
  periods: readonly PeriodFacts[],
  asked: Page & { readonly userId?: string },
) {
  const [lastPeriod, lastUser] = asked.cursor?.split('/') ?? []
  const begin = lastPeriod ? periods.findIndex(({ payPeriodId }) => payPeriodId === lastPeriod) : 0
  const wanted = asked.limit ? asked.limit + 1 : Number.POSITIVE_INFINITY
  const loaded = []
  for (const period of begin < 0 ? [] : periods.slice(begin)) {
    const people = await loadDetails(work, period, {
      ...(asked.userId ? { userId: asked.userId } : {}),
      ...(asked.limit ? { atMost: wanted - loaded.length } : {}),
      ...(lastUser && period.payPeriodId === lastPeriod ? { after: lastUser } : {}),
    })
    const { payPeriodId, payPeriod, payDate, payPeriodStatus, payrollLineItems } = detailsForm(period, people)
    loaded.push(
      ...payrollLineItems.map((item) => ({ ...item, payPeriodId, payPeriod, payDate, payPeriodStatus })),
    )
    if (loaded.length >= wanted) break
  }
  const { items, next } = pageOf(asked, loaded, ({ payPeriodId, userId }) => `${payPeriodId}/${userId}`)
  return { payrollHistory: items, ...next }
}
