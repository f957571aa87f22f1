import { type Report, totalsOf } from '../../domain/reports/report.ts'
import { compColumns, compNotes, compRows, grossTie } from '../../domain/reports/workers-comp.ts'
import type { Work } from '../../store/database/work.ts'
import type { PayrollsAsked } from '../../store/reports/paid.ts'
import { BY_HOURS, compByHours, compEarned } from '../../store/reports/workers-comp.ts'
import { daysSaid } from './days-said.ts'
import { ties } from './summary.ts'

/** Payroll and premium by class, of all employees; the sums tie to the paychecks, and these to the ledger. */
export async function workersComp(work: Work, asked: PayrollsAsked): Promise<Report<typeof compColumns>> {
  const { earned, heads } = await compEarned(work, asked)
  // By the hour is told what was earned in one state: where nothing was, no paycheck is read for it.
  const byHours = earned.some(({ state }) => state === BY_HOURS) ? await compByHours(work, asked) : []

  const rows = compRows({ earned, heads, byHours }, asked.to)
  const paid = earned.reduce((sum, line) => sum + line.earned, 0n)
  return {
    title: 'Workers compensation',
    about: daysSaid(asked),
    columns: compColumns,
    rows,
    totals: totalsOf(compColumns, rows),
    ties: [grossTie(rows, paid), ...(await ties(work, asked))],
    notes: compNotes(rows, asked.to),
  }
}
