import { type AccountStatus, accountMachine } from '../../domain/money/account.ts'
import { payChangeMachine, REGRET, restored } from '../../domain/people/pay-change.ts'
import type { WorkerKey } from '../../domain/people/worker.ts'
import { newId } from '../../kernel/ids.ts'
import { canMove, move } from '../../kernel/machine.ts'
import { logAccess } from '../../store/access/access-log.ts'
import { asClient, type FrontDoor } from '../../store/access/door.ts'
import { endSessionsOf } from '../../store/access/sessions.ts'
import type { Work } from '../../store/database/work.ts'
import { type FoundPayChange, findPayChange } from '../../store/people/pay-change-letters.ts'
import { lastPayChange, type PayChange, setPayChangeStatus } from '../../store/people/pay-changes.ts'
import { loadUserAccounts, saveSplits, setUserAccountStatus } from '../../store/people/user-bank-accounts.ts'
import { lockWorker } from '../../store/people/workers.ts'
import { flush } from '../outbox/flush.ts'
import { tellStaff } from '../people/mail-later.ts'
import { settleUserStatus } from '../people/settle-user-status.ts'
import { tellUserAccount } from '../people/tell-user-account.ts'
import { verifyUserAccountLater } from '../people/verify-later.ts'
import { entering } from './enter.ts'

const { confirmed, stopped } = payChangeMachine.state

/** Does what a link of a letter says; false when it is not such a link, or over. Twice is once. */
export async function decidedByLink(
  door: FrontDoor,
  act: FoundPayChange['act'],
  { token, network }: { readonly token: string; readonly network: string },
): Promise<boolean> {
  const done = await entering(door, network, async () => {
    const found = await findPayChange(door.pool, token)
    if (found?.act !== act) return undefined
    const isDone = await asClient(door, found.clientId, (work) => decide(work, found))
    return isDone ? act : undefined
  })
  return done !== undefined
}

async function decide(work: Work, found: FoundPayChange): Promise<boolean> {
  const worker = await lockWorker(work, found)
  const change = worker && (await lastPayChange(work, worker))
  if (!worker || change?.payChangeId !== found.payChangeId) return false
  return decisions[found.act](work, worker, change)
}

/** What each link does to the worker's last change. */
const decisions: Readonly<
  Record<FoundPayChange['act'], (work: Work, worker: WorkerKey, change: PayChange) => Promise<boolean>>
> = {
  async confirm(work, worker, change) {
    if (change.status === confirmed) return true
    if (!canMove(payChangeMachine, change.status, 'confirmPayChange')) return false
    await moveChange(work, worker, change, 'confirmPayChange')
    await told(work, worker, {
      change,
      act: 'confirmed a change of bank accounts',
      operation: 'confirmPayChange',
    })
    return true
  },

  async stop(work, worker, change) {
    if (change.status === stopped) return true
    const isOver = work.now > change.changedAt + REGRET
    if (isOver || !canMove(payChangeMachine, change.status, 'stopPayChange')) return false
    await moveChange(work, worker, change, 'stopPayChange')
    await restore(work, worker, change)
    await endSessionsOf(work, worker.userId)
    await tellStaff(work, { ...worker, letter: 'payChangeStopped', about: change.payChangeId })
    await told(work, worker, { change, act: 'stopped a change of bank accounts', operation: 'stopPayChange' })
    return true
  },
}

async function moveChange(
  work: Work,
  { companyId }: WorkerKey,
  { payChangeId, status }: PayChange,
  trigger: 'confirmPayChange' | 'stopPayChange',
): Promise<void> {
  const to = move(payChangeMachine, status, trigger)
  await setPayChangeStatus(work, companyId, { payChangeId, from: status, to })
}

/** Pay goes where it went before, and what was to have it is put away. */
async function restore(work: Work, { companyId, userId }: WorkerKey, { former }: PayChange): Promise<void> {
  const accounts = await loadUserAccounts(work, { companyId, userId })

  const changes = restored(accounts, former)

  for (const { accountId, from, trigger } of changes) {
    const account = accounts.find((each) => each.accountId === accountId)!
    if (trigger) await setUserAccountStatus(work, companyId, account, { status: moved(from, trigger) })
    if (trigger === 'verifyAgain') verifyUserAccountLater(work, { companyId, userId, ...account })
    tellUserAccount(work, { companyId, userId }, accountId)
  }
  await saveSplits(work, companyId, changes)
  await settleUserStatus(work, companyId, [userId])
}

const moved = (from: AccountStatus, trigger: 'restore' | 'verifyAgain' | 'deactivate'): AccountStatus =>
  move(accountMachine, from, trigger)

async function told(
  work: Work,
  { companyId, userId }: WorkerKey,
  given: {
    readonly change: PayChange
    readonly act: 'confirmed a change of bank accounts' | 'stopped a change of bank accounts'
    readonly operation: string
  },
): Promise<void> {
  const actor = `letter:${userId}`
  await logAccess(work, [{ companyId, personId: userId }], { act: given.act, actor })
  work.note({ companyId, subjectIds: [userId, given.change.payChangeId], facts: { act: given.act } })
  await flush(work, { actor, operation: `session/${given.operation}`, requestId: newId() })
}
