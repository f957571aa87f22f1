import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import type { KeyCaller } from '../../domain/access/caller.ts'
import { type Scope, scopes } from '../../domain/access/scopes.ts'
import { type Id, newId } from '../../kernel/ids.ts'
import { clockWith, type Remembered } from '../database/opening.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Vaults } from '../database/vault.ts'
import { type Brake, Braked, brakeValues, counting, UNBRAKED } from './wrong-secrets.ts'

/**
 * Who calls. Read before a client is known, so these tables stand outside row-level security.
 *
 * Compares in constant time against every live key of the account. An unknown account costs the same hash, so that
 * the answer's time does not tell whether it exists. A wrong secret is counted in the same statement; after too many it
 * finds no key at all, and `Braked` is thrown.
 */
export async function authenticate(
  pool: pg.Pool,
  given: Credentials & Brake,
): Promise<KeyCaller | undefined> {
  const hash = secretHash(given)
  const { rows } = await pool.query<KeyRow & { wait: number }>(AUTHENTICATES, [
    given.accountId,
    hash,
    ...brakeValues(given),
  ])
  if (rows[0]!.wait > 0) throw new Braked(rows[0]!.wait)
  const key = rows.filter((row) => row.secret_hash && timingSafeEqual(row.secret_hash, hash))[0]
  return key && callerWith(given.accountId, key)
}

const KEY = 'a.client_id, k.api_key_id, k.secret_hash, k.sees_ssn, k.scopes, k.company_ids, k.label'
const LIVES = `(k.revoked_at is null or k.revoked_at > now()) and (k.expires_at is null or k.expires_at > now())`

const LIVE_KEYS = `
  select ${KEY} from account a join api_key k using (account_id) where a.account_id = $1 and ${LIVES}`

const AUTHENTICATES = counting(LIVE_KEYS)

/**
 * Someone who came in a moment ago, to be read again as the first transaction of the next request opens: the key must
 * live, allow what it allowed, and nobody may have guessed at its account too often meanwhile. Otherwise `authenticate`
 * says what is wrong. Nothing is decided by what was remembered alone.
 */
export function rememberedKey(name: string, given: Credentials & Brake, caller: KeyCaller): Remembering {
  const { accountId, apiKeyId } = caller
  const [guessed, , most] = brakeValues(given)
  const values = [accountId, apiKeyId, secretHash(given), guessed, most]
  const stands = (row: object) => isDeepStrictEqual(callerWith(accountId, row as KeyRow), caller)
  return (onProof) => ({ name, text: STANDS, values, stands, onProof, isProven: false })
}

/** For one request; `onProof` is called when the key was read again and stands. */
export type Remembering = (onProof: () => void) => Remembered

const STANDS = clockWith(
  `, ${KEY}`,
  `left join (account a join api_key k using (account_id))
     on a.client_id = c.client_id and a.account_id = $2 and k.account_id = $2 and k.api_key_id = $3
    and k.secret_hash = $4 and ${LIVES} and ${UNBRAKED}`,
)

/** A key that lives, by its id: whoever signed in with it may do what it may. */
export async function liveKey(
  pool: pg.Pool,
  { accountId, apiKeyId }: Pick<KeyCaller, 'accountId' | 'apiKeyId'>,
): Promise<KeyCaller | undefined> {
  const { rows } = await pool.query<KeyRow>(`${LIVE_KEYS} and k.api_key_id = $2`, [accountId, apiKeyId])
  return rows[0] && callerWith(accountId, rows[0])
}

const callerWith = (accountId: string, key: KeyRow): KeyCaller => ({
  kind: 'key',
  accountId,
  clientId: key.client_id,
  apiKeyId: key.api_key_id,
  scopes: (key.scopes ?? scopes).filter((scope) => key.sees_ssn || scope !== 'pii'),
  label: key.label || accountId,
  ...(key.company_ids && { companyIds: key.company_ids }),
})

export interface Credentials {
  readonly accountId: string
  readonly secret: string
  /** A server-side key, so that a stolen table does not let guesses be tried. */
  readonly pepper: Buffer
}

/** What a key is limited to; nothing given is no limit. */
export interface KeyLimits {
  readonly seesSsn?: boolean
  readonly scopes?: readonly Scope[]
  readonly companyIds?: readonly string[]
  /** ISO 8601. */
  readonly expiresAt?: string
}

/** Makes the account, its client and the client's own keys if they are missing, and accepts the secret. As owner. */
export async function ensureAccount(
  owner: pg.Pool,
  vaults: Vaults,
  given: Credentials & KeyLimits,
): Promise<void> {
  const found = await owner.query('select 1 from account where account_id = $1', [given.accountId])
  if (found.rowCount === 0) await createAccount(owner, vaults, given.accountId)
  await owner.query(
    `insert into api_key (api_key_id, account_id, secret_hash, sees_ssn, scopes, company_ids, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (account_id, secret_hash) do nothing`,
    [
      newId(),
      given.accountId,
      secretHash(given),
      given.seesSsn ?? given.scopes?.includes('pii') ?? true,
      given.scopes ?? null,
      given.companyIds ?? null,
      given.expiresAt ?? null,
    ],
  )
}

export const newSecret = (): string => randomBytes(32).toString('base64url')

/** Two processes that start together may both make a client; one gets the account, the other stays empty. */
async function createAccount(owner: pg.Pool, vaults: Vaults, accountId: string): Promise<void> {
  const clientId = newId<'client'>()
  await owner.query('insert into client (client_id) values ($1)', [clientId])
  await inTransaction(owner, clientId, { access: 'read write' }, async (tx) => {
    await vaults.found(tx, null)
    await tx.db
      .insertInto('account')
      .values({ account_id: accountId, client_id: clientId })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
}

export const secretHash = ({ secret, pepper }: Pick<Credentials, 'secret' | 'pepper'>): Buffer =>
  createHmac('sha256', pepper).update(secret).digest()

interface KeyRow {
  client_id: Id<'client'>
  api_key_id: string
  secret_hash: Buffer | null
  sees_ssn: boolean
  scopes: readonly Scope[] | null
  company_ids: readonly Id<'company'>[] | null
  label: string
}
