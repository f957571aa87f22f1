import {
  bankHolidayEntries,
  type CalendarEntry,
  drawsOf,
  entryKey,
  periodEntries,
} from '../../domain/payroll/company-calendar.ts'
import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { depositEntries, drawEntries, holidayEntries, leaveEntries } from '../../store/company/calendar.ts'
import type { Work } from '../../store/database/work.ts'
import { periodsWhere } from '../../store/payroll/pay-periods.ts'
import { type Page, pageOf, rangeOf } from '../../wire/fields/paging.ts'
import { dueOfCompanies } from '../filings/due.ts'

interface Asked extends Page {
  readonly companyId: Id<'company'>
  readonly from: Day
  readonly to: Day
}

/** What a worker is shown: when there is pay, which days are off, and her own leave. */
const FOR_WORKERS: readonly CalendarEntry['kind'][] = ['payday', 'holiday', 'bankHoliday', 'leave']

/** In order of days. Everything but leave is little, whatever the head count; leave comes by the page. */
export async function companyCalendar(work: Work, asked: Asked, { isWorker }: { isWorker: boolean }) {
  const periods = await periodsWhere(work, { companyId: asked.companyId, around: drawsOf(asked) })
  const money = isWorker ? [] : [...(await drawEntries(work, asked)), ...(await depositEntries(work, asked))]
  const filings = isWorker ? [] : await filingEntries(work, asked)
  const holidays = await holidayEntries(work, asked)
  const leave = await leaveEntries(work, asked, rangeOf(asked))

  const rest = [
    ...periods.flatMap((period) => periodEntries(period, asked)),
    ...money,
    ...filings,
    ...holidays,
    ...bankHolidayEntries(asked),
  ].filter((entry) => !asked.cursor || entryKey(entry) > asked.cursor)
  const entries = [...rest, ...leave].filter(({ kind }) => !isWorker || FOR_WORKERS.includes(kind))
  return pageOf(asked, entries.sort(byKey), entryKey)
}

/** Returns and forms on the day by which they must be filed. */
const filingEntries = async (work: Work, { companyId, from, to }: Asked): Promise<readonly CalendarEntry[]> =>
  (await dueOfCompanies(work, [companyId], { from, to })).map((filing) => ({
    kind: 'filing',
    date: filing.dueDate as Day,
    endDate: filing.dueDate as Day,
    name: `${filing.jurisdiction === 'US' ? '' : `${filing.jurisdiction} `}${filing.name} ${filing.period}`,
    id: `${filing.jurisdiction} ${filing.form} ${filing.period} ${filing.sequence}`,
    status: filing.status,
    payPeriodId: null,
    userId: null,
    amount: null,
  }))

const byKey = (a: CalendarEntry, b: CalendarEntry): number => (entryKey(a) < entryKey(b) ? -1 : 1)
