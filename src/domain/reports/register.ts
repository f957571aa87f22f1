import { idColumn } from './id-column.ts'
import { NOT_IN_BOOKS } from './not-in-books.ts'
import { groupColumn } from './pay-groups.ts'
import type { Columns, ReportRow } from './report.ts'

/** The amounts of a paycheck, as every report names them. */
const payColumns = {
  hours: { label: 'Hours', kind: 'hours', says: 'Hours that are paid.' },
  gross: { label: 'Gross', kind: 'money', says: 'What was earned, before anything is taken.' },
  reimbursements: { label: 'Reimbursed', kind: 'money', says: 'Paid back, beside gross.' },
  pretax: { label: 'Before tax', kind: 'money', says: 'Deductions before tax.' },
  employeeTaxes: { label: 'Taxes', kind: 'money', says: 'Taxes that are withheld.' },
  aftertax: { label: 'After tax', kind: 'money', says: 'Deductions after tax.' },
  orders: { label: 'Orders', kind: 'money', says: 'Withheld by order.' },
  net: { label: 'Net', kind: 'money', says: 'What is paid out.' },
  employerTaxes: { label: 'Employer taxes', kind: 'money', says: 'Taxes that the company pays.' },
  contributions: { label: 'Contributions', kind: 'money', says: 'What the company gives to benefits.' },
  cost: {
    label: 'Cost',
    kind: 'money',
    says: `Gross, reimbursements, employer taxes and contributions. ${NOT_IN_BOOKS}`,
  },
} as const satisfies Columns

export const registerColumns = {
  userId: idColumn('Worker id', 'Who is paid.'),
  userName: { label: 'Worker', kind: 'text', says: 'The name of the worker.' },
  payDate: { label: 'Pay date', kind: 'day', says: 'When it is paid.' },
  payPeriod: {
    label: 'Period',
    kind: 'text',
    says: 'The days that it is paid for.',
    example: '06/01/2026 - 06/14/2026',
  },
  payPeriodId: idColumn('Period id', 'The pay period.'),
  paymentMethod: {
    label: 'Paid by',
    kind: 'text',
    says: 'Direct Deposit, Check or Outside.',
    example: 'Check',
  },
  ...payColumns,
} as const satisfies Columns

export const groupedRegisterColumns = { group: groupColumn, ...registerColumns } as const satisfies Columns

export const yearColumns = {
  userId: idColumn('Worker id', 'Who was paid.'),
  userName: { label: 'Worker', kind: 'text', says: 'The name of the worker.' },
  paychecks: { label: 'Paychecks', kind: 'count', says: 'How many paychecks that is.' },
  ...payColumns,
} as const satisfies Columns

export type RegisterRow = ReportRow<typeof registerColumns>
