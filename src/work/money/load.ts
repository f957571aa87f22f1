import type { PeriodFacts } from '../../domain/payroll/period.ts'
import type { RunFacts } from '../../domain/payroll/run.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Work } from '../../store/database/work.ts'
import { lockPeriod } from '../../store/payroll/pay-periods.ts'
import { findRun, lockRun } from '../../store/payroll/runs.ts'

/** A run whose money moves, and its period. */
export interface Money {
  readonly run: RunFacts
  readonly period: PeriodFacts
}

/** Locks the period before the run, as every request does: whoever moves the money of a period does so in turn. */
export async function lockMoney(
  work: Work,
  key: { readonly companyId: string; readonly runId: string },
): Promise<Money | undefined> {
  const found = await findRun(work, key)
  const period = found && (await lockPeriod(work, found.payPeriodId as Id<'payPeriod'>))
  const run = period && (await lockRun(work, key))
  return run && { run, period }
}
