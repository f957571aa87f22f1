/** What a payroll may warn of: what each code means, and the operation that fixes it; empty where nothing does. */
export const warningCodes = {
  shortPeriod: { means: 'The period is shorter than usual, so salaries are prorated', operation: '' },
  paydayMoved: {
    means: 'The deadline to run this payroll has passed, so it is paid on a later day than its payday',
    operation: '',
  },
  noUnemploymentRate: {
    means: 'A state has no unemployment rate on file, so the new-employer rate is used',
    operation: 'adminPortal/updateStateRegistrationInfo',
  },
  rateShort: {
    means: 'A late rate notice leaves the employer’s tax short for someone who is not in this payroll',
    operation: '',
  },
  returnToAmend: {
    means: 'A late rate notice reaches back into a quarter whose return was already filed',
    operation: '',
  },
  notActive: {
    means: 'The person is not Active and is left out of this payroll',
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
  leaveAndWork: { means: 'Leave and work on the same day add up to more than a normal day', operation: '' },
  noW4: {
    means: 'There is no W-4, so tax is withheld as for Single with no adjustments',
    operation: 'userOnboarding/addW4Information',
  },
  exemptionOver: {
    means:
      'The claim of exemption on the W-4 has expired, so tax is withheld as for Single with no adjustments',
    operation: 'userOnboarding/addW4Information',
  },
  placeNotKnown: {
    means: 'Someone may owe a local tax, but the place is not known',
    operation: 'userOnboarding/addStateW4Information',
  },
  workElsewhere: {
    means: 'Work away from the usual place is taxed by a rule between the two places',
    operation: 'adminPortal/updateWorkAssignment',
  },
  mobilityTaxNotKnown: {
    means: 'The registration lacks the rate of New York’s commuter mobility tax',
    operation: 'adminPortal/updateStateRegistrationInfo',
  },
  unknownDeduction: { means: 'A deduction has an unknown name and is taken after tax', operation: '' },
  unknownCompensation: { means: 'Compensation has an unknown name and is paid as a bonus', operation: '' },
  ownerTaxed: {
    means: 'An owner or officer is taxed like everyone else',
    operation: 'adminPortal/updateUserWage',
  },
  noBankAccount: {
    means: 'There is no bank account to pay into, so the person is paid by check',
    operation: 'userPortal/addUserBankAccount',
  },
  tooLittleForSplits: {
    means: 'Net pay does not cover the fixed amounts of the bank accounts',
    operation: 'userPortal/updateUserPaySplits',
  },
  bankAccountsWait: {
    means: 'The bank accounts were changed recently, and this payroll still pays into the earlier ones',
    operation: '',
  },
  homeNotRegistered: {
    means:
      'The person lives in a state where the company is not registered, so that state’s tax is not withheld',
    operation: 'adminPortal/addStateRegistrationInfo',
  },
  tooLittlePay: { means: 'Pay does not cover a deduction, a tax, or an order', operation: '' },
  lastRepayment: {
    means: 'The last installment of a loan or another total is taken, and the item ends',
    operation: '',
  },
  repaymentLeft: {
    means: 'The person leaves with part of a loan or another total still unpaid',
    operation: 'adminPortal/updateRecurringPayItem',
  },
  limitReached: {
    means: 'A legal limit or a limit of the plan reduces a contribution',
    operation: '',
  },
  noHours: {
    means: 'The person has no hours and is not paid',
    operation: 'payroll/importRegularPayrollData',
  },
  nothingToPay: {
    means: 'There is nothing to pay this person',
    operation: 'payroll/importRegularPayrollData',
  },
  netWithDeductions: {
    means: 'Deductions and orders reduce pay that was entered as a net amount',
    operation: 'payroll/skipItems',
  },
  netNotExact: {
    means: 'No gross amount gives exactly the requested net, so the net is slightly higher',
    operation: '',
  },
  itemSkipped: {
    means: 'A recurring item or benefit is skipped in this payroll',
    operation: 'payroll/skipItems',
  },
  orderSkipped: {
    means: 'An order is skipped in this payroll, and the employer may be liable for it',
    operation: 'payroll/skipItems',
  },
  premiumOwed: {
    means: 'The person is not paid and owes a premium, which the next paycheck collects',
    operation: '',
  },
  leaveTwice: {
    means: 'The same kind of leave was imported and requested, and both are paid',
    operation: 'payroll/importRegularPayrollData',
  },
  overtimeSpread: {
    means: 'Other pay is spread over the hours of the period to find the regular rate',
    operation: '',
  },
  overtimeUnspread: {
    means: 'Pay that counts toward the regular rate has no hours to be spread over',
    operation: 'payroll/importRegularPayrollData',
  },
  retroOvertime: {
    means: 'Retro pay does not recompute the overtime of the weeks it belongs to',
    operation: '',
  },
  overtimeShort: {
    means: 'Overtime is paid below one and a half times the regular rate',
    operation: 'payroll/importRegularPayrollData',
  },
  overtimeBelowLaw: {
    means: 'The time policy pays less overtime than state law requires',
    operation: 'adminPortal/updateTimeTrackingPolicy',
  },
  overtimeNotSent: {
    means: 'Regular hours include overtime that was not sent as overtime',
    operation: 'payroll/importRegularPayrollData',
  },
  minimumWageNotKnown: { means: 'The state’s minimum wage is not on file', operation: '' },
  tipCreditNotKnown: { means: 'The state’s tip credit is not on file', operation: '' },
  tipCreditTooLarge: {
    means: 'The cash wage of a tipped worker is below what the place requires',
    operation: 'adminPortal/updateUserWage',
  },
  tipWeeksNotKnown: {
    means:
      'A tipped worker’s wage and tips could be checked only for the whole period, not for each workweek',
    operation: 'payroll/importRegularPayrollData',
  },
  belowMinimumWage: {
    means: 'The person is paid below the minimum wage',
    operation: 'adminPortal/updateUserWage',
  },
  exemptBelowLimit: {
    means: 'The person is exempt from overtime but is paid less than the salary the law requires',
    operation: 'adminPortal/updateUserWage',
  },
  firstDaysUnpaid: {
    means: 'The person started in a period whose payroll had already run, and the first days are unpaid',
    operation: 'payroll/addSupplementalPayPeriod',
  },
  daysBeforeRehire: {
    means: 'The person left within the period and came back later, and the days through the exit are unpaid',
    operation: 'payroll/addSupplementalPayPeriod',
  },
  wageBackdated: {
    means: 'A wage change reaches back to days that were paid at the earlier wage',
    operation: 'payroll/importRegularPayrollData',
  },
  finalPayLate: {
    means: 'Final pay comes later than state law allows',
    operation: 'payroll/addSupplementalPayPeriod',
  },
  paidAfterDeath: {
    means:
      'The person died before the pay date: federal taxes follow that, state taxes do not, and the estate needs a Form 1099-MISC',
    operation: 'payroll/removeUsersFromRegularPayPeriod',
  },
  leaveBeyondHours: {
    means: 'There is more leave than the period has hours, and the rest of it changes nothing in this pay',
    operation: 'payroll/importRegularPayrollData',
  },
  leaveNotCovered: { means: 'Leave is paid although the balance does not cover it', operation: '' },
  leaveWithoutPolicy: {
    means: 'Leave is paid without reducing a balance, because no policy covers it',
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
