import type { PaperCheck } from '../../domain/checks/check.ts'
import { runMachine } from '../../domain/payroll/run.ts'
import type { Id } from '../../kernel/ids.ts'
import { assert } from '../../kernel/problem.ts'
import type { Work } from '../../store/database/work.ts'
import { checksWhere } from '../../store/money/checks.ts'
import { known } from '../../wire/fields/nouns.ts'
import { lockMoney, type Money } from './load.ts'

interface CheckKey {
  readonly companyId: Id<'company'>
  readonly checkId: Id<'check'>
}

export async function checkOf(work: Work, { companyId, checkId }: CheckKey): Promise<PaperCheck> {
  const [check] = await checksWhere(work, { companyId, ids: [checkId] })
  return known(check, 'check')
}

/** A check and its run, locked; undefined while the run is not paid: until then the payroll itself is taken back. */
export async function lockedCheck(
  work: Work,
  key: CheckKey,
): Promise<{ readonly check: PaperCheck; readonly money: Money } | undefined> {
  const { companyId, runId } = await checkOf(work, key)
  const money = await lockMoney(work, { companyId, runId })
  assert(money, `run ${runId} of check ${key.checkId} is not there`)
  const { status } = money.run
  if (status === runMachine.state.submitted || status === runMachine.state.inProcess) return undefined
  return { check: await checkOf(work, key), money }
}
