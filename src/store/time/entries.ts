import { sql } from 'kysely'
import type { WorkerKey } from '../../domain/people/worker.ts'
import type { EntryRow } from '../../domain/time/entries.ts'
import { type Day, type Instant, isoInstant } from '../../kernel/dates.ts'
import { type Id, newId } from '../../kernel/ids.ts'
import type { Tx } from '../database/transaction.ts'

export async function insertEntry(tx: Tx, entry: Omit<EntryRow, 'timeEntryId'>): Promise<Id<'timeEntry'>> {
  const timeEntryId = newId<'timeEntry'>()
  await insertEntries(tx, [{ ...entry, timeEntryId }])
  return timeEntryId
}

export async function insertEntries(tx: Tx, entries: readonly EntryRow[]): Promise<void> {
  for (let at = 0; at < entries.length; at += AT_ONCE) {
    await tx.db
      .insertInto('time_entry')
      .values(
        entries.slice(at, at + AT_ONCE).map((entry) => ({
          company_id: entry.companyId,
          client_id: tx.clientId,
          time_entry_id: entry.timeEntryId,
          user_id: entry.userId,
          source: entry.source,
          created_at: isoInstant(tx.now),
          ...columnsOf(entry),
        })),
      )
      .execute()
  }
}

/** A statement takes 65,535 values, and an entry has nineteen. */
const AT_ONCE = 1000

export async function updateEntry(tx: Tx, entry: EntryRow): Promise<void> {
  await tx.db
    .updateTable('time_entry')
    .set(columnsOf(entry))
    .where('company_id', '=', entry.companyId)
    .where('time_entry_id', '=', entry.timeEntryId)
    .execute()
}

export async function deleteEntry(tx: Tx, { companyId, timeEntryId }: EntryRow): Promise<void> {
  await tx.db
    .deleteFrom('time_entry')
    .where('company_id', '=', companyId)
    .where('time_entry_id', '=', timeEntryId)
    .execute()
}

/** One entry of a worker: by its id, or the one that is still open. */
export async function entryOf(
  tx: Tx,
  { companyId, userId }: WorkerKey,
  which: Id<'timeEntry'> | 'open',
): Promise<EntryRow | undefined> {
  const { rows } = await sql<EntryRow>`
    ${columns} where company_id = ${companyId} and client_id = ${tx.clientId} and user_id = ${userId}
      ${which === 'open' ? sql`and ended_at is null` : sql`and time_entry_id = ${which}`}`.execute(tx.db)
  return rows[0]
}

/** Work of the person that lies in this stretch, also in part. An open entry reaches to the end of time. */
export async function entriesWithin(
  tx: Tx,
  { companyId, userId }: WorkerKey,
  stretch: { readonly start: Instant; readonly end: Instant },
): Promise<readonly EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    ${columns} where company_id = ${companyId} and user_id = ${userId}
      and coalesce(ended_at, 'infinity') > ${isoInstant(stretch.start)} and started_at < ${isoInstant(stretch.end)}
    order by started_at`.execute(tx.db)
  return rows
}

/** Whether other work of the person lies in this stretch. An open entry reaches to the end of time. */
export async function overlaps(
  tx: Tx,
  { companyId, userId }: WorkerKey,
  stretch: {
    readonly start: Instant
    readonly end: Instant | null
    readonly except?: Id<'timeEntry'> | undefined
  },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from time_entry
    where company_id = ${companyId} and user_id = ${userId}
      and coalesce(ended_at, 'infinity') > ${isoInstant(stretch.start)}
      and started_at < coalesce(${stretch.end === null ? null : isoInstant(stretch.end)}::timestamptz, 'infinity')
      ${stretch.except ? sql`and time_entry_id <> ${stretch.except}` : sql``} limit 1`.execute(tx.db)
  return rows.length > 0
}

/** The entries of these people whose first local day lies in a stretch, in order of time. */
export async function entriesOf(
  tx: Tx,
  companyId: Id<'company'>,
  given: { readonly userIds: readonly string[]; readonly from: Day; readonly to: Day },
): Promise<readonly EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    ${columns} where company_id = ${companyId} and user_id = any(${[...given.userIds]}::uuid[])
      and local_start >= ${given.from} and local_start <= ${`${given.to}T24`}
      and started_at >= ${given.from}::date - 2 and started_at <= ${given.to}::date + 3
    order by started_at`.execute(tx.db)
  return rows
}

const columnsOf = (entry: Omit<EntryRow, 'timeEntryId'>) => ({
  time_card_id: entry.timeCardId,
  time_zone: entry.zone,
  local_start: entry.localStart as string,
  local_end: entry.localEnd as string | null,
  started_at: isoInstant(entry.start),
  ended_at: entry.end === null ? null : isoInstant(entry.end),
  rounding_minutes: entry.roundingMinutes,
  break_minutes: entry.breakMinutes,
  company_location_id: entry.at === 'Remote' ? null : entry.at,
  is_remote: entry.at === 'Remote',
  department_id: entry.departmentId,
  job_id: entry.jobId,
  cost_center_id: entry.costCenterId,
})

const columns = sql`
  select company_id as "companyId", time_entry_id as "timeEntryId", time_card_id as "timeCardId",
         user_id as "userId", source, time_zone as zone, local_start as "localStart", local_end as "localEnd",
         started_at as start, ended_at as end, rounding_minutes as "roundingMinutes", break_minutes as "breakMinutes",
         coalesce(company_location_id::text, case when is_remote then 'Remote' end) as at,
         department_id as "departmentId", job_id as "jobId", cost_center_id as "costCenterId"
  from time_entry`
