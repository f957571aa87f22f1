import { groupedBy } from '../../kernel/grouped.ts'
import { type RunSums, sumsBy } from '../payroll/run-sums.ts'
import { idColumn } from './id-column.ts'
import type { PaySums } from './kind-sums.ts'
import { type GroupPay, groupColumn, payByGroup } from './pay-groups.ts'
import type { Columns, ReportColumn } from './report.ts'

const sum = (label: string, says: string) =>
  ({ label, kind: 'money', says, mayBeEmpty: true }) as const satisfies ReportColumn

/** What a payroll came to, for people. */
export const sumColumns = {
  gross: sum('Gross', 'What was earned, before anything is taken.'),
  net: sum('Net', 'What people get, by deposit, by check or outside.'),
  reimbursements: sum('Reimbursed', 'What is paid back to people, which is part of net and not of gross.'),
  employeeTaxes: sum('Taxes', 'Taxes that are withheld from people.'),
  employerTaxes: sum('Employer taxes', 'Taxes that the company pays itself.'),
  deductions: sum('Deductions', 'What is withheld for benefits and the like.'),
  contributions: sum('Contributions', 'What the company gives to benefits beside pay.'),
  orders: sum('Orders', 'What is withheld by order, for support, levies and creditors.'),
  checks: sum('Checks', 'The part of net that the company pays by checks of its own.'),
  deposits: sum('Deposits', 'The part of net that is paid into accounts.'),
} as const satisfies Readonly<Record<keyof RunSums, ReportColumn>>

const payrollColumns = {
  payPeriodId: idColumn('Period id', 'The pay period.'),
  payDate: { label: 'Pay date', kind: 'day', says: 'When it is paid.' },
  payPeriod: { label: 'Period', kind: 'text', says: 'The days that it is paid for.' },
  payPeriodType: { label: 'Kind', kind: 'text', says: 'Regular, Off-Cycle or Missing.' },
  workerType: { label: 'Workers', kind: 'text', says: 'Whom it pays.' },
  payPeriodStatus: { label: 'Status', kind: 'text', says: 'How far it is.' },
  people: {
    label: 'People',
    kind: 'count',
    says: 'How many people are paid.',
    isNotSummed: true,
    mayBeEmpty: true,
  },
} as const satisfies Columns

/** A row a payroll; empty amounts where it is not submitted. */
export const summaryColumns = {
  ...payrollColumns,
  fundingTotal: sum('Funding', 'What is drawn from the company.'),
  ...sumColumns,
} as const satisfies Columns

/** A row for each group of a payroll. What is drawn is drawn for all of them. */
export const groupedSummaryColumns = {
  group: groupColumn,
  ...payrollColumns,
  ...sumColumns,
} as const satisfies Columns

/** What a group has of one payroll, or of several. */
export interface GroupSums {
  readonly group: string
  readonly people: number
  readonly sums: RunSums
}

interface SharedCheck extends GroupPay {
  readonly userId: string
  readonly paymentMethod: string
}

/** A paycheck by group, with whose it is. */
export const sharesOfCheck = ({
  check,
  parts,
}: {
  readonly check: PaySums & Pick<SharedCheck, 'userId' | 'paymentMethod'>
  readonly parts: Parameters<typeof payByGroup>[1]
}): readonly SharedCheck[] => {
  const { userId, paymentMethod } = check
  return payByGroup(check, parts).map((share) => ({ ...share, userId, paymentMethod }))
}

/** Shares of paychecks by group, in order of the names. */
export const groupSums = (shares: readonly SharedCheck[]): readonly GroupSums[] =>
  [...groupedBy(shares, ({ group }) => group)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([group, own]) => ({
      group,
      people: new Set(own.map(({ userId }) => userId)).size,
      sums: sumsBy((name) => own.reduce((all, share) => all + partOf[name](share), 0n)),
    }))

const partOf: Readonly<Record<keyof RunSums, (share: SharedCheck) => bigint>> = {
  gross: ({ gross }) => gross,
  net: ({ net }) => net,
  reimbursements: ({ reimbursements }) => reimbursements,
  employeeTaxes: ({ employeeTaxes }) => employeeTaxes,
  employerTaxes: ({ employerTaxes }) => employerTaxes,
  deductions: ({ pretax, aftertax }) => pretax + aftertax,
  contributions: ({ contributions }) => contributions,
  orders: ({ orders }) => orders,
  checks: ({ paymentMethod, net }) => (paymentMethod === 'Check' ? net : 0n),
  deposits: ({ paymentMethod, net }) => (paymentMethod === 'Direct Deposit' ? net : 0n),
}
