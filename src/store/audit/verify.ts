import type pg from 'pg'
import { type Break, chainReader, GENESIS, type SealedRow } from '../../domain/audit/chain.ts'
import { type MarkedRow, markReader } from '../../domain/audit/mark.ts'
import type { Instant } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Vaults } from '../database/vault.ts'
import { CONTENT } from './chain.ts'

export interface AuditVerdict {
  readonly clientId: string
  /** Good rows, from the first that was read on. */
  readonly verified: number
  readonly unsealed: number
  /** Rows of before marks were made; not told where there are none. */
  readonly unmarked?: number
  /** The seal of the last good row: compare it with what the service logged. */
  readonly head: string
  readonly fault?: Break
  /** Every row that the service did not write, up to a hundred; not told where there are none. */
  readonly forged?: readonly Break[]
  /** Where to go on, if not all was read. */
  readonly next?: bigint
}

export interface AuditParts {
  readonly owner: pg.Pool
  /** Seals the chain. */
  readonly key: Buffer
  readonly vaults: Vaults
}

/** How much of a chain is read: after a position, whose seal is believed, and so many pages. */
export interface AuditStretch {
  readonly after?: bigint
  readonly pages?: number
}

const PAGE = 2000
const MOST_FORGED = 100

/** Every client that has an audit log or once had one. */
export async function auditedClients(owner: pg.Pool): Promise<readonly string[]> {
  const { rows } = await owner.query<{ client_id: string }>('select client_id from client order by client_id')
  return rows.map(({ client_id: clientId }) => clientId)
}

/** Where the rows of a client begin that were recorded since a moment. */
export async function positionBefore(owner: pg.Pool, clientId: string, since: string): Promise<bigint> {
  const { rows } = await owner.query<{ position: bigint | null }>(
    'select max(position) as position from audit where client_id = $1 and recorded_at < $2',
    [clientId, since],
  )
  return rows[0]!.position ?? 0n
}

/** Reads one client's chain and names the first row that is changed, missing, moved, cut or not the service's. As owner. */
export async function verifyAudit(
  { owner, key, vaults }: AuditParts,
  clientId: string,
  { after = 0n, pages = Number.POSITIVE_INFINITY }: AuditStretch = {},
): Promise<AuditVerdict> {
  // Read first: what is sealed while we read may be there or not.
  const last = await lastPosition(owner, clientId)
  const start = after > 0n ? await page(owner, clientId, { after: after - 1n, size: 1 }) : []
  const reader = chainReader(key, { position: after, hash: start[0]?.hash ?? GENESIS })
  const marks = await marksOf({ owner, vaults }, clientId)
  if (start[0]) marks.isForged(start[0])
  const [forged, unsealed]: [Break[], PageRow[]] = [[], []]
  let fault: Break | undefined
  let [more, read] = [true, 0]
  for (; more && !fault && read < pages; read++) {
    const rows = await page(owner, clientId, { after: reader.next() - 1n })
    for (const row of rows) {
      fault = reader.read(row)
      if (fault) break
      if (marks.isForged(row)) forged.push(forgedAt(row))
    }
    more = rows.length === PAGE
  }
  const isEnd = !more && !fault
  if (fault) fault = await named(owner, clientId, { reader, fault })
  if (isEnd) unsealed.push(...(await unsealedRows(owner, clientId)))
  forged.push(...unsealed.filter((row) => marks.isForged(row)).map(forgedAt))
  if (isEnd) fault = cut(last, reader.next())
  fault ??= forged[0]
  const unmarked = marks.unmarked()
  return {
    clientId,
    verified: Number(reader.next() - 1n - after),
    unsealed: unsealed.length,
    head: reader.head().toString('hex'),
    ...(unmarked > 0 ? { unmarked } : {}),
    ...(fault ? { fault } : {}),
    ...(forged.length > 0 ? { forged: forged.slice(0, MOST_FORGED) } : {}),
    ...(more && !fault ? { next: reader.next() - 1n } : {}),
  }
}

const forgedAt = ({ auditId, position }: PageRow): Break => ({
  kind: 'forged',
  position,
  auditId,
  says: 'the service did not write this row: its mark is missing or wrong',
})

/** A client that was made since marks are has none without. */
async function marksOf({ owner, vaults }: Pick<AuditParts, 'owner' | 'vaults'>, clientId: string) {
  const { rows } = await owner.query<{ since: Instant | null }>(
    `select m.applied_at as since from migration m join client c on c.created_at < m.applied_at
     where m.name like '0022%' and c.client_id = $1`,
    [clientId],
  )
  const vault = await inTransaction(owner, clientId as Id<'client'>, { access: 'read only' }, (tx) =>
    vaults.of(tx, null),
  )
  return markReader((text) => vault.mark('audit', text), { since: rows[0]?.since ?? undefined })
}

type PageRow = Omit<SealedRow, 'position'> & MarkedRow & { readonly position: bigint | null }
type SealedPageRow = PageRow & { readonly position: bigint }

const COLUMNS = `client_id as "clientId", audit_id as "auditId", company_id as "companyId", actor, operation,
  request_id as "requestId", subject_ids as "subjectIds", facts, actor_label as "actorLabel", changes,
  client_time as "clientTime", recorded_at as "recordedAt",
  mark, position, coalesce(hash, '') as hash, ${CONTENT} as content`

async function page(
  owner: pg.Pool,
  clientId: string,
  { after, size = PAGE }: { after: bigint; size?: number },
): Promise<readonly SealedPageRow[]> {
  const { rows } = await owner.query<SealedPageRow>(
    `select ${COLUMNS} from audit where client_id = $1 and position > $2 order by position limit $3`,
    [clientId, after, size],
  )
  return rows
}

/** What waits for its seal: seconds' worth of rows, unless nobody seals. */
async function unsealedRows(owner: pg.Pool, clientId: string): Promise<readonly PageRow[]> {
  const { rows } = await owner.query<PageRow>(
    `select ${COLUMNS} from audit where client_id = $1 and position is null order by audit_id limit ${10 * PAGE}`,
    [clientId],
  )
  return rows
}

/** A changed row may be one that was sealed elsewhere: then it is told where its rightful one stands now. */
async function named(
  owner: pg.Pool,
  clientId: string,
  { reader, fault }: { reader: ReturnType<typeof chainReader>; fault: Break },
): Promise<Break> {
  if (fault.kind !== 'changed' || fault.position === null) return fault
  let standing: Buffer | undefined
  for (let after = fault.position - 1n; ; ) {
    const rows = await page(owner, clientId, { after })
    standing ??= rows[0]?.hash ?? Buffer.alloc(0)
    const rightful = rows.find((row) => reader.belongsHere(row, standing!))
    if (rightful) {
      const says = `the rows at ${fault.position} and ${rightful.position} have changed places`
      return { ...fault, kind: 'swapped', says }
    }
    if (rows.length < PAGE) return fault
    after = rows.at(-1)!.position
  }
}

/** The last position that was given is kept apart from the rows. */
async function lastPosition(owner: pg.Pool, clientId: string): Promise<bigint> {
  const { rows } = await owner.query<{ last_position: bigint }>(
    `select last_position from numbering where client_id = $1 and stream = 'audit'`,
    [clientId],
  )
  return rows[0]?.last_position ?? 0n
}

function cut(last: bigint, next: bigint): Break | undefined {
  if (last < next) return undefined
  return {
    kind: 'cut',
    position: next,
    says: `${next} to ${last} were sealed and are not there: the end is cut off`,
  }
}
