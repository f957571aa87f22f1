import type { Caller } from '../../domain/access/caller.ts'
import { isProven, PROOF } from '../../domain/access/may-call.ts'
import { isUnusual, USUAL_RUNS, usualCost } from '../../domain/payroll/usual-cost.ts'
import type { Id } from '../../kernel/ids.ts'
import { dollars } from '../../kernel/money.ts'
import { Problem } from '../../kernel/problem.ts'
import type { Work } from '../../store/database/work.ts'
import { costsBefore } from '../../store/payroll/runs.ts'

/** Who has signed in proves it again before an unusual amount is drawn: a session may be in other hands by now. */
export async function expectProof(
  work: Work,
  caller: Caller,
  { companyId, fundingTotal }: { readonly companyId: Id<'company'>; readonly fundingTotal: bigint },
): Promise<void> {
  if (isProven(caller)) return
  const before = await costsBefore(work, companyId, USUAL_RUNS)
  if (!isUnusual(fundingTotal, before)) return
  const draws = `This payroll draws ${dollars(fundingTotal)}`
  const usual = before.length === 0 ? 'the first' : `more than twice the usual ${dollars(usualCost(before))}`
  throw new Problem(403, `${draws}, ${usual}: it needs ${PROOF}`)
}
