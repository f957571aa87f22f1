import { sql } from 'kysely'
import type pg from 'pg'
import { idleSeconds, lifetimes } from '../../domain/access/limits.ts'
import {
  type Personal,
  type PersonOfSession,
  provesIdentity,
  type SessionFacts,
  type WayIn,
} from '../../domain/access/session.ts'
import type { Instant } from '../../kernel/dates.ts'
import { type Id, newId } from '../../kernel/ids.ts'
import type { Tx } from '../database/transaction.ts'
import { newToken, tokenHash } from './door.ts'

/** A live session by its token, with whom it may act as now. It counts as seen. Asked before a client is known. */
export async function sessionAtDoor(pool: pg.Pool, token: string): Promise<SessionAtDoor | undefined> {
  const { rows } = await pool.query<Row>('select * from session_at_door($1)', [tokenHash(token)])
  const first = rows[0]
  return (
    first && {
      clientId: first.client_id,
      account: first.account_id ? { accountId: first.account_id, apiKeyId: first.api_key_id } : null,
      session: {
        sessionId: first.session_id,
        signedInBy: first.signed_in_by,
        isConfirmed: first.is_confirmed,
        endsAt: first.ends_at,
        emailKey: first.email_key,
        page: first.page,
        returnUrl: first.return_url,
        people: rows.flatMap((row) => (row.person_id === null ? [] : [personOf(row, row.person_id)])),
      },
    }
  )
}

export interface SessionAtDoor {
  readonly clientId: Id<'client'>
  readonly account: OperatorsAccount | null
  readonly session: SessionFacts
}

/** Of an operator: the account, and the key whose secret was typed, if one was. */
interface OperatorsAccount {
  readonly accountId: string
  readonly apiKeyId: string | null
}

const personOf = (row: Row, personId: string): PersonOfSession => ({
  personId,
  companyId: row.company_id!,
  company: row.company!,
  role: row.role!,
  firstName: row.first_name!,
  lastName: row.last_name!,
  language: row.language!,
})

export interface NewSession {
  readonly signedInBy: WayIn
  readonly emailKey: string | null
  readonly account?: OperatorsAccount
  readonly people: readonly Personal[]
  readonly page?: string
  readonly returnUrl?: string
}

/** A new one, with a token of its own whatever the browser had before. Answers the token, which is kept nowhere. */
export async function insertSession(tx: Tx, given: NewSession): Promise<string> {
  const sessionId = newId<'session'>()
  const token = newToken()
  await sql`
    insert into session (client_id, session_id, token_hash, signed_in_by, email_key, account_id, api_key_id,
                         idle_seconds, page, return_url, ends_at, confirmed_at)
    values (${tx.clientId}, ${sessionId}, ${tokenHash(token)}, ${given.signedInBy}, ${given.emailKey},
            ${given.account?.accountId ?? null}, ${given.account?.apiKeyId ?? null}, ${idleSeconds(given.people)},
            ${given.page ?? ''}, ${given.returnUrl ?? ''}, now() + make_interval(secs => ${lifetimes.longest}),
            case when ${provesIdentity(given.signedInBy)} then now() end)`.execute(tx.db)
  if (given.people.length > 0) {
    await sql`
      insert into session_person (client_id, session_id, person_id, role)
      select ${tx.clientId}, ${sessionId}, * from unnest(${given.people.map(({ personId }) => personId)}::uuid[],
                                                         ${given.people.map(({ role }) => role)}::text[])`.execute(
      tx.db,
    )
  }
  return token
}

export const endSession = (tx: Tx, sessionId: Id<'session'>): Promise<number> =>
  ended(tx, sql`session_id = ${sessionId}`)

/** All that a session's owner has open: of the address, or of the key. */
export const endSessionsLike = (tx: Tx, sessionId: Id<'session'>): Promise<number> =>
  ended(
    tx,
    sql`exists (select from session own where own.client_id = ${tx.clientId} and own.session_id = ${sessionId}
                and own.email_key is not distinct from session.email_key
                and own.account_id is not distinct from session.account_id)`,
  )

/** No session acts as this person any longer; one that acts as nobody else ends. Answers how many there were. */
export async function endSessionsOf(tx: Tx, personId: string): Promise<number> {
  const { rows } = await sql<{ ended: bigint }>`select end_sessions_of(${personId}) as ended`.execute(tx.db)
  return Number(rows[0]!.ended)
}

async function ended(tx: Tx, which: ReturnType<typeof sql>): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update session set ended_at = now() where client_id = ${tx.clientId} and ended_at is null and ends_at > now()
      and ${which}`.execute(tx.db)
  return Number(numAffectedRows)
}

export async function confirmSession(tx: Tx, sessionId: Id<'session'>): Promise<void> {
  await sql`update session set confirmed_at = now()
            where client_id = ${tx.clientId} and session_id = ${sessionId}`.execute(tx.db)
}

interface Row {
  client_id: Id<'client'>
  session_id: Id<'session'>
  signed_in_by: WayIn
  email_key: string | null
  account_id: string | null
  api_key_id: string | null
  page: string
  return_url: string
  is_confirmed: boolean
  ends_at: Instant
  company_id: Id<'company'> | null
  company: string | null
  person_id: string | null
  role: Personal['role'] | null
  first_name: string | null
  last_name: string | null
  language: Personal['language'] | null
}
