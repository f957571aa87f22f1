import type pg from 'pg'
import type { Id } from '../kernel/ids.ts'
import { lockIdleRow, ownRowsOfTasks, rowsOfTasks } from '../store/agenda/review.ts'
import { type AgendaRow, deleteRow } from '../store/agenda/row.ts'
import { inTransaction, undone } from '../store/database/transaction.ts'
import type { Vaults } from '../store/database/vault.ts'
import { type Work, workIn } from '../store/database/work.ts'
import { flush } from '../work/outbox/flush.ts'
import type { Item, OutsideTask } from './task.ts'
import { verifyBusiness } from './verify-business.ts'
import { verifyCompanyBankAccount } from './verify-company-bank-account.ts'
import { verifyIdentity } from './verify-identity.ts'
import { verifyUserBankAccount } from './verify-user-bank-account.ts'

/** A person decides what a verifier would: the same tasks record the answer, under the operator's name. */

export interface ReviewParts {
  readonly owner: pg.Pool
  readonly pool: pg.Pool
  readonly vaults: Vaults
  readonly isSandbox: boolean
}

export interface Waiting {
  readonly reviewId: string
  readonly kind: 'business' | 'person' | 'company account' | 'worker account'
  readonly clientId: string
  readonly companyId: string | null
  /** What was submitted; secrets print masked. */
  readonly submitted: object
}

/** Everything that waits for a verdict, oldest first. */
export async function waitingReviews({ owner, pool, ...parts }: ReviewParts): Promise<readonly Waiting[]> {
  const waiting: Waiting[] = []
  for (const row of await rowsOfTasks(owner, { tasks: names })) {
    const found = await inTransaction(pool, row.clientId, { access: 'read write', keep: false }, (tx) =>
      waitingAt(workIn(tx, parts), row),
    )
    waiting.push(...found)
  }
  return waiting
}

/** The same within one client, and a verdict of its own: what the area `operator` does. */
export const reviewDesk = {
  async waiting(work: Work): Promise<readonly Waiting[]> {
    const waiting: Waiting[] = []
    for (const row of await ownRowsOfTasks(work, { tasks: names })) {
      waiting.push(...(await undone(work, () => waitingAt(work, row))))
    }
    return waiting
  },

  async decide(work: Work, given: Given): Promise<'decided' | 'busy' | 'over'> {
    const [seen] = await ownRowsOfTasks(work, { tasks: names, agendaId: given.reviewId })
    return seen ? decideIn(work, seen.agendaId, given) : 'over'
  },
}

interface Given {
  readonly reviewId: string
  readonly verdict: 'passed' | 'failed'
  readonly reason: string
}

/** What there is to look at; nothing when it was decided or submitted anew meanwhile. */
async function waitingAt(work: Work, row: AgendaRow): Promise<Waiting[]> {
  const { kind, shows, task } = reviews[row.task]!
  const submitted = await task.prepare(work, itemOf(row))
  if (submitted === undefined) return []
  const { agendaId: reviewId, clientId, companyId } = row
  const shown = Object.entries(submitted as object).filter(([name]) => shows.includes(name))
  return [{ reviewId, kind, clientId, companyId, submitted: Object.fromEntries(shown) }]
}

/** `busy`: the verifier is being asked at this moment. `over`: there is nothing to decide any more. */
export async function decideReview(
  { owner, pool, ...parts }: ReviewParts,
  given: Given,
): Promise<'decided' | 'busy' | 'over'> {
  const [seen] = await rowsOfTasks(owner, { tasks: names, agendaId: given.reviewId })
  if (!seen) return 'over'
  return inTransaction(pool, seen.clientId, { access: 'read write' }, async (tx) => {
    const work = workIn(tx, parts)
    const outcome = await decideIn(work, seen.agendaId, given)
    if (outcome === 'busy') return outcome
    const operation = `review/${reviews[seen.task]!.task.name}`
    await flush(work, { actor: 'operator', operation, requestId: seen.agendaId })
    return outcome
  })
}

async function decideIn(
  work: Work,
  agendaId: Id<'agenda'>,
  { verdict, reason }: Given,
): Promise<'decided' | 'busy' | 'over'> {
  const row = await lockIdleRow(work, agendaId)
  if (!row) return 'busy'
  const { task } = reviews[row.task]!
  const isOpen = (await task.prepare(work, itemOf(row))) !== undefined
  if (isOpen) {
    if (row.companyId) work.note({ companyId: row.companyId })
    work.note({ facts: { verdict, reason } })
    await task.record(work, itemOf(row), verdict)
  }
  await deleteRow(work, row)
  return isOpen ? 'decided' : 'over'
}

interface Review {
  readonly kind: Waiting['kind']
  readonly task: OutsideTask
  /** What of it a person looks at. */
  readonly shows: readonly string[]
}

const account = ['accountName', 'bankName', 'accountType', 'routingNumber', 'accountNumber']
const reviews: Readonly<Record<string, Review>> = {
  verifyBusiness: {
    kind: 'business',
    task: verifyBusiness as OutsideTask,
    shows: ['name', 'ein', 'entityType', 'incorporationState', 'dateOfIncorporation'],
  },
  verifyIdentity: {
    kind: 'person',
    task: verifyIdentity as OutsideTask,
    shows: ['firstName', 'lastName', 'ssn', 'dateOfBirth'],
  },
  verifyCompanyBankAccount: {
    kind: 'company account',
    task: verifyCompanyBankAccount as OutsideTask,
    shows: account,
  },
  verifyUserBankAccount: {
    kind: 'worker account',
    task: verifyUserBankAccount as OutsideTask,
    shows: account,
  },
}
const names = Object.keys(reviews)

const itemOf = (row: AgendaRow): Item => ({
  ...row,
  payload: reviews[row.task]!.task.payload.parse(row.payload),
})
