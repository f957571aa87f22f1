import { checkRecord } from './check.ts'
import { companyInfo } from './company.ts'
import { documentRecord } from './document.ts'
import { filingRecord } from './filing.ts'
import { keyedPeriod } from './pay-period.ts'
import { scheduleRecord } from './pay-schedule.ts'
import { periodTotals, returnedPayments } from './period-details.ts'
import { toldCard } from './time-card.ts'
import { requestRecord } from './time-off-request.ts'
import { explainedRecord } from './transaction.ts'
import { fullUser } from './user.ts'
import { endpointRecord } from './webhook.ts'

/** The record that an event shows, by the root of its payload. */
export const eventRecords = {
  Company: companyInfo,
  user: fullUser.omit({ dateOfBirth: true, employeeGarnishments: true }),
  paySchedule: scheduleRecord,
  payPeriod: keyedPeriod.extend({ ...periodTotals, returnedPayments }),
  payrollTransaction: explainedRecord,
  taxPayment: explainedRecord,
  check: checkRecord,
  timeCard: toldCard,
  timeOffRequest: requestRecord,
  document: documentRecord,
  filing: filingRecord,
  webhookEndpoint: endpointRecord,
}
