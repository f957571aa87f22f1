/** What a payroll may warn of: what each code means, and the operation that mends it; empty where nothing does. */
export const warningCodes = {
  shortPeriod: { means: 'The period is shorter than usual: salaries are paid for a share', operation: '' },
  noUnemploymentRate: {
    means: 'A state has no unemployment rate: the new-employer rate is used',
    operation: 'adminPortal/updateStateRegistrationInfo',
  },
  rateShort: {
    means: 'A late rate notice leaves tax of someone short who is not in this payroll',
    operation: '',
  },
  returnToAmend: { means: 'A late rate notice reaches into a quarter whose return was filed', operation: '' },
  notActive: {
    means: 'Not Active, and not in this payroll',
    operation: 'payroll/addUsersToRegularPayPeriod',
  },
  cardNotSynced: {
    means: 'An approved time card is not in this payroll',
    operation: 'adminPortal/syncTimeCardsToPayroll',
  },
  cardNotApproved: {
    means: 'A submitted time card is not in this payroll',
    operation: 'adminPortal/approveTimeCards',
  },
  leaveAndWork: { means: 'Leave and work on one day come to more than a usual day', operation: '' },
  noW4: {
    means: 'Has no W-4, and is paid as Single without adjustments',
    operation: 'userOnboarding/addW4Information',
  },
  exemptionOver: {
    means:
      'Claimed exemption from income tax for an earlier year, and is withheld from as Single without adjustments',
    operation: 'userOnboarding/addW4Information',
  },
  placeNotKnown: {
    means: 'A place that may tax is not known',
    operation: 'userOnboarding/addStateW4Information',
  },
  workElsewhere: {
    means: 'A rule between places decides where work away from the usual place is taxed',
    operation: 'adminPortal/updateWorkAssignment',
  },
  mobilityTaxNotKnown: {
    means: 'The rate of New York’s commuter mobility tax is not told',
    operation: 'adminPortal/updateStateRegistrationInfo',
  },
  unknownDeduction: { means: 'A deduction of unknown name is taken after tax', operation: '' },
  unknownCompensation: { means: 'Compensation of unknown name is paid as a bonus', operation: '' },
  ownerTaxed: {
    means: 'An owner or officer is taxed like everyone else',
    operation: 'adminPortal/updateUserWage',
  },
  noBankAccount: {
    means: 'Has no bank account that can be paid into, and is paid by Check',
    operation: 'userPortal/addUserBankAccount',
  },
  tooLittleForSplits: {
    means: 'The net pay does not suffice for the fixed amounts of the bank accounts',
    operation: 'userPortal/updateUserPaySplits',
  },
  bankAccountsWait: {
    means: 'The bank accounts were changed, and this payroll pays as before the change',
    operation: '',
  },
  homeNotRegistered: {
    means: 'Lives in a state where the company is not registered: its tax is not withheld',
    operation: 'adminPortal/addStateRegistrationInfo',
  },
  tooLittlePay: { means: 'The pay does not suffice for a deduction, tax or order', operation: '' },
  lastRepayment: { means: 'The last of a loan or another total is taken: it ends by itself', operation: '' },
  repaymentLeft: {
    means: 'Leaves with something of a loan or another total not repaid',
    operation: 'adminPortal/updateRecurringPayItem',
  },
  limitReached: {
    means: 'A limit of the law or of the plan cuts what the worker or the company gives to it',
    operation: '',
  },
  noHours: {
    means: 'Has no hours, and is not paid',
    operation: 'payroll/importRegularPayrollData',
  },
  nothingToPay: { means: 'Has nothing to be paid', operation: 'payroll/importRegularPayrollData' },
  netWithDeductions: {
    means: 'Pay that was given as net is paid with what deductions and orders take of it',
    operation: 'payroll/skipItems',
  },
  netNotExact: {
    means: 'No gross amount leaves exactly the net that was asked: it is exceeded',
    operation: '',
  },
  itemSkipped: {
    means: 'A recurring item or benefit is skipped in this payroll',
    operation: 'payroll/skipItems',
  },
  orderSkipped: {
    means: 'An order is not withheld in this payroll, for which the employer may be liable',
    operation: 'payroll/skipItems',
  },
  premiumOwed: { means: 'Is not paid and owes a premium, which the next paycheck makes up', operation: '' },
  leaveTwice: {
    means: 'One kind of leave comes by an import and by a request: both are paid',
    operation: 'payroll/importRegularPayrollData',
  },
  overtimeSpread: { means: 'Other pay is spread over the hours of the period for overtime', operation: '' },
  overtimeUnspread: {
    means: 'Pay that counts for overtime has no hours to be spread over',
    operation: 'payroll/importRegularPayrollData',
  },
  retroOvertime: { means: 'Retro pay: overtime of its weeks is not reckoned anew', operation: '' },
  overtimeShort: {
    means: 'Overtime is paid below one and a half times the regular rate',
    operation: 'payroll/importRegularPayrollData',
  },
  overtimeBelowLaw: {
    means: 'The time policy pays less overtime than the law of the state',
    operation: 'adminPortal/updateTimeTrackingPolicy',
  },
  overtimeNotSent: {
    means: 'Plain hours hold overtime that was not sent as such',
    operation: 'payroll/importRegularPayrollData',
  },
  minimumWageNotKnown: { means: 'The minimum wage of the state is not on file', operation: '' },
  tipCreditNotKnown: { means: 'The tip credit of the state is not on file', operation: '' },
  tipCreditTooLarge: {
    means: 'The cash wage beside tips is below what the place asks for',
    operation: 'adminPortal/updateUserWage',
  },
  tipWeeksNotKnown: {
    means: 'Wage and tips of who is tipped could be checked over the period alone, and not for each workweek',
    operation: 'payroll/importRegularPayrollData',
  },
  belowMinimumWage: {
    means: 'Is paid below the minimum wage',
    operation: 'adminPortal/updateUserWage',
  },
  exemptBelowLimit: {
    means: 'Is paid as exempt from overtime below the salary that the law asks for',
    operation: 'adminPortal/updateUserWage',
  },
  firstDaysUnpaid: {
    means: 'Began in a period whose payroll was run before, and the first days are not paid',
    operation: 'payroll/addSupplementalPayPeriod',
  },
  wageBackdated: {
    means: 'Has another wage since a day that was paid by the earlier one',
    operation: 'payroll/importRegularPayrollData',
  },
  finalPayLate: {
    means: 'Leaves, and gets the final pay later than the law of the state allows',
    operation: 'payroll/addSupplementalPayPeriod',
  },
  leaveNotCovered: { means: 'Leave is paid that the balance does not cover', operation: '' },
  leaveWithoutPolicy: {
    means: 'Leave is paid and taken from no balance: there is no policy of its kind',
    operation: 'adminPortal/addTimeOffPolicyAssignment',
  },
} as const satisfies Readonly<Record<string, { readonly means: string; readonly operation: string }>>

export type WarningCode = keyof typeof warningCodes

/** What a payroll does although someone may not want it. */
export interface Warning {
  readonly code: WarningCode
  readonly message: string
  readonly userIds: readonly string[]
  readonly operation: string
}

/** The table says what mends it; empty or another where a case knows better. */
export const warning = (
  code: WarningCode,
  message: string,
  userIds: readonly string[] = [],
  operation: string = warningCodes[code].operation,
): Warning => ({ code, message, userIds, operation })
