import { sql } from 'kysely'
import type pg from 'pg'
import type { Scope } from '../../domain/access/scopes.ts'
import { type Instant, isoInstant } from '../../kernel/dates.ts'
import { type Id, newId } from '../../kernel/ids.ts'
import { insertAudit } from '../audit/insert.ts'
import { inTransaction, type Tx } from '../database/transaction.ts'
import type { Vaults } from '../database/vault.ts'
import { ensureAccount, type KeyLimits, secretHash } from './authenticate.ts'

/** What an operator's act on keys needs. As owner: the service itself may not write keys. */
interface KeyParts {
  readonly owner: pg.Pool
  readonly vaults: Vaults
  readonly pepper: Buffer
}

/** Accepts a secret from now on; makes the account if it is missing. Answers the key's id. */
export async function acceptKey(
  { owner, vaults, pepper }: KeyParts,
  key: { accountId: string; secret: string; act: string } & KeyLimits,
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
  readonly scopes: readonly string[] | null
  readonly companyIds: readonly string[] | null
  readonly createdAt: string
  readonly expiresAt: string | null
  readonly revokedAt: string | null
}

export async function keysOf(owner: pg.Pool, accountId?: string): Promise<readonly KeyShown[]> {
  const { rows } = await owner.query<KeyRow>(
    `select account_id, api_key_id, sees_ssn, scopes, company_ids, created_at, expires_at, revoked_at from api_key
     where $1::text is null or account_id = $1 order by account_id, api_key_id`,
    [accountId ?? null],
  )
  return rows.map((row) => ({
    clientID: row.account_id,
    keyId: row.api_key_id,
    seesSsn: row.sees_ssn,
    scopes: row.scopes,
    companyIds: row.company_ids,
    createdAt: isoInstant(row.created_at),
    expiresAt: row.expires_at && isoInstant(row.expires_at),
    revokedAt: row.revoked_at && isoInstant(row.revoked_at),
  }))
}

interface KeyRow {
  account_id: string
  api_key_id: string
  sees_ssn: boolean
  scopes: readonly string[] | null
  company_ids: readonly string[] | null
  created_at: Instant
  expires_at: Instant | null
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

/** A key as its own client sees it. */
export interface OwnKey {
  readonly apiKeyId: Id<'apiKey'>
  readonly accountId: string
  readonly label: string
  readonly scopes: readonly Scope[] | null
  readonly companyIds: readonly string[] | null
  readonly seesSsn: boolean
  readonly createdAt: Instant
  readonly expiresAt: Instant | null
  readonly revokedAt: Instant | null
}

/** The calling client's keys, in order of creation. */
export async function ownKeys(
  tx: Tx,
  { after, atMost }: { after?: string; atMost?: number },
): Promise<readonly OwnKey[]> {
  const { rows } = await sql<OwnKey>`
    select api_key_id as "apiKeyId", account_id as "accountId", label, scopes, company_ids as "companyIds",
           sees_ssn as "seesSsn", created_at as "createdAt", expires_at as "expiresAt", revoked_at as "revokedAt"
    from own_api_key where client_id = ${tx.clientId} and (${after ?? null}::uuid is null or api_key_id > ${after ?? null})
    order by api_key_id limit ${atMost ?? null}`.execute(tx.db)
  return rows
}

/** By way of a function of the owner's: the service itself may not write keys. */
export async function addOwnKey(
  tx: Tx,
  key: { accountId: string; hash: Buffer; label: string } & KeyLimits,
): Promise<Id<'apiKey'>> {
  const apiKeyId = newId<'apiKey'>()
  await sql`select add_api_key(${apiKeyId}, ${key.accountId}, ${key.hash}, ${key.label}, ${key.scopes ?? null}::text[],
                               ${key.companyIds ?? null}::uuid[], ${key.expiresAt ?? null}::timestamptz)`.execute(
    tx.db,
  )
  return apiKeyId
}

/** After so many hours; a key that ends sooner stays so. */
export const endOwnKey = async (tx: Tx, apiKeyId: string, hours: number): Promise<void> =>
  void (await sql`select end_api_key(${apiKeyId}, ${hours})`.execute(tx.db))
