import { sql } from 'kysely'
import type pg from 'pg'
import { lifetimes, TRIES } from '../../domain/access/limits.ts'
import type { Instant } from '../../kernel/dates.ts'
import { type Id, newId } from '../../kernel/ids.ts'
import { Secret } from '../../kernel/secret.ts'
import { asService, type Tx } from '../database/transaction.ts'
import type { Work } from '../database/work.ts'
import { codeHash, newCode, newToken, tokenHash } from './door.ts'

/** What stands in a letter, sealed until it is sent. */
export interface LetterText {
  readonly link: string
  readonly code: string
}

/** A letter to an address. Its code replaces that of the letter before; the links of both open. */
export async function insertLetter(
  work: Work,
  given: { readonly emailKey: string; readonly linkOf: (token: string) => string; readonly pepper: Buffer },
): Promise<Id<'signIn'>> {
  const signInId = newId<'signIn'>()
  const [token, code] = [newToken(), newCode()]
  const text: LetterText = { link: given.linkOf(token), code }
  const vault = await work.vault(null)
  await sql`update sign_in set code_hash = null
            where client_id = ${work.clientId} and email_key = ${given.emailKey} and code_hash is not null
              and expires_at > now()`.execute(work.db)
  await sql`
    insert into sign_in (client_id, sign_in_id, token_hash, email_key, code_hash, letter, expires_at)
    values (${work.clientId}, ${signInId}, ${tokenHash(token)}, ${given.emailKey},
            ${codeHash(given.pepper, signInId, code)},
            ${vault.seal('sign_in.letter', signInId, new Secret(JSON.stringify(text)))},
            now() + make_interval(secs => ${lifetimes.letter}))`.execute(work.db)
  return signInId
}

/** To whom and what, if it is not over: a letter that waited too long is not worth sending. */
export async function loadLetter(
  work: Work,
  signInId: Id<'signIn'>,
): Promise<{ readonly emailKey: string; readonly text: LetterText } | undefined> {
  const { rows } = await sql<{ email_key: string; letter: Buffer }>`
    select email_key, letter from sign_in where client_id = ${work.clientId} and sign_in_id = ${signInId}
      and letter is not null and spent_at is null and expires_at > now()`.execute(work.db)
  const found = rows[0]
  if (!found) return undefined
  const text = (await work.vault(null)).open('sign_in.letter', signInId, found.letter)
  return { emailKey: found.email_key, text: JSON.parse(text.reveal()) as LetterText }
}

/**
 * A link that the platform gives to one person. Answers the token, which is kept nowhere. From here on the transaction
 * is the service's: nobody who is limited sees links.
 */
export async function insertMinted(
  tx: Tx,
  given: {
    readonly personId: string
    readonly page: string
    readonly returnUrl: string
    readonly seconds: number
  },
): Promise<{ readonly token: string; readonly expiresAt: Instant }> {
  const token = newToken()
  await asService(tx)
  const { rows } = await sql<{ expires_at: Instant }>`
    insert into sign_in (client_id, sign_in_id, token_hash, person_id, page, return_url, expires_at)
    values (${tx.clientId}, ${newId()}, ${tokenHash(token)}, ${given.personId}, ${given.page}, ${given.returnUrl},
            now() + make_interval(secs => ${given.seconds})) returning expires_at`.execute(tx.db)
  return { token, expiresAt: rows[0]!.expires_at }
}

/** A link for the operator of the installation. Answers the token, which is kept nowhere. */
export async function insertConsoleLink(
  tx: Tx,
  { accountId, seconds }: { readonly accountId: string; readonly seconds: number },
): Promise<string> {
  const token = newToken()
  await sql`
    insert into sign_in (client_id, sign_in_id, token_hash, account_id, expires_at)
    values (${tx.clientId}, ${newId()}, ${tokenHash(token)}, ${accountId},
            now() + make_interval(secs => ${seconds}))`.execute(tx.db)
  return token
}

export interface FoundSignIn {
  readonly clientId: Id<'client'>
  readonly signInId: Id<'signIn'>
}

/** Whose a link is, if it can still be spent. */
export async function findLink(pool: pg.Pool, token: string): Promise<FoundSignIn | undefined> {
  const { rows } = await pool.query<FoundSignIn>(
    `select client_id as "clientId", sign_in_id as "signInId" from sign_in
     where token_hash = $1 and spent_at is null and expires_at > now() and ${HAS_ACCOUNT}`,
    [tokenHash(token)],
  )
  return rows[0]
}

/** A client without one was left behind by resetSandbox. */
const HAS_ACCOUNT = 'exists (select from account where account.client_id = sign_in.client_id)'

/** The letters whose codes an address may send. One a client. */
export async function findCodes(pool: pg.Pool, emailKey: string): Promise<readonly FoundSignIn[]> {
  const { rows } = await pool.query<FoundSignIn>(
    `select client_id as "clientId", sign_in_id as "signInId" from sign_in
     where email_key = $1 and code_hash is not null and tries < $2 and spent_at is null and expires_at > now()
       and ${HAS_ACCOUNT} order by 1`,
    [emailKey, TRIES],
  )
  return rows
}

/** Counts a try before anything is compared, so that a crowd of guesses has no more than one after another. */
export async function takeTry(tx: Tx, signInId: Id<'signIn'>): Promise<Buffer | undefined> {
  const { rows } = await sql<{ code_hash: Buffer }>`
    update sign_in set tries = tries + 1
    where client_id = ${tx.clientId} and sign_in_id = ${signInId} and tries < ${TRIES} and code_hash is not null
      and spent_at is null and expires_at > now() returning code_hash`.execute(tx.db)
  return rows[0]?.code_hash
}

export interface Spent {
  readonly emailKey: string | null
  readonly personId: string | null
  readonly accountId: string | null
  readonly page: string
  readonly returnUrl: string
}

/** Spends it, once: of two at the same time the second finds nothing. */
export async function spend(tx: Tx, signInId: Id<'signIn'>): Promise<Spent | undefined> {
  const { rows } = await sql<Spent>`
    update sign_in set spent_at = now()
    where client_id = ${tx.clientId} and sign_in_id = ${signInId} and spent_at is null and expires_at > now()
    returning email_key as "emailKey", person_id as "personId", account_id as "accountId", page, return_url as "returnUrl"`.execute(
    tx.db,
  )
  return rows[0]
}
