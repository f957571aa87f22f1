import type pg from 'pg'
import { lockIdleRow, rowsOfTasks } from '../store/agenda/review.ts'
import { type AgendaRow, deleteRow } from '../store/agenda/row.ts'
import { inTransaction } from '../store/database/transaction.ts'
import type { Vaults } from '../store/database/vault.ts'
import { workIn } from '../store/database/work.ts'
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
    const submitted = await inTransaction(pool, row.clientId, { access: 'read write', keep: false }, (tx) =>
      reviews[row.task]!.task.prepare(workIn(tx, parts), itemOf(row)),
    )
    if (submitted === undefined) continue
    const { agendaId: reviewId, clientId, companyId } = row
    const { kind, shows } = reviews[row.task]!
    const shown = Object.entries(submitted as object).filter(([name]) => shows.includes(name))
    waiting.push({ reviewId, kind, clientId, companyId, submitted: Object.fromEntries(shown) })
  }
  return waiting
}

/** `busy`: the verifier is being asked at this moment. `over`: there is nothing to decide any more. */
export async function decideReview(
  { owner, pool, ...parts }: ReviewParts,
  { reviewId, verdict, reason }: { reviewId: string; verdict: 'passed' | 'failed'; reason: string },
): Promise<'decided' | 'busy' | 'over'> {
  const [seen] = await rowsOfTasks(owner, { tasks: names, agendaId: reviewId })
  if (!seen) return 'over'
  return inTransaction(pool, seen.clientId, { access: 'read write' }, async (tx) => {
    const row = await lockIdleRow(tx, seen.agendaId)
    if (!row) return 'busy'
    const { task } = reviews[row.task]!
    const work = workIn(tx, parts)
    const isOpen = (await task.prepare(work, itemOf(row))) !== undefined
    if (isOpen) {
      if (row.companyId) work.note({ companyId: row.companyId })
      work.note({ facts: { verdict, reason } })
      await task.record(work, itemOf(row), verdict)
    }
    await deleteRow(work, row)
    await flush(work, { actor: 'operator', operation: `review/${task.name}`, requestId: row.agendaId })
    return isOpen ? 'decided' : 'over'
  })
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
