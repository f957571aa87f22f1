import { accountMachine } from '../../domain/money/account.ts'
import type { WorkerKey } from '../../domain/people/worker.ts'
import type { Id } from '../../kernel/ids.ts'
import { move } from '../../kernel/machine.ts'
import type { Work } from '../../store/database/work.ts'
import {
  loadUserAccounts,
  setUserAccountStatus,
  type UserAccountRow,
} from '../../store/people/user-bank-accounts.ts'
import { lockWorker } from '../../store/people/workers.ts'
import { settleUserStatus } from './settle-user-status.ts'
import { tellUserAccount } from './tell-user-account.ts'

interface PendingAccount {
  readonly worker: WorkerKey
  readonly account: UserAccountRow
}

/** An account that the bank was asked about and that was not put away meanwhile; its worker is locked. */
export async function pendingAccount(
  work: Work,
  { userId, accountId }: { readonly userId: Id<'user'>; readonly accountId: string },
): Promise<PendingAccount | undefined> {
  const worker = await lockWorker(work, { userId })
  const accounts = worker ? await loadUserAccounts(work, worker) : []
  const account = accounts.find((each) => each.accountId === accountId)
  return worker && account?.status === accountMachine.state.pending ? { worker, account } : undefined
}

/** What the bank says about a pending account moves it, and is told. */
export async function judgeUserAccount(
  work: Work,
  { worker: { companyId, userId }, account }: PendingAccount,
  { failure }: { readonly failure?: string },
): Promise<void> {
  const status = move(accountMachine, account.status, failure === undefined ? 'pass' : 'fail')
  const { accountId } = account
  await setUserAccountStatus(work, companyId, account, { status, failure: failure ?? '' })
  tellUserAccount(work, { companyId, userId }, accountId)
  await settleUserStatus(work, companyId, [userId])
  work.note({ companyId, subjectIds: [userId, accountId], facts: { bankAccountStatus: status } })
}
