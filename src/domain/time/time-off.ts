import { addDays, type Day, weekday } from '../../kernel/dates.ts'
import { machine } from '../../kernel/machine.ts'
import type { TimeOffTerms } from './balance.ts'
import type { RequestRules } from './request-rules.ts'

/** The life of a request: decided once; the days themselves make it Taken. */
export const timeOffMachine = machine(
  'time off request',
  ['Pending', 'Approved', 'Denied', 'Cancelled', 'Taken'],
  {
    approveTimeOffRequest: { Pending: 'Approved' },
    denyTimeOffRequest: { Pending: 'Denied' },
    cancelTimeOffRequest: { Pending: 'Cancelled' },
    daysPassed: { Approved: 'Taken' },
  },
)

export type TimeOffStatus = (typeof timeOffMachine)['states'][number]

/** Leave that was or will be taken. */
export const GRANTED: readonly TimeOffStatus[] = ['Approved', 'Taken']

/** Hours of one day, in hundredths. */
export interface TimeOffLine {
  readonly day: Day
  readonly hours: number
}

export interface AskedLeave {
  readonly startDate: Day
  readonly endDate: Day
  readonly hours: number
  readonly lines: readonly TimeOffLine[]
}

const DAY_HOURS = 2400

/** What is wrong with a request by itself, before any balance is looked at. */
export function leaveFault({ startDate, endDate, hours, lines }: AskedLeave): LeaveFault | undefined {
  if (endDate < startDate) return 'datesTurned'
  if (lines.some(({ day }) => day < startDate || day > endDate)) return 'lineOutside'
  if (new Set(lines.map(({ day }) => day)).size < lines.length) return 'lineTwice'
  if (lines.some((line) => line.hours > DAY_HOURS)) return 'longDay'
  if (lines.length === 0 || lines.reduce((sum, line) => sum + line.hours, 0) !== hours) return 'wrongSum'
  return undefined
}

export type LeaveFault = 'datesTurned' | 'lineOutside' | 'lineTwice' | 'longDay' | 'wrongSum'

/** Without line items the hours are spread over the Monday-to-Friday days, or over all days where there are none. */
export function spread({ startDate, endDate, hours }: Omit<AskedLeave, 'lines'>): readonly TimeOffLine[] {
  const all: Day[] = []
  for (let day = startDate; day <= endDate && all.length < 366; day = addDays(day, 1)) all.push(day)
  const workdays = all.filter((day) => weekday(day) % 6 !== 0)
  const days = workdays.length > 0 ? workdays : all
  const each = Math.floor(hours / days.length)
  return days
    .map((day, n) => ({ day, hours: each + (n < hours - each * days.length ? 1 : 0) }))
    .filter((line) => line.hours > 0)
}

export interface TimeOffPolicy extends TimeOffTerms, RequestRules {
  readonly name: string
  readonly payoutOnTermination: boolean
}

export interface RequestFacts {
  readonly requestId: string
  readonly companyId: string
  readonly userId: string
  readonly policyId: string
  readonly policyType: string
  readonly startDate: Day
  readonly endDate: Day
  readonly hours: number
  readonly status: TimeOffStatus
  readonly reason: string
  readonly lines: readonly TimeOffLine[]
}
