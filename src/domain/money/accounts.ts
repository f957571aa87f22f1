import type { AccountKey } from './postings.ts'

/** What a company owes because its funding came back, and what a worker owes because a paycheck was voided. */
export const employerReceivable: AccountKey = {
  kind: 'employerReceivable',
  ref: '',
  name: 'Owed by the company',
}

export const employeeReceivable = (userId: string): AccountKey => ({
  kind: 'employeeReceivable',
  ref: userId,
  name: 'Owed by the employee',
})

/** The ledger's account has the bank account's own id. */
export const employeeAccount = (accountId: string): AccountKey => ({
  kind: 'employeeAccount',
  ref: accountId,
  name: 'Employee bank account',
})

export const employeeCheck = (userId: string): AccountKey => ({
  kind: 'employeeCheck',
  ref: userId,
  name: 'Employee, by check',
})

/** Whom an order is paid to. */
export const garnishmentPayee = (agency: string): AccountKey => ({
  kind: 'garnishmentPayee',
  ref: agency,
  name: `${agency}, paid`,
})
