import { type Day, easternTime, type Instant } from '../../kernel/dates.ts'
import { addBusinessDays, isBusinessDay } from './business-days.ts'

/**
 * US Eastern. Fedwire takes third-party transfers until 18:45 (Federal Reserve, Fedwire Funds Service hours); what is not
 * recorded by our cut-off is not counted on, since credits are handed over at 20:00.
 */
export const WIRE_CUT_OFF = '18:00'

/** A payroll that is run later than this gives the company too little time to wire on the same day. */
const LAST_TO_WIRE_TODAY = '16:00'

/** By when the wire of a run has to be recorded. */
export const wireDueAt = (debitDate: Day): Instant => easternTime(debitDate, WIRE_CUT_OFF)

/** Of a late payroll: when its money has to arrive, and the first day on which people can be paid with it. */
export function wireDates({ today, time }: { readonly today: Day; readonly time: string }): {
  readonly debitDate: Day
  readonly earliest: Day
} {
  const isToday = isBusinessDay('federalReserve', today) && time <= LAST_TO_WIRE_TODAY
  const debitDate = isToday ? today : addBusinessDays('federalReserve', today, 1)
  return { debitDate, earliest: addBusinessDays('federalReserve', debitDate, 1) }
}
