import type pg from 'pg'
import type { Reach } from '../../domain/access/caller.ts'
import { type Instant, instant } from '../../kernel/dates.ts'
import { type Id, isUuid } from '../../kernel/ids.ts'
import { assert } from '../../kernel/problem.ts'

/**
 * How a transaction begins: bound to its client, with the client's clock and, at the door, the caller's key, read in one
 * round trip. A request does not even wait for that one. What the last opening answered is taken for granted, the
 * statements of the operation follow in the same breath, and none of their answers is handed out before the opening's own
 * answer was compared (decision 94).
 */
export interface Opening {
  readonly clientId: Id<'client'>
  /** Left out where the transaction has begun. */
  readonly begin?: string
  readonly reach?: Reach | undefined
  readonly remembered?: Remembered | undefined
  /** The clock's distance from real time, as it was the last time. */
  readonly offset?: bigint | undefined
  /** `clockWith` something that the work begins with. */
  readonly text?: string
}

/** A caller who is taken for what was remembered, until a transaction has read it again. */
export interface Remembered {
  /** The same for all who come with the same key from the same place. */
  readonly name: string
  /** `clockWith` something; $1 is the client. */
  readonly text: string
  readonly values: readonly unknown[]
  readonly stands: (row: object) => boolean
  readonly onProof: () => void
  /** It was read again for this request, and stands. */
  isProven: boolean
}

/** What was remembered of the caller no longer holds: nothing was answered, and nothing is kept. */
export class NoLonger extends Error {}

/** The client's clock is not where it was: the same again, with the right time. */
export class ClockMoved extends Error {}

/** The statement of the opening, with more beside it. */
export const clockWith = (columns: string, join: string): string =>
  `select c.clock_offset, c.travel_at ${columns} from client c ${join} where c.client_id = $1`

const CLOCK = clockWith('', '')

export interface Clock {
  readonly now: Instant
  readonly travelling: boolean
  /** All that the statement of the opening answered. */
  readonly row: object
}

/**
 * Sends everything at once; the walls of a limited caller stand before the first row of anybody's is read. Each setting
 * is a statement of its own: what spreads statements over machines forwards the text that they came in.
 */
export async function opened(connection: pg.PoolClient, opening: Opening): Promise<Clock> {
  const { clientId, begin, reach } = opening
  assert(/^[0-9a-f-]{36}$/.test(clientId), `client id ${clientId}`)
  const remembered = opening.remembered?.isProven ? undefined : opening.remembered
  const before = [...(begin ? [begin] : []), `set local purser.client='${clientId}'`]
  const sent = before.map((text) => connection.query(text))
  const clock = connection.query<ClockRow>(remembered?.text ?? opening.text ?? CLOCK, [
    clientId,
    ...(remembered?.values ?? []),
  ])
  await Promise.all([...sent, clock, ...wallOf(reach).map((text) => connection.query(text))])
  const [row] = (await clock).rows
  // An account may be given to another client, and this one be gone.
  if (!row && remembered) throw new NoLonger()
  assert(row, `no client ${clientId}`)
  return judged(row, opening)
}

interface ClockRow {
  readonly clock_offset: bigint
  readonly travel_at: Instant | null
}

function judged(row: ClockRow, { clientId, remembered, offset }: Opening): Clock {
  if (remembered && !remembered.isProven) {
    if (!remembered.stands(row)) throw new NoLonger()
    remembered.isProven = true
    remembered.onProof()
  }
  const travelling = row.travel_at !== null
  if (travelling) offsets.delete(clientId)
  else keep(clientId, row.clock_offset)
  if (offset !== undefined && (travelling || row.clock_offset !== offset)) throw new ClockMoved()
  // A traveller's clock stands still at each stop, so that everyone who asks meanwhile reads the same time.
  return { now: row.travel_at ?? timeAt(row.clock_offset), travelling, row }
}

export const timeAt = (offset: bigint): Instant => instant(Date.now() + Number(offset))

/** Of clients whose clock stood still when it was last read, in the order in which they came. */
const offsets = new Map<string, bigint>()
const MOST = 10_000

export const offsetOf = (clientId: Id<'client'>): bigint | undefined => offsets.get(clientId)

function keep(clientId: Id<'client'>, offset: bigint): void {
  if (offsets.get(clientId) === offset) return
  offsets.set(clientId, offset)
  if (offsets.size > MOST) offsets.delete(offsets.keys().next().value!)
}

/** The role whose policies hold a limited caller, and what they compare with. */
function wallOf({ companyIds, workerId }: Reach = {}): readonly string[] {
  if (!companyIds) return []
  const ids = workerId ? [...companyIds, workerId] : companyIds
  for (const id of ids) assert(isUuid(id), `id ${id}`)
  if (workerId || companyIds.length === 1) {
    return [
      becomes(workerId ? 'purser_worker' : 'purser_company'),
      `set local purser.company = '${companyIds[0]}'`,
      `set local purser.worker = '${workerId ?? ''}'`,
    ]
  }
  return [becomes('purser_companies'), `set local purser.companies = '${companyIds.join()}'`]
}

/**
 * From here on as this role. Not by `set`, which is forwarded to the machines that were spoken to: there each role has a
 * connection of its own, and must end on it what it prepared.
 */
export const becomes = (role: Role): string => `select set_config('role', '${role}', true)`

/** Whom a transaction of the service runs as. */
export const ROLES = ['purser_service', 'purser_company', 'purser_companies', 'purser_worker'] as const
type Role = (typeof ROLES)[number]
