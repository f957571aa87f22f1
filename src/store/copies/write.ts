import { type RawBuilder, sql } from 'kysely'
import type { Id } from '../../kernel/ids.ts'
import { AGENDA_CHANNEL } from '../agenda/channel.ts'
import { home } from '../database/home.ts'
import type { Tx } from '../database/transaction.ts'
import { noteUnsealed } from '../money/seals.ts'
import type { TableColumns } from './columns.ts'
import { spread } from './tables.ts'

/** Inserts rows that travelled, as JSON texts, under this client and this company, whatever they say themselves. */
export async function insertRows(
  tx: Tx,
  companyId: Id<'company'>,
  { table, plain, sealed, indexes }: TableColumns,
  rows: readonly string[],
): Promise<void> {
  const more = table === 'audit' ? ['mark'] : []
  const own = [...plain, ...Object.keys(sealed), ...Object.keys(indexes), ...more].filter(
    (name) => name !== 'company_id',
  )
  const into = { table, own, names: sql.join(own.map((name) => sql.ref(name))) }
  if (table === 'company') return insertItself(tx, companyId, into, rows)
  // What is in one place is not inserted beside the company, which may be elsewhere.
  const place =
    spread.get(table) === 'local' ? sql`(select ${companyId}::uuid as company_id) home` : home(companyId)
  await sql`
    insert into ${sql.table(table)} (company_id, client_id, ${into.names})
    select home.company_id, ${tx.clientId}::uuid, ${sql.join(own.map((name) => sql`r.${sql.ref(name)}`))}
    from ${place} cross join ${populated(table, rows)}`.execute(tx.db)
}

const populated = (table: string, rows: readonly string[]) =>
  sql`json_populate_recordset(null::${sql.table(table)}, ${`[${rows.join()}]`}::json) r`

interface Into {
  readonly table: string
  readonly own: readonly string[]
  readonly names: RawBuilder<unknown>
}

/** The company is not there yet to be inserted beside: its values are sent. */
async function insertItself(
  tx: Tx,
  companyId: Id<'company'>,
  { table, own, names }: Into,
  rows: readonly string[],
): Promise<void> {
  const texts = own.map((name) => sql`r.${sql.ref(name)}::text as ${sql.ref(name)}`)
  const { rows: found } = await sql<Record<string, string | null>>`
    select ${sql.join(texts)} from ${populated(table, rows)}`.execute(tx.db)
  for (const row of found)
    await sql`
      insert into company (company_id, client_id, ${names})
      values (${companyId}, ${tx.clientId}, ${sql.join(own.map((name) => row[name]))})`.execute(tx.db)
}

/** Later work goes on where it is now, in its order, on the clock of this client. */
export async function insertAgenda(tx: Tx, companyId: Id<'company'>, rows: readonly string[]): Promise<void> {
  await sql`
    insert into agenda (agenda_id, client_id, company_id, task, key, payload, due_at, wake_at, parked_at, last_error)
    select r.agenda_id, c.client_id, ${companyId}::uuid, r.task, r.key, r.payload, r.due_at,
           r.due_at - c.clock_offset * interval '1 millisecond', r.parked_at, r.last_error
    from json_populate_recordset(null::agenda, ${`[${rows.join()}]`}::json) with ordinality r
    cross join (select client_id, clock_offset from client where client_id = ${tx.clientId} for share) c
    order by r.ordinality`.execute(tx.db)
  await sql`select pg_notify(${AGENDA_CHANNEL}, '')`.execute(tx.db)
}

/** What follows from the rows, made anew: claims of the client, and what the sealer has to do. */
export async function insertDerived(tx: Tx, companyId: Id<'company'>): Promise<void> {
  await sql`
    insert into ein_claim (client_id, ein_index, company_id)
    select client_id, ein_index, company_id from kyb_information
    where company_id = ${companyId} and client_id = ${tx.clientId}`.execute(tx.db)
  await sql`
    insert into external_claim (client_id, external_id, company_id)
    select client_id, external_id, company_id from company
    where company_id = ${companyId} and client_id = ${tx.clientId} and external_id <> ''`.execute(tx.db)
  const { rows } = await sql<{ runId: string }>`
    select run_id as "runId" from payroll_run
    where company_id = ${companyId} and client_id = ${tx.clientId}`.execute(tx.db)
  await noteUnsealed(tx, { companyId }, [null, ...rows.map(({ runId }) => runId)])
}

/** Rows that were inserted are new. Facts that count from a day on would otherwise be told as changes of each other. */
export const forgetChanges = (tx: Tx): Promise<unknown> => sql`set local purser.changes = ''`.execute(tx.db)
