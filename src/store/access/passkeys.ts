import { sql } from 'kysely'
import type pg from 'pg'
import { lifetimes } from '../../domain/access/limits.ts'
import type { Instant } from '../../kernel/dates.ts'
import { type Id, newId } from '../../kernel/ids.ts'
import type { Tx } from '../database/transaction.ts'

export interface Passkey {
  readonly passkeyId: Id<'passkey'>
  readonly clientId: Id<'client'>
  readonly emailKey: string
  readonly credentialId: string
  readonly publicKey: Buffer
  readonly counter: bigint
  readonly transports: readonly string[]
  readonly name: string
  readonly createdAt: Instant
  readonly usedAt: Instant | null
}

const COLUMNS = `passkey_id as "passkeyId", client_id as "clientId", email_key as "emailKey",
  credential_id as "credentialId", public_key as "publicKey", counter, transports, name, created_at as "createdAt",
  used_at as "usedAt"`

/** By what the device calls it. Asked before a client is known. */
export async function findPasskey(pool: pg.Pool, credentialId: string): Promise<Passkey | undefined> {
  const { rows } = await pool.query<Passkey>(
    `select ${COLUMNS} from passkey where credential_id = $1
       and exists (select from account where account.client_id = passkey.client_id)`,
    [credentialId],
  )
  return rows[0]
}

export async function passkeysOf(tx: Tx, emailKey: string): Promise<readonly Passkey[]> {
  const { rows } = await sql<Passkey>`
    select ${sql.raw(COLUMNS)} from passkey where client_id = ${tx.clientId} and email_key = ${emailKey}
    order by passkey_id`.execute(tx.db)
  return rows
}

export async function insertPasskey(
  tx: Tx,
  given: Pick<Passkey, 'emailKey' | 'credentialId' | 'transports' | 'name'> & {
    readonly publicKey: Uint8Array
    readonly counter: number
  },
): Promise<Id<'passkey'>> {
  const passkeyId = newId<'passkey'>()
  await sql`
    insert into passkey (client_id, passkey_id, email_key, credential_id, public_key, counter, transports, name)
    values (${tx.clientId}, ${passkeyId}, ${given.emailKey}, ${given.credentialId}, ${Buffer.from(given.publicKey)},
            ${given.counter}, ${[...given.transports]}::text[], ${given.name})`.execute(tx.db)
  return passkeyId
}

export async function deletePasskey(
  tx: Tx,
  { emailKey, passkeyId }: { readonly emailKey: string; readonly passkeyId: string },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from passkey where client_id = ${tx.clientId} and email_key = ${emailKey}
      and passkey_id = ${passkeyId}`.execute(tx.db)
  return numAffectedRows > 0n
}

/** A device that counts has counted on: one that stands still, or is behind, is a copy. */
export async function notePasskeyUse(
  tx: Tx,
  { passkeyId, counter }: { readonly passkeyId: Id<'passkey'>; readonly counter: number },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update passkey set counter = ${counter}, used_at = now()
    where client_id = ${tx.clientId} and passkey_id = ${passkeyId}
      and (counter < ${counter} or (counter = 0 and ${counter} = 0))`.execute(tx.db)
  return numAffectedRows > 0n
}

/** What a device has to sign within five minutes, for this session or, without one, for a sign-in. */
export async function insertChallenge(
  pool: pg.Pool,
  { challenge, sessionId }: { readonly challenge: string; readonly sessionId: Id<'session'> | null },
): Promise<void> {
  await pool.query(
    `insert into passkey_challenge (challenge, session_id, expires_at)
     values ($1, $2, now() + make_interval(secs => $3))`,
    [challenge, sessionId, lifetimes.challenge],
  )
}

/** Takes it away, so that what was signed counts once. */
export async function takeChallenge(
  tx: Tx,
  { challenge, sessionId }: { readonly challenge: string; readonly sessionId: Id<'session'> | null },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from passkey_challenge where challenge = ${challenge}
      and session_id is not distinct from ${sessionId}::uuid and expires_at > now()`.execute(tx.db)
  return numAffectedRows === 1n
}
