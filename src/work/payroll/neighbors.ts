import type { PeriodFacts } from '../../domain/payroll/period.ts'
import type { Work } from '../../store/database/work.ts'
import { enrolledIds } from '../../store/payroll/enrollment.ts'
import { livingUserIds } from '../../store/payroll/paychecks.ts'
import { livingRun } from '../../store/payroll/runs.ts'

/** Who comes before somebody in a period and who after, in order of creation. */
export async function neighbors(work: Work, period: PeriodFacts, userId: string) {
  const run = await livingRun(work, period)
  const everyone = run
    ? await livingUserIds(work, { ...period, runId: run.runId })
    : await enrolledIds(work, { period })
  const at = everyone.indexOf(userId)
  return { before: everyone[at - 1] ?? null, after: (at < 0 ? undefined : everyone[at + 1]) ?? null }
}
