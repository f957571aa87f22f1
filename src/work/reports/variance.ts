import { Comparison } from '../../domain/payroll/compare.ts'
import { type PeriodFacts, periodName } from '../../domain/payroll/period.ts'
import { type Report, totalsOf } from '../../domain/reports/report.ts'
import { varianceColumns, varianceRow } from '../../domain/reports/variance.ts'
import type { Work } from '../../store/database/work.ts'
import { type ComparedPeriod, loadCheckSums } from '../../store/payroll/check-sums.ts'
import { ties } from './summary.ts'

/** Everybody who is paid otherwise than in an earlier payroll, and why. */
export async function variance(
  work: Work,
  period: PeriodFacts,
  before: ComparedPeriod,
): Promise<Report<typeof varianceColumns>> {
  const comparison = new Comparison(await loadCheckSums(work, before))
  for (const check of await loadCheckSums(work, period)) comparison.meet(check)
  const { changes, unchanged } = comparison.outcome
  const rows = changes.map(varianceRow)
  const { companyId, payPeriodId, payDate } = period
  return {
    title: 'Variance',
    about: `Payroll ${periodName(period.beginDate, period.endDate)} beside the one paid on ${before.payDate}`,
    columns: varianceColumns,
    rows,
    totals: totalsOf(varianceColumns, rows),
    ties: await ties(work, { companyId, payPeriodId, from: payDate, to: payDate }),
    notes: [
      `${unchanged} more ${unchanged === 1 ? 'is' : 'are'} paid the same; ties are of the whole payroll.`,
    ],
  }
}
