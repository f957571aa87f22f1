import { isOwedAgain, type PaperCheck } from '../../domain/checks/check.ts'
import type { RunFacts } from '../../domain/payroll/run.ts'
import type { Id } from '../../kernel/ids.ts'
import { assert } from '../../kernel/problem.ts'
import type { Work } from '../../store/database/work.ts'
import { insertCheck, issueChecks } from '../../store/money/checks.ts'
import { putBackOnBooks } from './check-books.ts'
import type { Money } from './load.ts'
import { staleLater } from './stale-checks.ts'

/** Numbers for everyone of a run who is paid by check, in the transaction that submits it. */
export async function writeChecks(
  work: Work,
  run: Pick<RunFacts, 'companyId' | 'runId' | 'payPeriodId' | 'payDate'>,
  accountId: string,
): Promise<void> {
  await issueChecks(work, run, accountId)
  await staleLater(work, run.companyId, run.payDate)
}

/** One more check for a payment that was just posted under this id. */
export async function writeCheck(work: Work, check: Parameters<typeof insertCheck>[1]): Promise<void> {
  await insertCheck(work, check)
  await staleLater(work, check.companyId, check.checkDate)
}

/** The same net on a new check, from today. Answers its id. */
export async function writeAgain(work: Work, money: Money, check: PaperCheck): Promise<Id<'check'>> {
  assert(isOwedAgain(check), `check ${check.checkId} is ${check.status}`)
  const on = work.today
  const transferId = await putBackOnBooks(work, money, check, { on, reason: 'Issued again' })
  const checkId = transferId as string as Id<'check'>
  await writeCheck(work, { ...check, checkId, checkDate: on, replacesId: check.checkId })
  const { companyId } = check
  work.emit({ family: 'check', change: 'insert', companyId, entityId: checkId })
  return checkId
}
