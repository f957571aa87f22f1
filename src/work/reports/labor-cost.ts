import { type CostGroup, laborColumns, laborRows } from '../../domain/reports/labor-cost.ts'
import { groupSaid } from '../../domain/reports/pay-groups.ts'
import { type Report, totalsOf } from '../../domain/reports/report.ts'
import type { Work } from '../../store/database/work.ts'
import { costChecks } from '../../store/reports/labor.ts'
import type { PayrollsAsked } from '../../store/reports/paid.ts'
import { payrollSums } from '../../store/reports/payroll-sums.ts'
import { daysSaid } from './days-said.ts'
import { ties } from './summary.ts'

export async function laborCost(
  work: Work,
  asked: PayrollsAsked,
  by: CostGroup,
): Promise<Report<typeof laborColumns>> {
  const sums = await payrollSums(work, asked)
  const contributions = [...sums.rules].flatMap(([id, { kind }]) => (kind === 'employerBenefit' ? [id] : []))
  const rows = laborRows(await costChecks(work, asked, { by, contributions }))
  return {
    title: `Labor cost by ${groupSaid(by)}`,
    about: daysSaid(asked),
    columns: laborColumns,
    rows,
    totals: totalsOf(laborColumns, rows),
    ties: await ties(work, asked, sums),
    notes: [],
  }
}
