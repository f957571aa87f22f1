import { addDays, type Day, dayOf, daysInMonth, weekday } from '../../kernel/dates.ts'
import { needTable } from '../../law/engine/editions.ts'
import type { Calendar, HolidayDate, HolidayTable } from '../../law/language/holidays.ts'
import type { LookUp, Shelf } from '../../law/language/look-up.ts'

/**
 * The days of one year on which a calendar is closed besides weekends. Money that is under way goes on by the newest rules
 * past the years that were checked; no payroll is dated there (`checkCalendar`).
 */
export function holidaysOf(calendar: Calendar, year: number, shelf?: Shelf): ReadonlyMap<Day, string> {
  const lookUp = shelf === undefined ? GOES_ON : { ...GOES_ON, shelf }
  const table = needTable('holidays', 'US', dayOf(year, 12, 31), lookUp).law
  const ofTable = cache.get(table) ?? new Map<string, ReadonlyMap<Day, string>>()
  cache.set(table, ofTable)
  const key = `${calendar} ${year}`
  const known = ofTable.get(key)
  if (known) return known
  const closed = computeHolidays(table, calendar, year)
  ofTable.set(key, closed)
  return closed
}

/** Refuses to date a payroll past the years for which somebody looked at the banks' holidays. */
export function checkCalendar(payDate: Day, lookUp: LookUp): void {
  needTable('holidays', 'US', payDate, lookUp)
}

/** Whether a payroll may be dated on this day. */
export const isCalendarChecked = (payDate: Day, { allowProvisional = false, shelf }: LookUp): boolean =>
  allowProvisional ||
  needTable('holidays', 'US', payDate, shelf ? { ...GOES_ON, shelf } : GOES_ON).confidence !== 'provisional'

const GOES_ON: LookUp = { allowProvisional: true }

const cache = new WeakMap<HolidayTable, Map<string, ReadonlyMap<Day, string>>>()

type Moved = HolidayTable['moved'][Calendar]

function computeHolidays(table: HolidayTable, calendar: Calendar, year: number): ReadonlyMap<Day, string> {
  const closed = new Map<Day, string>()
  // New Year's Day of the next year may be observed on December 31 of this one.
  for (const of of [year, year + 1]) {
    for (const holiday of table.holidays) {
      if (!holiday.calendars.includes(calendar)) continue
      const observed = observedOn(table.moved[calendar], dateOf(holiday.when, of))
      if (observed?.startsWith(String(year))) closed.set(observed, holiday.name)
    }
  }
  return closed
}

function observedOn({ saturday, sunday }: Moved, date: Day): Day | undefined {
  if (weekday(date) === 0) return addDays(date, sunday)
  if (weekday(date) !== 6) return date
  return saturday === null ? undefined : addDays(date, saturday)
}

function dateOf(when: HolidayDate, year: number): Day {
  if ('date' in when) return dayOf(year, when.month, when.date)
  if (when.nth === 'last') {
    const end = dayOf(year, when.month, daysInMonth(year, when.month))
    return addDays(end, -((weekday(end) - when.weekday + 7) % 7))
  }
  const first = dayOf(year, when.month, 1)
  return addDays(first, ((when.weekday - weekday(first) + 7) % 7) + 7 * (when.nth - 1))
}
