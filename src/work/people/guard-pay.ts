import { guarded, type PayShare, payChangeMachine } from '../../domain/people/pay-change.ts'
import { easternMoment } from '../../domain/people/pay-change-words.ts'
import type { WorkerKey } from '../../domain/people/worker.ts'
import { move } from '../../kernel/machine.ts'
import type { Work } from '../../store/database/work.ts'
import {
  insertPayChange,
  lastPayChange,
  type PayChange,
  payeeOf,
  setPayChangeStatus,
} from '../../store/people/pay-changes.ts'
import { mailLater } from './mail-later.ts'

const { waiting } = payChangeMachine.state

/**
 * Whoever changes where a worker's pay goes calls this, with the accounts before and after; the worker is locked. A change
 * that redirects pay waits, and the worker is told by letter. Answers what the caller adds to its message.
 */
export async function guardPay(
  work: Work,
  worker: WorkerKey,
  given: {
    readonly before: readonly PayShare[]
    readonly after: readonly PayShare[]
    readonly changedBy: string
    /** An account is put away: what waits is that pay no longer goes there. */
    readonly isLeft?: boolean
  },
): Promise<string> {
  const last = await lastPayChange(work, worker)
  const { wasPaid, ...addresses } = await payeeOf(work, worker)
  const open = last?.status === waiting ? last : undefined

  const decided = guarded({ ...given, open, wasPaid, now: work.now })

  if (decided.kind === 'none') return ''
  if (open) await close(work, worker, open)
  if (decided.kind !== 'waits') return ''
  const { changedBy } = given
  const payChangeId = await insertPayChange(work, worker, { ...decided, ...addresses, changedBy })
  mailLater(work, worker, 'payChange', payChangeId)
  if (addresses.noticeTo.length > 0) mailLater(work, worker, 'payChangeNotice', payChangeId)
  work.note({ subjectIds: [payChangeId] })
  if (decided.paysFrom <= work.now) return ''
  const from = easternMoment(decided.paysFrom)
  return given.isLeft
    ? `; pay still goes there until ${from}, or until the worker confirms it from the e-mail that was sent`
    : `; pay goes there from ${from} on, or when the worker confirms it from the e-mail that was sent`
}

/** Its letters do not count any longer: they were about something else. */
async function close(work: Work, { companyId }: WorkerKey, open: PayChange): Promise<void> {
  const to = move(payChangeMachine, open.status, open.paysFrom > work.now ? 'replace' : 'pass')
  await setPayChangeStatus(work, companyId, { payChangeId: open.payChangeId, from: open.status, to })
}
