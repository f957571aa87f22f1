import type { Id } from '../../kernel/ids.ts'
import { Problem } from '../../kernel/problem.ts'
import { type Connections, inTransaction, type Mode, type Tx } from './transaction.ts'

/** Of a read that leaves nothing behind but what it writes as it closes. */
export interface SharedRead {
  readonly clientId: Id<'client'>
  /** Only the same is answered together, so that no one waits for what takes longer. */
  readonly asks: string
  readonly mode: Mode
}

/** Reads that wait for a connection, by who asks for what. */
export type Groups = Map<string, Member[]>

/** Of a request: reads that wait there may be joined. */
export interface SharedConnections extends Connections {
  readonly groups?: Groups
}

interface Member {
  readonly run: (tx: Tx) => Promise<Outcome>
  readonly settle: (outcome: Outcome | Unanswered) => void
}

/** What one read answered, or the problem that it is refused with. */
interface Outcome {
  readonly value?: unknown
  readonly problem?: Problem
  readonly closing: Tx['closing']
}

/** What kept them from beginning, which all are told, or what became of one that nobody joined. Else each asks by itself. */
interface Unanswered {
  readonly failure?: unknown
}

const MOST = 16

/**
 * Reads of one key that ask for the same and wait for a connection at the same moment, in one transaction: they are opened
 * once and committed once (decision 107). It begins as soon as there is a connection, so nobody waits for company. Where
 * anything fails, each goes by itself as if it had not been joined.
 */
export async function inSharedTransaction<T>(
  pool: SharedConnections,
  read: SharedRead,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const { groups } = pool
  const remembered = pool.hasty?.remembered
  const alone = () => inTransaction(pool, read.clientId, read.mode, work)
  // The wall of a limited caller is moved as its audit row is written, and would move for the others too.
  if (!groups || !remembered || remembered.isProven || read.mode.reach?.companyIds) return alone()
  const name = `${read.asks}\n${remembered.name}`
  const outcome = await new Promise<Outcome | Unanswered>((settle) => {
    const member = { run: (tx: Tx) => outcomeOf(tx, read.mode, work), settle }
    const waiting = groups.get(name)
    if (waiting && waiting.length < MOST) waiting.push(member)
    else void answered(pool, groups, { ...read, name, members: [member] })
  })
  if ('failure' in outcome) throw outcome.failure
  if (!('closing' in outcome)) return alone()
  // One key was read for all of them.
  if (!remembered.isProven) remembered.onProof()
  remembered.isProven = true
  if (outcome.problem) throw outcome.problem
  return outcome.value as T
}

/** What failed may have left a write behind, unless none could be made. */
async function outcomeOf(tx: Tx, { access }: Mode, work: (tx: Tx) => Promise<unknown>): Promise<Outcome> {
  const closing: Tx['closing'] = []
  try {
    return { value: await work({ ...tx, closing }), closing }
  } catch (error) {
    if (!(error instanceof Problem) || access !== 'read only') throw error
    return { problem: error, closing: [] }
  }
}

interface Group extends SharedRead {
  readonly name: string
  readonly members: Member[]
}

async function answered(
  pool: Connections,
  groups: Groups,
  { clientId, mode, name, members }: Group,
): Promise<void> {
  groups.set(name, members)
  let isBegun = false
  const begin = () => {
    isBegun = true
    if (groups.get(name) === members) groups.delete(name)
  }
  try {
    const outcomes = await inTransaction(pool, clientId, mode, async (tx) => {
      begin()
      const found = await Promise.all(members.map(({ run }) => run(tx)))
      tx.closing.push(...found.flatMap(({ closing }) => closing))
      return found
    })
    members.forEach(({ settle }, at) => void settle(outcomes[at]!))
  } catch (error) {
    const unanswered = isBegun && members.length > 1 ? {} : { failure: error }
    begin()
    for (const { settle } of members) settle(unanswered)
  }
}
