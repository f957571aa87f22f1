import { type Instant, isoInstant } from '../kernel/dates.ts'
import { wireText } from '../kernel/wire.ts'

/**
 * The event families: seven of the interface, then our own. An event is a row here; the outbox writes it in the transaction that
 * caused it, with the payload in the form that the reads answer.
 */
export const families = {
  company: { family: 'Company', type: 'company.kybstatus', root: 'Company' },
  companyBankAccount: {
    family: 'Company Bank Account',
    type: 'companybankaccount.companybankaccountstatus',
    root: 'Company',
  },
  employeeKyc: { family: 'Employee KYC', type: 'employee.kycstatus', root: 'user' },
  employeeStatus: { family: 'Employee Status', type: 'employee.employeestatus', root: 'user' },
  employeeBankAccount: {
    family: 'Employee Bank Account',
    type: 'employeebankaccount.employeebankaccountstatus',
    root: 'user',
  },
  paySchedule: { family: 'Pay Schedule', type: 'payschedule.payschedulestatus', root: 'paySchedule' },
  payPeriod: { family: 'Pay Period', type: 'payperiod.payperiodstatus', root: 'payPeriod' },
  // Payments of a payroll to its workers are told by their period while all goes well: see domain/money/news.ts.
  transaction: { family: 'Transaction', type: 'transaction.transactionstatus', root: 'payrollTransaction' },
  taxPayment: { family: 'Tax Payment', type: 'taxpayment.taxpaymentstatus', root: 'taxPayment' },
  // Checks of a payroll are told by its period; what becomes of one afterwards is news.
  check: { family: 'Check', type: 'check.checkstatus', root: 'check' },
  // A card that is opened is no news: there is one in every period for everyone.
  timeCard: { family: 'Time Card', type: 'timecard.timecardstatus', root: 'timeCard' },
  timeOff: { family: 'Time Off', type: 'timeoff.timeoffstatus', root: 'timeOffRequest' },
  document: { family: 'Document', type: 'document.documentstatus', root: 'document' },
  filing: { family: 'Filing', type: 'filing.filingstatus', root: 'filing' },
  // What the service does to an endpoint by itself: a pause, or an end. What its client does to it is no news.
  webhookEndpoint: {
    family: 'Webhook Endpoint',
    type: 'webhookendpoint.webhookendpointstatus',
    root: 'webhookEndpoint',
  },
} as const

export type Family = keyof typeof families
export type Change = 'insert' | 'update'

export const eventType = (family: Family, change: Change): string => `${families[family].type}.${change}`

/** The text that is stored, listed and delivered: what happened, then the record in the form that reads answer. */
export const envelope = (
  { eventId, type, at }: { eventId: string; type: string; at: Instant },
  { root, shown }: { root: string; shown: unknown },
): string =>
  wireText({
    trigger: { eventId, eventType: type, eventTimeStamp: timeStamp(at) },
    payload: [{ [root]: [shown] }],
  })

/** `MM/DD/YYYY HH:mm:ss`, UTC, as the interface's envelope has it. */
function timeStamp(at: Instant): string {
  const iso = isoInstant(at)
  return `${iso.slice(5, 7)}/${iso.slice(8, 10)}/${iso.slice(0, 4)} ${iso.slice(11, 19)}`
}
