import type { PeriodFacts } from '../../domain/payroll/period.ts'
import type { RunFacts } from '../../domain/payroll/run.ts'
import type { Id } from '../../kernel/ids.ts'
import { together } from '../../store/database/together.ts'
import type { Work } from '../../store/database/work.ts'
import { lockPeriod } from '../../store/payroll/pay-periods.ts'
import { lockRun } from '../../store/payroll/runs.ts'

/** A run whose money moves, and its period. */
export interface Money {
  readonly run: RunFacts
  readonly period: PeriodFacts
}

/** Locks the period before the run, as every request does: whoever moves the money of a period does so in turn. */
export async function lockMoney(
  work: Work,
  key: { readonly companyId: Id<'company'>; readonly runId: Id<'run'> },
): Promise<Money | undefined> {
  const { period, run } = await together({ period: lockPeriod(work, key), run: lockRun(work, key) })
  return period && run && { run, period }
}
