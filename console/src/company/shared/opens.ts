interface Named {
  readonly operation: string
  readonly userId?: string | undefined
  /** The payroll that it is about, where it is another one than is looked at. */
  readonly payPeriodId?: string | undefined
}

/** Where what the service names can be mended: an operation opens the page that has it. */
export function opens(companyId: string, { operation, userId, payPeriodId }: Named): string {
  const base = `/c/${companyId}`
  const name = operation.split('/').at(-1) ?? operation
  if (OF_COMPANY[name] === '/payroll' && payPeriodId) return `${base}/payroll/${payPeriodId}`
  const tab = OF_PERSON[name]
  if (tab !== undefined && userId !== undefined) return `${base}/people/${userId}?tab=${tab}`
  if (tab !== undefined) return `${base}/people`
  const page = OF_COMPANY[name]
  return page === undefined ? `${base}/setup?open=${operation}` : `${base}${page}`
}

/** Whether the console has a page for it at all. */
export const isOpened = (operation: string): boolean => {
  const name = operation.split('/').at(-1) ?? ''
  return name in OF_PERSON || name in OF_COMPANY
}

/** Whether who acts may do it there: nobody is sent to a page without its button. */
export const mayOpen = (role: string, operation: string): boolean =>
  role !== 'bookkeeper' || FOR_BOOKKEEPERS.has(operation.split('/').at(-1) ?? '')

const FOR_BOOKKEEPERS: ReadonlySet<string> = new Set([
  'addStateRegistrationInfo',
  'updateStateRegistrationInfo',
  'importPayrollHistory',
  'compareWithProvider',
  'addUsersToRegularPayPeriod',
  'addUsersToSupplementalPayPeriod',
  'prepareFiling',
  'amendFiling',
  'approveTimeCards',
  'syncTimeCardsToPayroll',
  'approveTimeOffRequest',
  'addPaySchedule',
])

const OF_PERSON: Readonly<Record<string, string>> = {
  addUserWage: 'pay',
  updateUserWage: 'pay',
  addKycInformation: 'overview',
  updateKycInformation: 'overview',
  initiateUserKyc: 'overview',
  updateUser: 'overview',
  correctIdentity: 'overview',
  addW4Information: 'taxes',
  addStateW4Information: 'taxes',
  addEmployeeMiscellaneousStateTax: 'taxes',
  addUserBankAccount: 'bank',
  updateUserPayPercentage: 'bank',
  updateUserPaySplits: 'bank',
  updateGarnishment: 'orders',
  acceptTermsAndCondition: 'overview',
  resendInvitation: 'overview',
}

const OF_COMPANY: Readonly<Record<string, string>> = {
  addStateRegistrationInfo: '/taxes?register=yes',
  addUser: '/people?add=yes',
  importPayrollHistory: '/move-in',
  compareWithProvider: '/move-in?step=compare',
  addUsersToRegularPayPeriod: '/people',
  initiatePayroll: '/payroll',
  skipPayPeriod: '/payroll',
  reissuePayment: '/money?view=transactions',
  addOverpaymentRepayment: '/money?view=overpayments',
  updateStateRegistrationInfo: '/taxes',
  initiateCompanyKyb: '/setup',
  approvePayroll: '/payroll',
  prepareFiling: '/filings',
  approveFiling: '/filings',
  submitFiling: '/filings',
  amendFiling: '/filings',
  updateFilingProfile: '/filings?signer=yes',
  getAuditLog: '/settings/history',
  approveTimeCards: '/time',
  syncTimeCardsToPayroll: '/time',
  approveTimeOffRequest: '/time-off',
  addCompanyBankAccount: '/setup?open=adminPortal/addCompanyBankAccount',
  addPaySchedule: '/setup?open=payroll/addPaySchedule',
}
