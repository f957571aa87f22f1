import { isSameSplit, type PaySplit } from '../../domain/pay/pay-split.ts'
import type { Work } from '../../store/database/work.ts'
import { saveSplits, type UserAccountRow } from '../../store/people/user-bank-accounts.ts'
import type { WorkerRow } from '../../store/people/workers.ts'
import { guardPay } from './guard-pay.ts'
import { notePayday } from './note-payday.ts'
import { tellUserAccount } from './tell-user-account.ts'

/** Shares out a worker's net pay anew; the worker is locked. Answers what the caller adds to its message. */
export async function changeSplits(
  work: Work,
  worker: WorkerRow,
  given: {
    readonly before: readonly UserAccountRow[]
    /** The same accounts, in the order in which fixed amounts are paid. */
    readonly after: readonly UserAccountRow[]
    readonly changedBy: string
  },
): Promise<string> {
  const { companyId, userId } = worker
  const was = new Map(given.before.map((account) => [account.accountId, account]))
  const changed = given.after.filter((account) => isChanged(was.get(account.accountId)!, account))

  await saveSplits(work, companyId, changed)
  const waits = await guardPay(work, worker, given)
  await notePayday(work, worker)
  for (const { accountId } of changed) tellUserAccount(work, worker, accountId)
  work.note({ companyId, subjectIds: [userId, ...changed.map(({ accountId }) => accountId)] })
  return waits
}

type Placed = PaySplit & { readonly priority: number }

const isChanged = (one: Placed, other: Placed): boolean =>
  one.priority !== other.priority || !isSameSplit(one, other)
