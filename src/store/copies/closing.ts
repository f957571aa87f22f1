import { sql } from 'kysely'
import { transactionMachine } from '../../domain/money/transaction.ts'
import { type Instant, isoInstant } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { AGENDA_CHANNEL } from '../agenda/channel.ts'
import { oneOf } from '../database/states.ts'
import type { Tx } from '../database/transaction.ts'

interface Standing {
  readonly name: string
  readonly closedAt: Instant | null
}

/** With what the triggers noted where the company's rows are: on one machine that is here. */
interface NotedStanding extends Standing {
  readonly noted: string | null
}

/**
 * Whether the company is closed, held until the commit against whoever would close it meanwhile: every write asks this
 * last (work/outbox/flush.ts), and a closing waits for all that have asked.
 */
export async function standingOf(tx: Tx, companyId: Id<'company'>): Promise<NotedStanding | undefined> {
  const { rows } = await sql<NotedStanding>`
    select name, closed_at as "closedAt", current_setting('purser.changes', true) as noted from company
    where company_id = ${companyId} and client_id = ${tx.clientId} for key share`.execute(tx.db)
  return rows[0]
}

/** Waits for every write of the company that has begun to commit, and lets none go on until this one has. */
export async function lockToClose(tx: Tx, companyId: Id<'company'>): Promise<Standing | undefined> {
  const { rows } = await sql<Standing>`
    select name, closed_at as "closedAt" from company
    where company_id = ${companyId} and client_id = ${tx.clientId} for update`.execute(tx.db)
  return rows[0]
}

export const setClosed = (tx: Tx, companyId: Id<'company'>, at: Instant | null): Promise<unknown> =>
  sql`update company set closed_at = ${at === null ? null : isoInstant(at)}::timestamptz
      where company_id = ${companyId} and client_id = ${tx.clientId}`.execute(tx.db)

/** Payments that are in a file and have not settled, and files of which nobody knows yet whether the bank has them. */
export async function withTheBank(
  tx: Tx,
  companyId: Id<'company'>,
): Promise<{ readonly payments: number; readonly files: number }> {
  const { rows } = await sql<{ payments: number; files: number }>`
    select (select count(*)::int from transfer
            where company_id = ${companyId} and client_id = ${tx.clientId} and status in ${oneOf([transactionMachine.initial])}
              and ach_file_id is not null) as payments,
           (select count(*)::int from ach_file
            where company_id = ${companyId} and client_id = ${tx.clientId} and handed_over_at is null) as files`.execute(
    tx.db,
  )
  return rows[0]!
}

/**
 * Takes the later work of the company off the agenda. False, and to be undone, where some of it runs at this moment or
 * has called the outside: the same call from another place would be a second one.
 */
export async function setWorkAside(tx: Tx, companyId: Id<'company'>): Promise<number | false> {
  const { rows } = await sql<{ taken: number; there: number }>`
    with free as (
      select agenda_id from agenda
      where company_id = ${companyId} and client_id = ${tx.clientId} and (leased_by is null or parked_at is not null)
      for update skip locked),
    taken as (
      delete from agenda a using free f where a.agenda_id = f.agenda_id
      returning a.agenda_id, a.seq, a.task, a.key, a.payload, a.due_at, a.parked_at, a.last_error),
    aside as (
      insert into closed_work (company_id, client_id, agenda_id, seq, task, key, payload, due_at, parked_at, last_error)
      select ${companyId}::uuid, ${tx.clientId}::uuid, t.* from taken t returning 1)
    select (select count(*)::int from aside) as taken,
           (select count(*)::int from agenda where company_id = ${companyId} and client_id = ${tx.clientId}) as there`.execute(
    tx.db,
  )
  const { taken, there } = rows[0]!
  return taken === there ? taken : false
}

/** Puts it back, in its order. */
export async function putWorkBack(tx: Tx, companyId: Id<'company'>): Promise<number> {
  const { rows } = await sql`
    with aside as (
      delete from closed_work where company_id = ${companyId} and client_id = ${tx.clientId} returning *)
    insert into agenda (agenda_id, client_id, company_id, task, key, payload, due_at, wake_at, parked_at, last_error)
    select a.agenda_id, c.client_id, a.company_id, a.task, a.key, a.payload, a.due_at,
           a.due_at - c.clock_offset * interval '1 millisecond', a.parked_at, a.last_error
    from aside a
    cross join (select client_id, clock_offset from client where client_id = ${tx.clientId} for share) c
    order by a.seq returning 1`.execute(tx.db)
  await sql`select pg_notify(${AGENDA_CHANNEL}, '')`.execute(tx.db)
  return rows.length
}
