import type pg from 'pg'
import { type Break, chainReader, type SealedRow } from '../../domain/audit/chain.ts'
import { CONTENT } from './chain.ts'

export interface AuditVerdict {
  readonly clientId: string
  /** Good rows from the first on. */
  readonly verified: number
  readonly unsealed: number
  /** The seal of the last good row: compare it with what the service logged. */
  readonly head: string
  readonly fault?: Break
}

const PAGE = 2000

/** Every client that has an audit log or once had one. */
export async function auditedClients(owner: pg.Pool): Promise<readonly string[]> {
  const { rows } = await owner.query<{ client_id: string }>('select client_id from client order by client_id')
  return rows.map(({ client_id: clientId }) => clientId)
}

/** Reads one client's chain from the first row and names the first that is changed, missing, moved or cut. As owner. */
export async function verifyAudit(owner: pg.Pool, clientId: string, key: Buffer): Promise<AuditVerdict> {
  const reader = chainReader(key)
  let fault: Break | undefined
  for (let more = true; more && !fault; ) {
    const rows = await page(owner, clientId, reader.next() - 1n)
    for (const row of rows) {
      fault = reader.read(row)
      if (fault) break
    }
    more = rows.length === PAGE
  }
  if (fault) fault = await named(owner, clientId, { reader, fault })
  fault ??= await cut(owner, clientId, reader.next())
  const verified = Number(reader.next() - 1n)
  const head = reader.head().toString('hex')
  return { clientId, verified, unsealed: await unsealed(owner, clientId), head, ...(fault ? { fault } : {}) }
}

async function page(owner: pg.Pool, clientId: string, after: bigint): Promise<readonly SealedRow[]> {
  const { rows } = await owner.query<{
    audit_id: string
    position: bigint
    hash: Buffer | null
    content: string
  }>(
    `select audit_id, position, hash, ${CONTENT} as content from audit
     where client_id = $1 and position > $2 order by position limit ${PAGE}`,
    [clientId, after],
  )
  return rows.map(({ audit_id: auditId, position, hash, content }) => ({
    auditId,
    position,
    content,
    hash: hash ?? Buffer.alloc(0),
  }))
}

/** A changed row may be one that was sealed elsewhere: then it is told where its rightful one stands now. */
async function named(
  owner: pg.Pool,
  clientId: string,
  { reader, fault }: { reader: ReturnType<typeof chainReader>; fault: Break },
): Promise<Break> {
  if (fault.kind !== 'changed') return fault
  let standing: Buffer | undefined
  for (let after = fault.position - 1n; ; ) {
    const rows = await page(owner, clientId, after)
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
async function cut(owner: pg.Pool, clientId: string, next: bigint): Promise<Break | undefined> {
  const { rows } = await owner.query<{ last_position: bigint }>(
    `select last_position from numbering where client_id = $1 and stream = 'audit'`,
    [clientId],
  )
  const last = rows[0]?.last_position ?? 0n
  if (last === next - 1n) return undefined
  return {
    kind: 'cut',
    position: next,
    says: `${next} to ${last} were sealed and are not there: the end is cut off`,
  }
}

async function unsealed(owner: pg.Pool, clientId: string): Promise<number> {
  const { rows } = await owner.query<{ count: number }>(
    'select count(*)::int as count from audit where client_id = $1 and position is null',
    [clientId],
  )
  return rows[0]!.count
}
