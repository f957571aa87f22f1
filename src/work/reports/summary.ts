import { agencyOf } from '../../domain/money/agencies.ts'
import { type Report, type Tie, totalsOf } from '../../domain/reports/report.ts'
import {
  type LineSum,
  taxColumns,
  taxRows,
  tiesOf,
  typeColumns,
  typeRows,
} from '../../domain/reports/summary.ts'
import type { Work } from '../../store/database/work.ts'
import { federalFormOf } from '../../store/money/liabilities.ts'
import { bookedFor } from '../../store/reports/booked.ts'
import { type PayrollsAsked, paidByLine, paidInAll } from '../../store/reports/paid.ts'
import { daysSaid } from './days-said.ts'

/** A row a line, by its kind. */
export async function summaryByType(work: Work, asked: PayrollsAsked): Promise<Report<typeof typeColumns>> {
  const lines = await paidByLine(work, asked)
  const rows = typeRows(lines)
  return {
    title: 'Payroll summary by type',
    about: daysSaid(asked),
    columns: typeColumns,
    rows,
    totals: totalsOf(typeColumns, rows),
    ties: await ties(work, asked, { lines }),
    notes: ['Amounts of different kinds are not added up: some are paid, some are taken.'],
  }
}

export async function summaryByTax(work: Work, asked: PayrollsAsked): Promise<Report<typeof taxColumns>> {
  const form = await federalFormOf(work, asked.companyId)
  const lines = await paidByLine(work, asked)
  const rows = taxRows(lines, (code) => agencyOf(code, form).name)
  return {
    title: 'Payroll summary by tax',
    about: daysSaid(asked),
    columns: taxColumns,
    rows,
    totals: totalsOf(taxColumns, rows),
    ties: await ties(work, asked, { lines }),
    notes: [],
  }
}

/** What a report summed already is not summed again. */
export async function ties(
  work: Work,
  asked: PayrollsAsked,
  known: { readonly lines?: readonly LineSum[]; readonly deposits?: bigint } = {},
): Promise<readonly Tie[]> {
  const lines = known.lines ?? (await paidByLine(work, asked))
  const deposits = known.deposits ?? (await paidInAll(work, asked)).deposits
  return tiesOf(lines, deposits, await bookedFor(work, asked))
}
