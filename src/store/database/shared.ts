import { sql } from 'kysely'
import type { Id } from '../../kernel/ids.ts'
import { joined } from '../../kernel/joined.ts'
import { Problem } from '../../kernel/problem.ts'
import { isAway } from './retry.ts'
import { allEnded, together } from './together.ts'
import { type Connections, inTransaction, type Mode, type Tx } from './transaction.ts'

/** Of requests that may share a transaction. */
export interface SharedRequest {
  readonly clientId: Id<'client'>
  /** Only the same is answered together, so that no one waits for what takes longer. */
  readonly asks: string
  readonly mode: Mode
  /** Whoever is refused has written nothing until then, so that the others may go on. */
  readonly leavesNothing: boolean
}

/** What each request does in the transaction, and then all of them at once. */
export interface Steps<Begun, Ended> {
  readonly begin: (tx: Tx) => Promise<Begun>
  /** The same for whoever shares: answers each in its place. What it writes for all is one statement of a kind. */
  readonly end: (begun: readonly Begun[]) => Promise<readonly Ended[]>
}

/** Requests that wait for a connection, by who asks for what. */
export type Groups = Map<string, Member[]>

/** Of a request: those that wait there may be joined. */
export interface SharedConnections extends Connections {
  readonly groups?: Groups
}

interface Member {
  readonly begin: (tx: Tx) => Promise<unknown>
  readonly settle: (outcome: Outcome) => void
}

/**
 * What became of one: its answer, the problem that it is refused with, the failure that it is told, or nothing: then it asks
 * by itself.
 */
interface Outcome {
  readonly answer?: unknown
  readonly problem?: Problem
  readonly failure?: unknown
}

const MOST = 16

const counts = { together: 0, apart: 0 }

/** Transactions that several requests began since this process started; apart: one failed, and each went by itself. */
export const sharedSoFar = (): Readonly<typeof counts> => counts

/**
 * Requests of one key that ask for the same and wait for a connection at the same moment, in one transaction: they are opened
 * once and committed once (decision 107). It begins as soon as there is a connection, so nobody waits for company. Where
 * anything fails, each goes by itself as if it had not been joined; unless the connection was lost, because then nobody knows
 * whether it was committed.
 */
export async function inSharedTransaction<Begun, Ended>(
  pool: SharedConnections,
  sharing: SharedRequest,
  steps: Steps<Begun, Ended>,
): Promise<Ended> {
  const { groups } = pool
  const remembered = pool.hasty?.remembered
  const alone = () => inTransactionAlone(pool, sharing, steps)
  // The wall of a limited caller is moved as its audit row is written, and would move for the others too.
  if (!groups || !remembered || remembered.isProven || sharing.mode.reach?.companyIds) return alone()
  const name = `${sharing.asks}\n${remembered.name}`
  const outcome = await new Promise<Outcome>((settle) => {
    const member = { begin: steps.begin, settle }
    const waiting = groups.get(name)
    if (waiting && waiting.length < MOST) waiting.push(member)
    else void answered(pool, groups, { ...sharing, name, members: [member], end: steps.end as Group['end'] })
  })
  if ('failure' in outcome) throw outcome.failure
  if (!('answer' in outcome || 'problem' in outcome)) return alone()
  // One key was read for all of them.
  if (!remembered.isProven) remembered.onProof()
  remembered.isProven = true
  if (outcome.problem) throw outcome.problem
  return outcome.answer as Ended
}

/** The same of a request that shares with nobody. */
export const inTransactionAlone = <Begun, Ended>(
  pool: Connections,
  { clientId, mode }: Pick<SharedRequest, 'clientId' | 'mode'>,
  { begin, end }: Steps<Begun, Ended>,
): Promise<Ended> => inTransaction(pool, clientId, mode, async (tx) => (await end([await begin(tx)]))[0]!)

interface Group extends SharedRequest {
  readonly name: string
  readonly members: Member[]
  readonly end: (begun: readonly unknown[]) => Promise<readonly unknown[]>
}

async function answered(pool: Connections, groups: Groups, group: Group): Promise<void> {
  const { clientId, mode, name, members } = group
  groups.set(name, members)
  let isBegun = false
  const begin = () => {
    isBegun = true
    if (groups.get(name) === members) groups.delete(name)
  }
  try {
    const outcomes = await inTransaction(pool, clientId, mode, async (tx) => {
      begin()
      const { all } = await together({
        hurry: hurried(group, tx),
        all: allEnded(members.map((each) => begunBy(group, each, tx))),
      })
      const found = await outcomesOf(group, all)
      tx.closing.push(...all.flatMap((each) => ('closing' in each ? each.closing : [])))
      return found
    })
    if (members.length > 1) counts.together += 1
    members.forEach(({ settle }, at) => void settle(outcomes[at]!))
  } catch (error) {
    const isLost = isBegun && mode.access === 'read write' && isAway(error)
    // What kept the first from beginning need not keep the others: each waits for a turn of its own.
    const told = isLost ? members.length : isBegun && members.length > 1 ? 0 : 1
    begin()
    if (told === 0) counts.apart += 1
    for (const [at, { settle }] of members.entries()) settle(at < told ? { failure: error } : {})
  }
}

/** Nobody waits long for a row that another one of them wants: each waits for it alone. */
const hurried = async ({ members, mode }: Group, tx: Tx): Promise<void> => {
  if (members.length > 1 && mode.access === 'read write')
    await sql`set local lock_timeout = '100ms'`.execute(tx.db)
}

/** What was begun, with what it writes as the transaction ends, or the problem it met. */
type Begun = { readonly is: unknown; readonly closing: Tx['closing'] } | { readonly problem: Problem }

async function begunBy({ leavesNothing, members }: Group, { begin }: Member, tx: Tx): Promise<Begun> {
  const closing: Tx['closing'] = []
  const isShared = members.length > 1
  try {
    const own = joined(tx, { closing, ...(isShared ? { isShared } : {}) })
    return { is: await begin(own), closing }
  } catch (error) {
    // Of one alone everything is undone.
    if (!(error instanceof Problem && leavesNothing && isShared)) throw error
    return { problem: error }
  }
}

async function outcomesOf({ end }: Group, all: readonly Begun[]): Promise<readonly Outcome[]> {
  const begun = all.flatMap((each) => ('is' in each ? [each.is] : []))
  const answers = (begun.length > 0 ? await end(begun) : []).values()
  return all.map((each) => ('is' in each ? { answer: answers.next().value } : each))
}
