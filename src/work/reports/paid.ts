import { periodName } from '../../domain/payroll/period.ts'
import { kindSums, type PaySums } from '../../domain/reports/kind-sums.ts'
import { groupSaid, type PayGroup, payByGroup } from '../../domain/reports/pay-groups.ts'
import {
  groupedRegisterColumns,
  type RegisterRow,
  registerColumns,
  yearColumns,
} from '../../domain/reports/register.ts'
import type { Report } from '../../domain/reports/report.ts'
import { cents } from '../../kernel/money.ts'
import type { Work } from '../../store/database/work.ts'
import {
  type PaidRow,
  type PayrollsAsked,
  paidByWorker,
  paidParts,
  paidRows,
} from '../../store/reports/paid.ts'
import { payrollSums } from '../../store/reports/payroll-sums.ts'
import { daysSaid } from './days-said.ts'
import { ties } from './summary.ts'

export const registerKey = ({ payDate, payPeriodId, userId }: RegisterRow): string =>
  `${payDate}/${payPeriodId}/${userId}`

interface RegisterPage {
  readonly after?: string
  readonly atMost?: number
}

/** A row a paycheck. `totals` and `ties` are of all of them, the rows of a page. */
export async function payrollRegister(
  work: Work,
  asked: PayrollsAsked,
  page: RegisterPage,
): Promise<Report<typeof registerColumns>> {
  const rows = await paidRows(work, asked, page)
  return {
    ...(await registerSums(work, asked)),
    title: 'Payroll register',
    columns: registerColumns,
    rows: rows.map(registerRow),
  }
}

/** The same with a row for each group that a paycheck was earned for. */
export async function registerByGroup(
  work: Work,
  asked: PayrollsAsked,
  { by, ...page }: RegisterPage & { readonly by: PayGroup },
): Promise<Report<typeof groupedRegisterColumns>> {
  const checks = await paidParts(work, asked, { ...page, by })
  return {
    ...(await registerSums(work, asked)),
    title: `Payroll register by ${groupSaid(by)}`,
    columns: groupedRegisterColumns,
    groupedBy: 'group',
    rows: checks.flatMap(({ parts, ...check }) =>
      payByGroup(check, parts).map(({ group, ...share }) => ({
        group,
        ...registerRow({ ...check, ...share }),
      })),
    ),
  }
}

async function registerSums(work: Work, asked: PayrollsAsked) {
  const { paychecks: _, ...totals } = await paidTotals(work, asked)
  return { about: daysSaid(asked), ...totals, notes: [] }
}

async function paidTotals(work: Work, asked: PayrollsAsked) {
  const sums = await payrollSums(work, asked)
  return {
    paychecks: sums.paychecks,
    totals: amountsOf({ ...sums.all, ...kindSums(sums.lines) }),
    ties: await ties(work, asked, sums),
  }
}

/** A row a worker, of the paychecks of these days. `totals` and `ties` are of all of them, the rows of a page. */
export async function yearToDate(
  work: Work,
  asked: PayrollsAsked,
  page: RegisterPage,
): Promise<Report<typeof yearColumns>> {
  const people = await paidByWorker(work, asked, page)
  const { paychecks: count, totals, ties: tied } = await paidTotals(work, asked)
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
    totals: { paychecks: count, ...totals },
    ties: tied,
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
