import { agencyOf } from '../../domain/money/agencies.ts'
import { type Report, type Tie, totalsOf } from '../../domain/reports/report.ts'
import { taxColumns, taxRows, tiesOf, typeColumns, typeRows } from '../../domain/reports/summary.ts'
import type { Work } from '../../store/database/work.ts'
import { federalFormOf } from '../../store/money/liabilities.ts'
import { bookedFor } from '../../store/reports/booked.ts'
import type { PayrollsAsked } from '../../store/reports/paid.ts'
import { type PayrollSums, payrollSums } from '../../store/reports/payroll-sums.ts'
import { daysSaid } from './days-said.ts'

/** A row a line, by its kind. */
export async function summaryByType(work: Work, asked: PayrollsAsked): Promise<Report<typeof typeColumns>> {
  const sums = await payrollSums(work, asked)
  const rows = typeRows(sums.lines)
  return {
    title: 'Payroll summary by type',
    about: daysSaid(asked),
    columns: typeColumns,
    rows,
    totals: totalsOf(typeColumns, rows),
    ties: await ties(work, asked, sums),
    notes: ['Amounts of different kinds are not added up: some are paid, some are taken.'],
  }
}

export async function summaryByTax(work: Work, asked: PayrollsAsked): Promise<Report<typeof taxColumns>> {
  const form = await federalFormOf(work, asked.companyId)
  const sums = await payrollSums(work, asked)
  const rows = taxRows(sums.lines, (code) => agencyOf(code, form).name)
  return {
    title: 'Payroll summary by tax',
    about: daysSaid(asked),
    columns: taxColumns,
    rows,
    totals: totalsOf(taxColumns, rows),
    ties: await ties(work, asked, sums),
    notes: [],
  }
}

/** What a report summed, or would, beside what the ledger has of it. */
export async function ties(
  work: Work,
  asked: PayrollsAsked,
  known?: Pick<PayrollSums, 'lines' | 'deposits'>,
): Promise<readonly Tie[]> {
  const { lines, deposits } = known ?? (await payrollSums(work, asked))
  return tiesOf(lines, deposits, await bookedFor(work, asked))
}
