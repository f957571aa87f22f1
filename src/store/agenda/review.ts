import { sql } from 'kysely'
import type pg from 'pg'
import type { Id } from '../../kernel/ids.ts'
import type { Tx } from '../database/transaction.ts'
import type { AgendaRow } from './row.ts'

/** Rows of these tasks over all clients, oldest first, also those that are parked. Not locked. */
export async function rowsOfTasks(
  owner: pg.Pool,
  { tasks, agendaId }: { readonly tasks: readonly string[]; readonly agendaId?: string | undefined },
): Promise<readonly AgendaRow[]> {
  const { rows } = await owner.query<AgendaRow>(
    `select ${COLUMNS} from agenda where task = any($1) and ($2::uuid is null or agenda_id = $2)
     order by agenda_id limit 1000`,
    [[...tasks], agendaId ?? null],
  )
  return rows
}

/** The same of one client. */
export async function ownRowsOfTasks(
  tx: Tx,
  { tasks, agendaId }: { readonly tasks: readonly string[]; readonly agendaId?: string | undefined },
): Promise<readonly AgendaRow[]> {
  const { rows } = await sql<AgendaRow>`
    select ${sql.raw(COLUMNS)} from agenda where client_id = ${tx.clientId} and task = any(${[...tasks]})
      and (${agendaId ?? null}::uuid is null or agenda_id = ${agendaId ?? null})
    order by agenda_id limit 1000`.execute(tx.db)
  return rows
}

/** Locks a row that nobody is asking the outside for at this moment. */
export async function lockIdleRow(tx: Tx, agendaId: Id<'agenda'>): Promise<AgendaRow | undefined> {
  const { rows } = await sql<AgendaRow>`
    select ${sql.raw(COLUMNS)} from agenda
    where agenda_id = ${agendaId} and (leased_until is null or leased_until <= now()) for update`.execute(
    tx.db,
  )
  return rows[0]
}

const COLUMNS = `agenda_id as "agendaId", client_id as "clientId", company_id as "companyId", task, key, payload,
  due_at as "dueAt", attempts, leased_by as "leasedBy"`
