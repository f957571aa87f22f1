import type pg from 'pg'
import { type Instant, isoInstant } from '../../kernel/dates.ts'
import { newId } from '../../kernel/ids.ts'
import { insertAudit } from '../audit/insert.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Vaults } from '../database/vault.ts'
import { ensureAccount, secretHash } from './authenticate.ts'

/** What an operator's act on keys needs. As owner: the service itself may not write keys. */
interface KeyParts {
  readonly owner: pg.Pool
  readonly vaults: Vaults
  readonly pepper: Buffer
}

/** Accepts a secret from now on; makes the account if it is missing. Answers the key's id. */
export async function acceptKey(
  { owner, vaults, pepper }: KeyParts,
  key: { accountId: string; secret: string; seesSsn: boolean; act: string },
): Promise<string> {
  await ensureAccount(owner, vaults, { ...key, pepper })
  const { rows } = await owner.query<{ api_key_id: string }>(
    'select api_key_id from api_key where account_id = $1 and secret_hash = $2',
    [key.accountId, secretHash({ secret: key.secret, pepper })],
  )
  const apiKeyId = rows[0]!.api_key_id
  await audit({ owner, vaults }, { ...key, subjectIds: [apiKeyId] })
  return apiKeyId
}

/** Ends keys after so many hours: one, or all but one, or all. A key that ends sooner stays so. Answers how many. */
export async function revokeKeys(
  { owner, vaults }: Omit<KeyParts, 'pepper'>,
  given: { accountId: string; only?: string | undefined; except?: string; hours: number; act: string },
): Promise<number> {
  const { rows } = await owner.query<{ api_key_id: string }>(
    `update api_key set revoked_at = now() + make_interval(secs => $2 * 3600)
     where account_id = $1 and (revoked_at is null or revoked_at > now() + make_interval(secs => $2 * 3600))
       and ($3::uuid is null or api_key_id = $3) and ($4::uuid is null or api_key_id <> $4)
     returning api_key_id`,
    [given.accountId, given.hours, given.only ?? null, given.except ?? null],
  )
  const subjectIds = rows.map(({ api_key_id: keyId }) => keyId)
  if (subjectIds.length > 0) await audit({ owner, vaults }, { ...given, subjectIds })
  return subjectIds.length
}

export interface KeyShown {
  readonly clientID: string
  readonly keyId: string
  readonly seesSsn: boolean
  readonly createdAt: string
  readonly revokedAt: string | null
}

export async function keysOf(owner: pg.Pool, accountId?: string): Promise<readonly KeyShown[]> {
  const { rows } = await owner.query<KeyRow>(
    `select account_id, api_key_id, sees_ssn, created_at, revoked_at from api_key
     where $1::text is null or account_id = $1 order by account_id, api_key_id`,
    [accountId ?? null],
  )
  return rows.map((row) => ({
    clientID: row.account_id,
    keyId: row.api_key_id,
    seesSsn: row.sees_ssn,
    createdAt: isoInstant(row.created_at),
    revokedAt: row.revoked_at && isoInstant(row.revoked_at),
  }))
}

interface KeyRow {
  account_id: string
  api_key_id: string
  sees_ssn: boolean
  created_at: Instant
  revoked_at: Instant | null
}

/** An operator's act stands in the client's own audit log. */
async function audit(
  { owner, vaults }: Omit<KeyParts, 'pepper'>,
  { accountId, act, subjectIds }: { accountId: string; act: string; subjectIds: readonly string[] },
): Promise<void> {
  const { rows } = await owner.query('select client_id from account where account_id = $1', [accountId])
  const by = { actor: 'operator', operation: act, requestId: newId() }
  await inTransaction(owner, rows[0].client_id, { access: 'read write' }, async (tx) =>
    insertAudit(tx, await vaults.of(tx, null), [{ subjectIds }], by),
  )
}
