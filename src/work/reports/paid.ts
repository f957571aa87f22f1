import { periodName } from '../../domain/payroll/period.ts'
import { kindSums } from '../../domain/reports/kind-sums.ts'
import { type RegisterRow, registerColumns, yearColumns } from '../../domain/reports/register.ts'
import { type Report, totalsOf } from '../../domain/reports/report.ts'
import { cents } from '../../kernel/money.ts'
import type { Work } from '../../store/database/work.ts'
import {
  type PaidRow,
  type PayrollsAsked,
  type PaySums,
  paidByLine,
  paidByWorker,
  paidInAll,
  paidRows,
} from '../../store/reports/paid.ts'
import { daysSaid } from './days-said.ts'
import { ties } from './summary.ts'

export const registerKey = ({ payDate, payPeriodId, userId }: RegisterRow): string =>
  `${payDate}/${payPeriodId}/${userId}`

/** A row a paycheck. `totals` and `ties` are of all of them, the rows of a page. */
export async function payrollRegister(
  work: Work,
  asked: PayrollsAsked,
  page: { readonly after?: string; readonly atMost?: number },
): Promise<Report<typeof registerColumns>> {
  const rows = await paidRows(work, asked, page)
  const lines = await paidByLine(work, asked)
  const { deposits, ...all } = await paidInAll(work, asked)
  return {
    title: 'Payroll register',
    about: daysSaid(asked),
    columns: registerColumns,
    rows: rows.map(registerRow),
    totals: amountsOf({ ...all, ...kindSums(lines) }),
    ties: await ties(work, asked, { lines, deposits }),
    notes: [],
  }
}

/** A row a worker, of the paychecks of these days. */
export async function yearToDate(work: Work, asked: PayrollsAsked): Promise<Report<typeof yearColumns>> {
  const people = await paidByWorker(work, asked)
  const rows = people.map(({ userId, name, paychecks, ...sums }) => ({
    userId,
    userName: name,
    paychecks,
    ...amountsOf(sums),
  }))
  return {
    title: 'Year to date',
    about: daysSaid(asked),
    columns: yearColumns,
    rows,
    totals: totalsOf(yearColumns, rows),
    ties: await ties(work, asked),
    notes: ['What importPayrollHistory told was paid elsewhere and is not in it; getYearToDate has it.'],
  }
}

const registerRow = (row: PaidRow): RegisterRow => {
  const { userId, name, payPeriodId, payDate, beginDate, endDate, paymentMethod, ...sums } = row
  return {
    userId,
    userName: name,
    payDate,
    payPeriod: periodName(beginDate, endDate),
    payPeriodId,
    paymentMethod,
    ...amountsOf(sums),
  }
}

const amountsOf = (sums: PaySums) => ({
  hours: sums.hours,
  gross: cents(sums.gross),
  reimbursements: cents(sums.reimbursements),
  pretax: cents(sums.pretax),
  employeeTaxes: cents(sums.employeeTaxes),
  aftertax: cents(sums.aftertax),
  orders: cents(sums.orders),
  net: cents(sums.net),
  employerTaxes: cents(sums.employerTaxes),
  contributions: cents(sums.contributions),
  cost: cents(sums.gross + sums.reimbursements + sums.employerTaxes + sums.contributions),
})
