/**
 * The seven event families of the interface. An event is a row here; the outbox writes it in the transaction that
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
} as const

export type Family = keyof typeof families
export type Change = 'insert' | 'update'

export const eventType = (family: Family, change: Change): string => `${families[family].type}.${change}`
