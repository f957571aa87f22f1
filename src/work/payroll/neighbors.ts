import type { PeriodFacts } from '../../domain/payroll/period.ts'
import type { Work } from '../../store/database/work.ts'
import { enrolledBeside } from '../../store/payroll/enrollment.ts'
import { livingBeside } from '../../store/payroll/paychecks.ts'
import { livingRun } from '../../store/payroll/runs.ts'

/** Who comes before somebody in a period and who after, in order of creation. */
export async function neighbors(work: Work, period: PeriodFacts, userId: string) {
  const run = await livingRun(work, period)
  return run
    ? livingBeside(work, { ...period, runId: run.runId }, userId)
    : enrolledBeside(work, period, userId)
}
