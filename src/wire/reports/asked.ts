import { date, id, optionalId } from '../fields/fields.ts'
import { format } from './report.ts'

/** A year and a month: what it costs to answer must not grow with history. */
export const MOST_DAYS = 400

/** Which payrolls a report is about, and how it is to be answered. */
export const payrollsAsked = {
  companyId: id('company'),
  from: date().nullish().describe('The first pay date; without it, the first day of the year of `to`.'),
  to: date().nullish().describe('The last pay date, less than 400 days after `from`; today unless given.'),
  payPeriodId: optionalId('payPeriod').describe('One payroll, instead of days.'),
  format: format(),
}
