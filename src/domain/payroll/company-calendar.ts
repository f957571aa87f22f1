import { addDays, type Day, yearOf } from '../../kernel/dates.ts'
import type { Cents } from '../../kernel/money.ts'
import { holidaysOf } from '../calendar/holidays.ts'
import { debitDateFor } from '../calendar/payroll-dates.ts'
import { EDITABLE, type PeriodFacts, payPeriodMachine, periodName } from './period.ts'

/** In the order in which a day shows them. */
export const calendarKinds = [
  'deadline',
  'draw',
  'payday',
  'deposit',
  'filing',
  'holiday',
  'bankHoliday',
  'leave',
] as const

export interface CalendarEntry {
  readonly kind: (typeof calendarKinds)[number]
  readonly date: Day
  /** Of leave; the same day of everything else. */
  readonly endDate: Day
  /** What it is called. */
  readonly name: string
  /** Which of its kind it is. */
  readonly id: string
  readonly status: string
  readonly payPeriodId: string | null
  readonly userId: string | null
  readonly amount: Cents | null
}

/** Of a draw for a payroll that nobody has submitted yet. */
const EXPECTED_DRAW = 'expected'

interface Days {
  readonly from: Day
  readonly to: Day
}

const within = ({ from, to }: Days, on: Day): boolean => from <= on && on <= to

/** What a period is waiting for: its deadline, the draw that a run would make, and its payday. */
export function periodEntries(period: PeriodFacts, days: Days): readonly CalendarEntry[] {
  if (period.status === payPeriodMachine.state.skipped) return []
  const name = periodName(period.beginDate, period.endDate)
  const base = { name, id: period.payPeriodId, payPeriodId: period.payPeriodId, userId: null, amount: null }
  const drawn = debitDateFor(period.deadline)
  const entries: CalendarEntry[] = [
    { ...base, kind: 'deadline', date: period.deadline, endDate: period.deadline, status: period.status },
    { ...base, kind: 'payday', date: period.payDate, endDate: period.payDate, status: period.status },
  ]
  if (EDITABLE.includes(period.status)) {
    entries.push({ ...base, kind: 'draw', date: drawn, endDate: drawn, status: EXPECTED_DRAW })
  }
  return entries.filter(({ date }) => within(days, date))
}

/** Days on which banks move no money. */
export const bankHolidayEntries = (days: Days): readonly CalendarEntry[] =>
  yearsOf(days)
    .flatMap((year) => [...holidaysOf('federalReserve', year)])
    .filter(([date]) => within(days, date))
    .map(([date, name]) => ({
      ...({ kind: 'bankHoliday', date, endDate: date, name, id: '', status: '' } as const),
      ...{ payPeriodId: null, userId: null, amount: null },
    }))

const yearsOf = ({ from, to }: Days): readonly number[] =>
  Array.from({ length: yearOf(to) - yearOf(from) + 1 }, (_, at) => yearOf(from) + at)

/** By day, then as a day shows them: sorts as text, and names one entry. */
export const entryKey = ({ date, kind, id, name, status }: CalendarEntry): string =>
  `${date}|${calendarKinds.indexOf(kind)}|${id || name}|${status}`

/** A draw is a banking day after its deadline: where the periods of all draws in a range have theirs. */
export const drawsOf = ({ from, to }: Days): Days => ({ from: addDays(from, -10), to: addDays(to, 10) })
