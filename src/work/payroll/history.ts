import type { DetailPerson } from '../../domain/payroll/details.ts'
import type { PeriodFacts } from '../../domain/payroll/period.ts'
import type { WorkerKey } from '../../domain/people/worker.ts'
import type { Work } from '../../store/database/work.ts'
import { returnedPayOf } from '../../store/money/returned-pay.ts'
import { detailsOfWorker, loadDetails } from '../../store/payroll/pay-details.ts'
import { type Page, pageOf } from '../../wire/fields/paging.ts'
import { detailsForm } from '../../wire/period-details.ts'
import { returnedPayForm } from '../../wire/returned-pay.ts'

/** The living paychecks of one worker, each beside its period, a page of them in one statement. */
export async function historyOfWorker(work: Work, paidIn: readonly PeriodFacts[], asked: Page & WorkerKey) {
  const last = asked.cursor?.split('/')[0]
  const at = paidIn.findIndex(({ payPeriodId }) => payPeriodId === last)
  const begin = last === undefined ? 0 : at < 0 ? paidIn.length : at + 1
  const periods = paidIn.slice(begin, asked.limit ? begin + asked.limit + 1 : undefined)
  const ids = periods.map(({ payPeriodId }) => payPeriodId)
  const people = await detailsOfWorker(work, asked, ids)
  const returned = await returnedPayOf(work, asked, ids)
  return pageOfHistory(
    asked,
    periods.flatMap((period) =>
      besidePeriod(period, [people.get(period.payPeriodId)!]).map((item) => ({
        ...item,
        returnedPay: returnedPayForm(returned.get(period.payPeriodId) ?? []),
      })),
    ),
  )
}

/** The living paychecks of some periods, each beside its period, a page of them: no period is read beyond its end. */
export async function historyOf(work: Work, periods: readonly PeriodFacts[], asked: Page) {
  const [lastPeriod, lastUser] = asked.cursor?.split('/') ?? []
  const begin = lastPeriod ? periods.findIndex(({ payPeriodId }) => payPeriodId === lastPeriod) : 0
  const wanted = asked.limit ? asked.limit + 1 : Number.POSITIVE_INFINITY
  const loaded = []
  for (const period of begin < 0 ? [] : periods.slice(begin)) {
    const people = await loadDetails(work, period, {
      ...(asked.limit ? { atMost: wanted - loaded.length } : {}),
      ...(lastUser && period.payPeriodId === lastPeriod ? { after: lastUser } : {}),
    })
    loaded.push(...besidePeriod(period, people))
    if (loaded.length >= wanted) break
  }
  return pageOfHistory(asked, loaded)
}

function besidePeriod(period: PeriodFacts, people: readonly DetailPerson[]) {
  const { payPeriodId, payPeriod, payDate, payPeriodStatus, payrollLineItems } = detailsForm(period, people)
  return payrollLineItems.map((item) => ({ ...item, payPeriodId, payPeriod, payDate, payPeriodStatus }))
}

function pageOfHistory<Row extends ReturnType<typeof besidePeriod>[number]>(
  asked: Page,
  rows: readonly Row[],
) {
  const { items, next } = pageOf(asked, rows, ({ payPeriodId, userId }) => `${payPeriodId}/${userId}`)
  return { payrollHistory: [...items], ...next }
}
