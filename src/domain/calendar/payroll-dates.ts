import type { Day } from '../../kernel/dates.ts'
import { addBusinessDays, onOrAfter, onOrBefore } from './business-days.ts'

const DEADLINE_BANKING_DAYS = 2

/** A payday on a bank holiday or weekend is paid on the banking day before. */
export const paydayFor = (nominal: Day): Day => onOrBefore('federalReserve', nominal)

/** The last US Eastern date on which a payroll can be initiated for this payday; it lasts through 23:59. */
export const deadlineFor = (payDate: Day): Day =>
  addBusinessDays('federalReserve', payDate, -DEADLINE_BANKING_DAYS)

/** The company is debited the banking day after the deadline, a day before the credits. */
export const debitDateFor = (deadline: Day): Day => addBusinessDays('federalReserve', deadline, 1)

/** The first payday whose deadline has not passed on `today`: where a late run moves its pay date. */
export const earliestPayday = (today: Day): Day =>
  addBusinessDays('federalReserve', onOrAfter('federalReserve', today), DEADLINE_BANKING_DAYS)

export interface RunDays {
  readonly isSameDay: boolean
  readonly debitDate: Day
  readonly payDate: Day
}

/** When credits settle: on payday, or, where checks were written before the bank could be drawn, the day after the draw. */
export const creditDate = ({ isSameDay, debitDate, payDate }: RunDays): Day =>
  isSameDay || payDate > debitDate ? payDate : addBusinessDays('federalReserve', debitDate, 1)
