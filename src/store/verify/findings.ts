import type pg from 'pg'
import { type Instant, isoInstant } from '../../kernel/dates.ts'
import { newId } from '../../kernel/ids.ts'
import { auditChecks } from './audit.ts'
import type { Finding } from './check.ts'
import { sealChain } from './seals.ts'
import { checks } from './walk.ts'
import { yearCheck } from './years.ts'

/** A finding that is kept: since when it is known. */
export interface KeptFinding extends Finding {
  readonly findingId: string
  readonly firstSeen: string
  readonly lastSeen: string
}

/** A slice that could not be read is a finding too: silence would look like health. */
export const unread = {
  name: 'verify.slice',
  holds: 'Every slice can be read in time.',
  act: 'Read the message; run purser verify --company for this company.',
} as const

/** Every check by its name, with what it holds and what to do. */
export const allChecks: readonly { readonly name: string; readonly holds: string; readonly act: string }[] = [
  ...checks,
  yearCheck,
  sealChain,
  ...auditChecks,
  unread,
]

/** Keeps what was found; answers those that are new. As owner: findings are the operator's. */
export async function keepFindings(
  owner: pg.Pool,
  findings: readonly Finding[],
): Promise<readonly Finding[]> {
  const fresh: Finding[] = []
  for (const finding of findings) {
    const { rows } = await owner.query<{ is_new: boolean }>(
      `insert into finding (client_id, company_id, check_name, record_id, expected, found)
       values ($1, $2, $3, $4, $5, $6)
       on conflict (check_name, company_id, record_id) where gone_at is null
         do update set last_seen = now(), expected = excluded.expected, found = excluded.found
       returning first_seen = last_seen as is_new`,
      [finding.clientId, finding.companyId, finding.check, finding.recordId, finding.expected, finding.found],
    )
    if (rows[0]!.is_new) fresh.push(finding)
  }
  return fresh
}

/** What a whole round has not found again is gone: found once more it is new. */
export async function endFindings(owner: pg.Pool, begunAt: Instant): Promise<void> {
  await owner.query('update finding set gone_at = now() where gone_at is null and last_seen < $1', [
    isoInstant(begunAt),
  ])
}

/** What stands, the oldest first. */
export async function standingFindings(owner: pg.Pool): Promise<readonly KeptFinding[]> {
  const { rows } = await owner.query<StoredFinding>(`${COLUMNS} where gone_at is null order by finding_id`)
  return rows.map(keptOf)
}

/** What no letter has told yet, under the id of the letter that will: drawn once, so that a second attempt is the same. */
export async function findingsToTell(
  owner: pg.Pool,
): Promise<{ readonly letterId: string; readonly findings: readonly KeptFinding[] } | undefined> {
  const open = 'select letter_id from finding where told_at is null and letter_id is not null limit 1'
  const { rows: begun } = await owner.query<{ letter_id: string }>(open)
  if (!begun[0]) {
    await owner.query('update finding set letter_id = $1 where letter_id is null', [newId()])
  }
  const letterId = begun[0]?.letter_id ?? (await owner.query<{ letter_id: string }>(open)).rows[0]?.letter_id
  if (letterId === undefined) return undefined
  const { rows } = await owner.query<StoredFinding>(`${COLUMNS} where letter_id = $1 order by finding_id`, [
    letterId,
  ])
  return { letterId, findings: rows.map(keptOf) }
}

export async function markTold(owner: pg.Pool, letterId: string): Promise<void> {
  await owner.query('update finding set told_at = now() where letter_id = $1', [letterId])
}

interface StoredFinding extends Omit<KeptFinding, 'act' | 'firstSeen' | 'lastSeen'> {
  readonly firstSeen: Instant
  readonly lastSeen: Instant
}

const COLUMNS = `select finding_id as "findingId", check_name as check, client_id as "clientId", company_id as "companyId",
  record_id as "recordId", expected, found, first_seen as "firstSeen", last_seen as "lastSeen" from finding`

const keptOf = (row: StoredFinding): KeptFinding => ({
  ...row,
  firstSeen: isoInstant(row.firstSeen),
  lastSeen: isoInstant(row.lastSeen),
  act: allChecks.find(({ name }) => name === row.check)?.act ?? '',
})
