/** What a company owes because its funding came back, and what a worker owes because a paycheck was voided. */
export const employerReceivable = {
  kind: 'employerReceivable',
  ref: '',
  name: 'Owed by the company',
} as const

export const employeeReceivable = (userId: string) =>
  ({ kind: 'employeeReceivable', ref: userId, name: 'Owed by the employee' }) as const

/** The ledger's account has the bank account's own id. */
export const employeeAccount = (accountId: string) =>
  ({ kind: 'employeeAccount', ref: accountId, name: 'Employee bank account' }) as const

export const employeeCheck = (userId: string) =>
  ({ kind: 'employeeCheck', ref: userId, name: 'Employee, by check' }) as const

/** Whom an order is paid to. */
export const garnishmentPayee = (agency: string) =>
  ({ kind: 'garnishmentPayee', ref: agency, name: `${agency}, paid` }) as const
