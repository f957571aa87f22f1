import type { RunTotals } from '../../domain/money/run-totals.ts'
import type { Witness } from '../../domain/payroll/approval.ts'
import { Tally } from '../../domain/payroll/tally.ts'
import type { Warning } from '../../domain/payroll/warning-codes.ts'
import { Warnings } from '../../domain/payroll/warnings.ts'
import type { WorkerBlocker } from '../../domain/payroll/worker-blocker.ts'
import type { PaidLeave } from '../../domain/time/paid-leave.ts'
import type { Work } from '../../store/database/work.ts'
import { insertRules, type RunKey } from '../../store/payroll/paychecks.ts'
import { closeCorrections } from '../../store/payroll/rate-corrections.ts'
import { completeRun } from '../../store/payroll/runs.ts'
import { takePaidLeave } from '../time/paid-leave.ts'
import { computeSlices } from './compute.ts'
import { frozenSlices } from './frozen-slices.ts'
import type { Recovered } from './paycheck-rows.ts'
import type { PreparedRun } from './prepare.ts'

/** What a run came to when it was frozen. */
export interface Frozen {
  readonly sums: {
    readonly fundingTotal: bigint
    readonly people: number
    readonly warnings: readonly string[]
    readonly warningDetails: readonly Warning[]
  }
  readonly totals: Pick<RunTotals, 'lines' | 'deposits' | 'recovered'>
  /** Net pay by check. */
  readonly checks: bigint
  /** Whoever has one is not among the paychecks: such a run must not be kept. */
  readonly blockers: readonly WorkerBlocker[]
}

/**
 * Computes and freezes every paycheck of a run: load, decide and record part by part, in one transaction. While one part
 * is recorded the next waits in line and the one after it is computed; of its people only the rows are kept that long.
 * Of a large run a second thread makes every other slice, and this one records it. A run that pays at once posts the
 * credits with them, out of the account that is given.
 */
export async function freezePaychecks(
  work: Work,
  prepared: PreparedRun,
  key: RunKey,
  {
    wagesPayable,
    witness,
  }: { readonly wagesPayable?: string | undefined; readonly witness?: Witness | undefined },
): Promise<Frozen> {
  const [tally, warnings, leave] = [new Tally(), new Warnings(prepared.warnings), [] as PaidLeave[]]
  const recovered: Recovered[] = []
  let [fundingTotal, people] = [0n, 0]
  const isWitnessed = witness !== undefined
  for (const slice of await frozenSlices(work, prepared, { key, wagesPayable, isWitnessed })) {
    tally.take(slice.counted)
    warnings.take(slice.warnings)
    if (slice.seen) witness?.take(slice.seen)
    leave.push(...slice.leave)
    recovered.push(...slice.recovered)
    fundingTotal += slice.fundingTotal
    people += slice.people
  }
  await insertRules(work, tally.rules)
  for (const each of await takePaidLeave(work, key, leave)) warnings.add(each)
  const sums = { fundingTotal, people, warnings: warnings.shown, warningDetails: warnings.details }
  await completeRun(work, key, { ...sums, ...tally.sums, lines: tally.lines })
  // What is given back may wait for a later paycheck; it is looked for until nothing is left of it.
  const all = [...(prepared.facts.corrections?.values() ?? [])].flat()
  const isDone = all.every(({ owed, charged }) => owed >= charged)
  if (prepared.facts.corrections && isDone) await closeCorrections(work, key.companyId)
  return {
    sums,
    totals: { ...tally.totals, recovered },
    checks: tally.sums.checks,
    blockers: warnings.blockers,
  }
}

/** Who could not be paid, where nothing is to be frozen because something else stands in the way already. */
export async function workersBlocked(work: Work, { facts }: PreparedRun): Promise<readonly WorkerBlocker[]> {
  const warnings = new Warnings()
  for await (const _ of computeSlices(work, facts, warnings, () => undefined));
  return warnings.blockers
}
