import { sql } from 'kysely'
import type pg from 'pg'
import type { PersonOfSession } from '../../domain/access/session.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Tx } from '../database/transaction.ts'

/** Clients where somebody with this address may sign in. Asked before a client is known. */
export async function clientsOfAddress(pool: pg.Pool, emailKey: string): Promise<readonly Id<'client'>[]> {
  const { rows } = await pool.query<{ client_id: Id<'client'> }>(
    'select client_id from clients_of_address($1) order by 1',
    [emailKey],
  )
  return rows.map(({ client_id: clientId }) => clientId)
}

export interface PersonWithAccess extends PersonOfSession {
  readonly email: string
  readonly emailKey: string
}

/** Everyone of this client with this address: companies in the order in which they were made. */
export const peopleOfAddress = (tx: Tx, emailKey: string): Promise<readonly PersonWithAccess[]> =>
  peopleWhere(tx, sql`p.email_key = ${emailKey}`)

/** Someone who may sign in; undefined for who may not, or does not exist. */
export async function personWithAccess(tx: Tx, personId: string): Promise<PersonWithAccess | undefined> {
  return (await peopleWhere(tx, sql`p.person_id = ${personId}`))[0]
}

async function peopleWhere(tx: Tx, which: ReturnType<typeof sql>): Promise<readonly PersonWithAccess[]> {
  const { rows } = await sql<PersonWithAccess>`
    select p.person_id as "personId", p.company_id as "companyId", c.name as company, p.role, p.language,
           p.first_name as "firstName", p.last_name as "lastName", p.email, p.email_key as "emailKey"
    from person_with_access p join company c on c.company_id = p.company_id
    where p.client_id = ${tx.clientId} and ${which}
    order by p.company_id, p.person_id`.execute(tx.db)
  return rows
}
