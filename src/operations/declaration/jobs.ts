import type { Address } from './address.ts'

interface JobToDo {
  readonly name: string
  readonly about: string
  /** Operations that a reader needs first, in that order; the others of the job follow by name. */
  readonly first: readonly Address[]
}

/** What a reader wants to get done, by the last part of its address in the reference. An operation names its job. */
export const jobsToDo = {
  company: {
    name: 'Set up a company',
    about:
      'Register a company, verify it, name its places and owners, and link the account that payrolls are drawn from.',
    first: [
      'companyOnboarding/createBusiness',
      'companyOnboarding/companyRegistration',
      'companyOnboarding/addKybInformation',
      'companyOnboarding/updateKybInformation',
      'companyOnboarding/initiateCompanyKyb',
      'companyOnboarding/updateCompany',
      'companyOnboarding/addCompanyLocation',
      'companyOnboarding/updateCompanyLocation',
    ],
  },
  documents: {
    name: 'Documents',
    about: 'Keep files with a company and its workers: upload, list, read and delete them.',
    first: ['adminPortal/uploadDocument', 'reports/getDocuments'],
  },
  states: {
    name: 'Register with states',
    about: 'Give the account numbers, rates and deposit frequencies that each state assigned to the company.',
    first: [
      'reports/getStateRegistrationFields',
      'adminPortal/addStateRegistrationInfo',
      'adminPortal/updateStateRegistrationInfo',
      'reports/getStateRegistration',
      'reports/getEmployeeMiscellaneousStateTaxFormFields',
      'adminPortal/addEmployeeMiscellaneousStateTax',
    ],
  },
  people: {
    name: 'Add people',
    about: 'Add employees and contractors, and bring them to the point where they can be paid.',
    first: [
      'adminPortal/addUser',
      'adminPortal/addUsers',
      'adminPortal/addUserWage',
      'userOnboarding/acceptTermsAndCondition',
      'userOnboarding/addKycInformation',
      'userOnboarding/initiateUserKyc',
      'userOnboarding/addW4Information',
      'reports/getStateW4FormFields',
    ],
  },
  employment: {
    name: 'Change and end employment',
    about: 'Change what is known of a worker and what they earn; deactivate, terminate and rehire.',
    first: [
      'adminPortal/updateUser',
      'adminPortal/updateUserWage',
      'userPortal/updateKycInformation',
      'adminPortal/deactivateUser',
      'adminPortal/terminateUser',
      'adminPortal/activateUser',
      'reports/getDeactivatedUsers',
      'reports/getTerminatedUsers',
    ],
  },
  structure: {
    name: 'Departments, jobs and cost centers',
    about: 'Divide the work of a company, say to what the cost of a worker belongs, and what a job pays.',
    first: [
      'adminPortal/addDepartment',
      'adminPortal/addJob',
      'adminPortal/addCostCenter',
      'adminPortal/updateLabourDistribution',
      'adminPortal/addUserJob',
    ],
  },
  schedules: {
    name: 'Pay schedules and periods',
    about:
      'Say when people are paid, and which periods lie ahead; add one beside the schedule, skip one, or say whom one pays.',
    first: [
      'payroll/addPaySchedule',
      'payroll/updatePaySchedule',
      'reports/getPaySchedule',
      'reports/getUnProcessedPayPeriod',
      'reports/getPayPeriod',
      'payroll/addUsersToRegularPayPeriod',
    ],
  },
  inputs: {
    name: 'What goes into a payroll',
    about: 'Give hours, overtime, leave, bonuses and other lines of a period, and read back what was given.',
    first: [
      'payroll/importRegularPayrollData',
      'payroll/importRegularDifferentialPayrollData',
      'payroll/getPayrollData',
      'reports/getImportedPayrollData',
    ],
  },
  payroll: {
    name: 'Pay',
    about: 'Look at a period, have it approved, run it, and undo it.',
    first: ['payroll/previewPayroll', 'payroll/initiatePayroll'],
  },
  items: {
    name: 'Deductions, extra pay and orders',
    about: 'What repeats every period, what is taken out of one, and garnishments.',
    first: [
      'adminPortal/addRecurringPayItem',
      'adminPortal/updateRecurringPayItem',
      'adminPortal/removeRecurringPayItem',
      'reports/getRecurringPayItems',
      'payroll/removeAdditionalCompensations',
      'payroll/removeDeductions',
      'reports/getAdditionalCompensationDescription',
      'reports/getDeductionDescription',
    ],
  },
  paychecks: {
    name: 'Paychecks explained',
    about:
      'Calculate a paycheck without keeping anything, print a pay stub, and see why every number is what it is.',
    first: ['payroll/calculatePaycheck', 'reports/getPayStub', 'reports/explainPaycheck'],
  },
  time: {
    name: 'Track time',
    about: 'Policies, punches and time cards, from the first entry to the payroll.',
    first: [
      'adminPortal/addTimeTrackingPolicy',
      'adminPortal/updateTimeTrackingPolicy',
      'adminPortal/addTimeTrackingPolicyAssignments',
      'adminPortal/removeTimeTrackingPolicyAssignments',
      'reports/getTimeTrackingPolicies',
      'userPortal/clockIn',
      'userPortal/clockOut',
      'userPortal/addTimeEntry',
    ],
  },
  'time-off': {
    name: 'Time off',
    about: 'Leave policies, balances, requests and holidays.',
    first: [
      'adminPortal/addTimeOffPolicy',
      'adminPortal/updateTimeOffPolicy',
      'adminPortal/addTimeOffPolicyAssignment',
      'reports/getTimeOffPolicies',
      'reports/getTimeOffPolicy',
      'reports/getTimeOffBalance',
      'userPortal/addTimeOffRequest',
      'userPortal/cancelTimeOffRequest',
    ],
  },
  benefits: {
    name: 'Benefits',
    about: 'Plans, enrollments and what both sides contribute.',
    first: [
      'benefits/addBenefitPlan',
      'benefits/updateBenefitPlan',
      'benefits/getBenefitPlans',
      'benefits/getBenefitValidEffectiveMonths',
      'benefits/addBenefitEnrollment',
      'benefits/updateBenefitEnrollment',
      'benefits/endBenefitEnrollment',
      'benefits/getBenefitEnrollments',
    ],
  },
  money: {
    name: 'Money and taxes',
    about: 'Where the money went, what came back, what agencies are owed, and the books.',
    first: [
      'reports/getTransactions',
      'reports/getTransactionsBasedOnName',
      'reports/getTransactionBasedOnReference',
      'payroll/reissuePayment',
      'reports/getTaxLiabilities',
      'reports/getLedger',
      'reports/getAchFiles',
      'reports/getAwaitedWires',
      'payroll/recordWire',
    ],
  },
  checks: {
    name: 'Paper checks',
    about:
      'Number, print, void and reissue the checks that a company writes, record which were cashed, and tell the bank.',
    first: ['reports/getChecks', 'payroll/printChecks', 'payroll/voidCheck', 'payroll/reissueCheck'],
  },
  filings: {
    name: 'File returns and forms',
    about:
      'What a company owes its agencies in returns, from the calendar to the receipt: 941, 940, W-2, 1099-NEC, states.',
    first: [
      'reports/getFilings',
      'adminPortal/updateFilingProfile',
      'adminPortal/prepareFiling',
      'reports/getFiling',
      'adminPortal/approveFiling',
      'adminPortal/submitFiling',
      'adminPortal/markFiled',
      'adminPortal/amendFiling',
      'reports/getTaxForms',
      'adminPortal/correctTaxForm',
    ],
  },
  sums: {
    name: 'Report on payrolls',
    about:
      'Registers, summaries, labor cost, variance, deposits, leave and headcount: as rows, a spreadsheet or pages.',
    first: ['reports/getPayrollRegister', 'reports/getTypeSummary', 'reports/getTaxSummary'],
  },
  reports: {
    name: 'Reports and audit',
    about: 'Paychecks of a worker, a period or a year, the journal for the books, and who did what.',
    first: [
      'reports/getPayPeriodDetails',
      'reports/getProcessedPayperiodsDetails',
      'reports/getIndividualPayrollHistory',
      'reports/getPayrollHistoryBasedOnPayPeriod',
      'reports/getPayrollHistoryBasedOnDateRange',
      'reports/getPayrollJournalReport',
      'reports/getAuditLog',
    ],
  },
  access: {
    name: 'Access and sign-in',
    about: 'People sign in by a letter, a link or a passkey; who may, and who did.',
    first: [
      'adminPortal/grantAccess',
      'adminPortal/getAccess',
      'adminPortal/revokeAccess',
      'adminPortal/createConsoleLink',
      'adminPortal/resendInvitation',
      'session/requestSignIn',
      'session/createSession',
      'session/getSession',
    ],
  },
  webhooks: {
    name: 'Webhooks and events',
    about: 'Be told when something changes: endpoints, signatures, deliveries, and the list of events.',
    first: [
      'adminPortal/addWebhookEndpoint',
      'adminPortal/updateWebhookEndpoint',
      'adminPortal/rotateWebhookSecret',
      'adminPortal/deleteWebhookEndpoint',
      'reports/getWebhookEndpoints',
    ],
  },
  deliveries: {
    name: 'Deliveries of webhooks',
    about: 'See what was sent to a receiver and what it answered; send it again, or send a test.',
    first: ['reports/getWebhookDeliveries', 'adminPortal/replayWebhookDelivery'],
  },
  moving: {
    name: 'Move a company',
    about: 'Close a company, take everything of it away in an encrypted archive, and restore it elsewhere.',
    first: ['adminPortal/closeCompany', 'adminPortal/exportCompany', 'reports/getArchivePart'],
  },
  operator: {
    name: 'Look after the installation',
    about: 'Keys with limits, verdicts that wait for a person, work that stopped, payments that came back.',
    first: [
      'operator/getHealth',
      'operator/createApiKey',
      'operator/getApiKeys',
      'operator/revokeApiKey',
      'operator/getReviews',
      'operator/decideReview',
      'operator/getParkedWork',
      'operator/retryParkedWork',
      'operator/getReturnedPayments',
      'operator/getLawCoverage',
    ],
  },
  sandbox: {
    name: 'Sandbox',
    about: 'A company that can be paid at once, a clock to move, and a bank that returns what you ask it to.',
    first: [
      'sandbox/seedDemoCompany',
      'sandbox/getClock',
      'sandbox/advanceClock',
      'sandbox/setClock',
      'sandbox/getAgenda',
      'sandbox/getScenarios',
      'sandbox/getMailbox',
      'sandbox/refreshCompanyBankAccountStatus',
      'sandbox/getMicroDeposits',
      'sandbox/simulateTransferReturn',
      'sandbox/resetSandbox',
    ],
  },
} satisfies Readonly<Record<string, JobToDo>>

export type JobName = keyof typeof jobsToDo
