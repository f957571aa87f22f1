import type { CallerName } from '../support/reach.ts'

/**
 * Who may call what, typed by hand from the design, apart from the declarations: where the two differ, one is wrong. An
 * operation that is in none of the lists is open to whoever has its whole client, and to an administrator.
 */
export const EXPECTED: Readonly<Record<CallerName, (address: string) => boolean>> = {
  key: () => true,
  operator: () => true,
  keyThatReads: (address) => isRead(address) && !isIn(ADMIN_READS, address) && !isIn(FILES, address),
  keyOfCompany: (address) => isCompanys(address),
  keyOfTwo: (address) => isCompanys(address),
  administrator: (address) => isCompanys(address) && !isIn(NOT_OF_ADMINISTRATORS, address),
  bookkeeper: (address) =>
    isIn(PREPARED, address) ||
    (isRead(address) &&
      isCompanys(address) &&
      !isIn([...ADMIN_READS, ...FILES, ...NOT_OF_ADMINISTRATORS], address)),
  worker: (address) => isIn(OWN, address) || isIn(KEPT, address),
  formerWorker: (address) => isIn(KEPT, address),
}

const isIn = (list: readonly string[], address: string): boolean => list.includes(address)

/** The area operator is for whoever has the whole client and the scope admin. */
const isOperators = (address: string): boolean => address.startsWith('operator/')

const isCompanys = (address: string): boolean => !isOperators(address) && !isIn(OF_THE_CLIENT, address)

const isRead = (address: string): boolean =>
  !isOperators(address) &&
  /\/(get|explain|calculate|search|resolve)/.test(address) &&
  !isIn(MONEY_READS, address)

/** Reads of the scope money: what proves an account, and what a bank was told to move. */
const MONEY_READS = ['reports/getAchFile', 'reports/getPositivePayFile', 'sandbox/getMicroDeposits'] as const

/** What is no company’s: a limited key may not. */
const OF_THE_CLIENT = [
  'adminPortal/addWebhookEndpoint',
  'adminPortal/deleteWebhookEndpoint',
  'adminPortal/replayWebhookDelivery',
  'adminPortal/rotateWebhookSecret',
  'adminPortal/sendTestWebhookEvent',
  'adminPortal/updateWebhookEndpoint',
  'companyOnboarding/companyRegistration',
  'companyOnboarding/createBusiness',
  'payroll/recordWire',
  'reports/getClientSummary',
  'reports/getWebhookDeliveries',
  'reports/getWebhookEndpoints',
  'sandbox/advanceClock',
  'sandbox/getMailbox',
  'sandbox/resetSandbox',
  'sandbox/seedDemoCompany',
  'sandbox/setClock',
] as const

/** Reads of the scope admin. */
const ADMIN_READS = [
  'adminPortal/getAccess',
  'reports/getArchivePart',
  'reports/getAuditLog',
  'reports/getWebhookDeliveries',
  'reports/getWebhookEndpoints',
  'sandbox/getMailbox',
] as const

/** A file may hold any number of a person, and nothing in it can be masked. */
const FILES = ['reports/getDocument'] as const

/** Terms are the worker’s to accept; events, and links that sign others in, are for programs. */
const NOT_OF_ADMINISTRATORS = [
  'adminPortal/createConsoleLink',
  'reports/getEvents',
  'userOnboarding/acceptTermsAndCondition',
] as const

/** What a bookkeeper does: prepares, and reads. No payroll is submitted, no bank account is touched. */
const PREPARED = [
  'adminPortal/amendFiling',
  'adminPortal/correctTaxForm',
  'adminPortal/prepareFiling',
  'adminPortal/addPayItemType',
  'adminPortal/addRecurringPayItem',
  'adminPortal/addStateRegistrationInfo',
  'adminPortal/addWorkersCompClass',
  'adminPortal/assignWorkersCompClass',
  'adminPortal/approveTimeCards',
  'adminPortal/approveTimeOffRequest',
  'adminPortal/denyTimeOffRequest',
  'adminPortal/importTimeEntries',
  'adminPortal/rejectTimeCards',
  'adminPortal/removeRecurringPayItem',
  'adminPortal/syncTimeCardsToPayroll',
  'adminPortal/updateAccountMapping',
  'adminPortal/updatePayItemType',
  'adminPortal/updateRecurringPayItem',
  'adminPortal/updateReportFacts',
  'adminPortal/updateStateRegistrationInfo',
  'adminPortal/updateWorkersCompClass',
  'payroll/addPaySchedule',
  'payroll/addSupplementalPayPeriod',
  'payroll/updatePayPeriod',
  'payroll/addUsersToRegularPayPeriod',
  'payroll/addUsersToSupplementalPayPeriod',
  'payroll/allocateTips',
  'payroll/calculatePaycheck',
  'payroll/compareWithProvider',
  'payroll/importBonuses',
  'payroll/importPayrollHistory',
  'payroll/importRegularDifferentialPayrollData',
  'payroll/importRegularPayrollData',
  'payroll/previewPayroll',
  'payroll/printChecks',
  'payroll/skipItems',
  'payroll/requestApproval',
  'payroll/removeAdditionalCompensations',
  'payroll/removeDeductions',
  'payroll/removeUsersFromRegularPayPeriod',
  'payroll/removeUsersFromSupplementalPayPeriod',
  'payroll/updatePaySchedule',
  'userPortal/addTimeEntry',
  'userPortal/addTimeOffRequest',
  'userPortal/cancelTimeOffRequest',
  'userPortal/clockIn',
  'userPortal/clockOut',
  'userPortal/deleteTimeEntry',
  'userPortal/submitTimeCard',
  'userPortal/updateTimeEntry',
] as const

/** A worker’s own: address, certificates, accounts, time, leave; and what she fills them in with. */
const OWN = [
  'benefits/getBenefitEnrollments',
  'benefits/getBenefitPlans',
  'benefits/getBenefitValidEffectiveMonths',
  'payroll/calculatePaycheck',
  'reports/getAdditionalCompensationDescription',
  'reports/getAgencies',
  'reports/getCalendar',
  'reports/getCompanyHolidays',
  'reports/getCostCenters',
  'reports/getDepartments',
  'reports/getJobs',
  'reports/getLabourDistribution',
  'reports/getDeductionDescription',
  'reports/getEmployeeMiscellaneousStateTaxFormFields',
  'reports/getGarnishmentFields',
  'reports/getOverTimeTypes',
  'reports/getPaySchedule',
  'reports/getRecurringPayItems',
  'reports/getStateRegistrationFields',
  'reports/getStateW4FormFields',
  'reports/getTimeCards',
  'reports/getTimeOffPolicies',
  'reports/getTimeOffRequests',
  'reports/getUserTask',
  'reports/getW4FormFields',
  'reports/getW9FormFields',
  'reports/getWorkAssignments',
  'reports/resolvePlace',
  'userOnboarding/acceptTermsAndCondition',
  'userOnboarding/addKycInformation',
  'userOnboarding/addStateW4Information',
  'userOnboarding/addW4Information',
  'userOnboarding/addW9Information',
  'userOnboarding/initiateUserKyc',
  'userPortal/addTimeEntry',
  'userPortal/addTimeOffRequest',
  'userPortal/addUserBankAccount',
  'userPortal/cancelTimeOffRequest',
  'userPortal/clockIn',
  'userPortal/clockOut',
  'userPortal/deactivateUserBankAccount',
  'userPortal/deleteTimeEntry',
  'userPortal/submitTimeCard',
  'userPortal/updateFormConsent',
  'userPortal/updateKycInformation',
  'userPortal/updateTimeEntry',
  'userPortal/updateUserPayPercentage',
  'userPortal/updateUserPaySplits',
] as const

/** What stays hers when she has left. */
const KEPT = [
  'reports/explainPaycheck',
  'reports/getDocument',
  'reports/getDocuments',
  'reports/getIndividualPayrollHistory',
  'reports/getPayPeriod',
  'reports/getPayStub',
  'reports/getTaxForms',
  'reports/getTimeOffBalance',
  'reports/getUser',
  'reports/getUserWages',
  'reports/getW4History',
  'reports/getYearToDate',
  'sandbox/getClock',
] as const
