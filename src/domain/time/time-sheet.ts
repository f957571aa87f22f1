import { addDays } from '../../kernel/dates.ts'
import { type SheetColumns, type SheetRow, sheetDay, workerColumns } from '../sheets/sheet.ts'
import { type LocalTime, readLocal } from './local-time.ts'

/** A sheet of time worked: a row for each stretch of work. */
export const timeColumns = {
  ...workerColumns,
  date: ['date', 'day', 'workdate'],
  start: ['start', 'starttime', 'in', 'clockin'],
  end: ['end', 'endtime', 'out', 'clockout'],
  breakMinutes: ['breakminutes', 'break'],
  department: ['department'],
  job: ['job'],
  costCenter: ['costcenter'],
} as const satisfies SheetColumns<string>

export type TimeRow = SheetRow<keyof typeof timeColumns>

/** What a row says of the clock. */
export interface SaidTime {
  readonly start: LocalTime
  readonly end: LocalTime
  /** Undefined where nothing is said: the policy's meal break counts. */
  readonly breakMinutes: number | undefined
}

export function saidTime({ cells }: TimeRow): SaidTime | { readonly fault: string } {
  const start = timeIn(cells.start, cells.date)
  if (start === undefined) return { fault: wrongTime('start', cells) }
  const sameDay = timeIn(cells.end, cells.date)
  if (sameDay === undefined) return { fault: wrongTime('end', cells) }
  // A time without a date that is not after the start is of the next day.
  const isNext = readLocal(cells.end) === undefined && sameDay <= start
  const end = isNext ? timeIn(cells.end, addDays(sheetDay(cells.date)!, 1))! : sameDay
  const breakMinutes = cells.breakMinutes === '' ? undefined : Number(cells.breakMinutes)
  if (breakMinutes !== undefined && !(Number.isInteger(breakMinutes) && breakMinutes >= 0)) {
    return { fault: `breakMinutes "${cells.breakMinutes}" must be whole minutes, such as 30` }
  }
  return { start, end, breakMinutes }
}

const wrongTime = (column: 'start' | 'end', { date, ...cells }: TimeRow['cells']): string =>
  sheetDay(date) === undefined && readLocal(cells[column]) === undefined
    ? `date "${date}" must be a date, such as 2026-01-16 or 1/16/2026`
    : `${column} "${cells[column]}" must be a time, such as 09:00, 5:30 PM or 2026-01-16T09:00`

/** `2026-01-16T09:00` by itself; `09:00`, `9:00 AM` and `17:30:00` with a date. */
function timeIn(said: string, date: string): LocalTime | undefined {
  const whole = readLocal(said)
  const [, hour = '', minute = '', half = ''] = /^(\d{1,2}):(\d\d)(?::\d\d)? ?([ap]m)?$/i.exec(said) ?? []
  const day = sheetDay(date)
  if (whole !== undefined || hour === '' || day === undefined) return whole
  const hours = half === '' ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0)
  const isClock = half === '' || (Number(hour) >= 1 && Number(hour) <= 12)
  return isClock ? readLocal(`${day}T${String(hours).padStart(2, '0')}:${minute}`) : undefined
}
