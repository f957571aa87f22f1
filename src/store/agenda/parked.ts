import { sql } from 'kysely'
import type pg from 'pg'
import { type Instant, isoInstant } from '../../kernel/dates.ts'
import type { Tx } from '../database/transaction.ts'
import { AGENDA_CHANNEL } from './channel.ts'

export interface ParkedRow {
  readonly agendaId: string
  readonly clientId: string
  readonly companyId: string | null
  readonly task: string
  readonly key: string
  readonly dueAt: string
  readonly parkedAt: string
  readonly attempts: number
  readonly lastError: string | null
}

/** What failed at its last attempt and waits for a person, oldest first. As owner: of all clients. */
export async function parkedRows(owner: pg.Pool): Promise<readonly ParkedRow[]> {
  const { rows } = await owner.query<Timed>(`${PARKED} order by parked_at, seq limit 1000`)
  return rows.map(told)
}

/** The same of one client. */
export async function ownParkedRows(tx: Tx): Promise<readonly ParkedRow[]> {
  const { rows } = await sql<Timed>`${sql.raw(PARKED)} and client_id = ${tx.clientId}
    order by parked_at, seq limit 1000`.execute(tx.db)
  return rows.map(told)
}

type Timed = Omit<ParkedRow, 'dueAt' | 'parkedAt'> & { dueAt: Instant; parkedAt: Instant }

const told = (row: Timed): ParkedRow => ({
  ...row,
  dueAt: isoInstant(row.dueAt),
  parkedAt: isoInstant(row.parkedAt),
})

const PARKED = `
  select agenda_id as "agendaId", client_id as "clientId", company_id as "companyId", task, key, due_at as "dueAt",
         parked_at as "parkedAt", attempts, last_error as "lastError"
  from agenda where parked_at is not null`

/**
 * Gives parked rows all their attempts again, from now. A row whose work was asked for anew meanwhile stays parked: the
 * younger row does it. Answers the ids.
 */
export async function retryParked(owner: pg.Pool, only?: string): Promise<readonly string[]> {
  const { rows } = await owner.query<{ agenda_id: string }>(
    `${RETRIES} and ($1::uuid is null or a.agenda_id = $1) returning a.agenda_id`,
    [only ?? null],
  )
  if (rows.length > 0) await owner.query('select pg_notify($1, $2)', [AGENDA_CHANNEL, ''])
  return rows.map(({ agenda_id: agendaId }) => agendaId)
}

/** The same of one client, from the moment its transaction commits. */
export async function retryOwnParked(tx: Tx, only?: string): Promise<readonly string[]> {
  const { rows } = await sql<{ agenda_id: string }>`
    ${sql.raw(RETRIES)} and a.client_id = ${tx.clientId} and (${only ?? null}::uuid is null or a.agenda_id = ${only ?? null})
    returning a.agenda_id`.execute(tx.db)
  if (rows.length > 0) await sql`select pg_notify(${AGENDA_CHANNEL}, '')`.execute(tx.db)
  return rows.map(({ agenda_id: agendaId }) => agendaId)
}

const RETRIES = `
  update agenda a set parked_at = null, attempts = 0, leased_until = null, leased_by = null, wake_at = now()
  where a.parked_at is not null
    and not exists (select from agenda b where b.client_id = a.client_id and b.task = a.task and b.key = a.key
                    and b.agenda_id <> a.agenda_id and (b.parked_at is null or b.seq > a.seq))`
