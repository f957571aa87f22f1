import { type ApprovedTotals, Witness } from '../../domain/payroll/approval.ts'
import type { RunBlocker } from '../../domain/payroll/blockers.ts'
import type { PeriodFacts } from '../../domain/payroll/period.ts'
import { Warnings } from '../../domain/payroll/warnings.ts'
import type { WorkerBlocker } from '../../domain/payroll/worker-blocker.ts'
import { undone } from '../../store/database/transaction.ts'
import type { Work } from '../../store/database/work.ts'
import { computeSlices } from './compute.ts'
import { fundingOf } from './paycheck-rows.ts'
import { prepareRun } from './prepare.ts'

interface Witnessed {
  readonly totals: ApprovedTotals
  readonly blockers: readonly (RunBlocker | WorkerBlocker)[]
}

/** What a period would come to if it were run now. Nothing is kept. */
export const witnessed = (work: Work, period: PeriodFacts): Promise<Witnessed> =>
  undone(work, async () => {
    const prepared = await prepareRun(work, period)
    const [witness, warnings] = [new Witness(), new Warnings(prepared.warnings)]
    const slices = computeSlices(work, prepared.facts, warnings, (computed) =>
      witness.count(computed, fundingOf(computed)),
    )
    for await (const _ of slices);
    return { totals: witness.totals, blockers: [...prepared.blockers, ...warnings.blockers] }
  })
