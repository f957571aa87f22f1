import type { PeriodFacts } from '../../domain/payroll/period.ts'
import type { Id } from '../../kernel/ids.ts'
import { lockPeriod } from '../../store/pay-periods.ts'
import { findRun, lockRun, type RunRow } from '../../store/payroll-runs.ts'
import type { Work } from '../../store/work.ts'

/** A run whose money moves, and its period. */
export interface Money {
  readonly run: RunRow
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
