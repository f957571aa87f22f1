import { sql } from 'kysely'
import type { OfSchedule, WorkerType } from '../../domain/payroll/schedule.ts'
import type { WorkerKey } from '../../domain/people/worker.ts'
import { type Day, day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { home } from '../database/home.ts'
import type { Tx } from '../database/transaction.ts'

/** On which schedule somebody is, and since when. */
export interface HeldSchedule {
  readonly from: Day
  readonly ofSchedule: OfSchedule
}

/** Before anybody could work here: who begins on a schedule was on no other. */
const ALWAYS = day('1900-01-01')

/** The oldest first. Before the first one, and without any, somebody is on the first schedule of their kind. */
export async function heldSchedules(
  tx: Tx,
  { companyId, userId }: WorkerKey,
): Promise<readonly HeldSchedule[]> {
  const { rows } = await sql<HeldSchedule>`
    select effective_from as "from", of_schedule as "ofSchedule" from worker_schedule
    where company_id = ${companyId} and client_id = ${tx.clientId} and user_id = ${userId}
    order by effective_from`.execute(tx.db)
  return rows
}

/** Everybody who is on another schedule than the first one. */
export async function onSchedules(
  tx: Tx,
  companyId: Id<'company'>,
  on: Day,
): Promise<ReadonlyMap<string, OfSchedule>> {
  const { rows } = await sql<{ userId: string; ofSchedule: OfSchedule }>`
    select distinct on (user_id) user_id as "userId", of_schedule as "ofSchedule" from worker_schedule
    where company_id = ${companyId} and client_id = ${tx.clientId} and effective_from <= ${on}
    order by user_id, effective_from desc`.execute(tx.db)
  return new Map(rows.map(({ userId, ofSchedule }) => [userId, ofSchedule]))
}

/** New workers who begin on a further schedule; of those who were inserted. */
export async function beginOnSchedules(
  tx: Tx,
  companyId: Id<'company'>,
  workers: readonly { readonly userId: Id<'user'>; readonly ofSchedule: OfSchedule }[],
): Promise<void> {
  const put = workers.filter(({ ofSchedule }) => ofSchedule !== null)
  if (put.length === 0) return
  await sql`
    insert into worker_schedule (company_id, client_id, user_id, effective_from, of_schedule)
    select home.company_id, ${tx.clientId}::uuid, n.user_id, ${ALWAYS}, n.of_schedule
    from ${home(companyId)} cross join unnest(${put.map(({ userId }) => userId)}::uuid[],
                ${put.map(({ ofSchedule }) => ofSchedule)}::uuid[]) as n(user_id, of_schedule)`.execute(tx.db)
}

export async function putOnSchedule(
  tx: Tx,
  { companyId, userId }: WorkerKey,
  { from, ofSchedule }: HeldSchedule,
): Promise<void> {
  await sql`
    insert into worker_schedule (company_id, client_id, user_id, effective_from, of_schedule)
    values (${companyId}, ${tx.clientId}, ${userId}, ${from}, ${ofSchedule})`.execute(tx.db)
}

/** Nobody was paid by it yet: it is as if it had not been said. */
export async function takeOffSchedule(tx: Tx, { companyId, userId }: WorkerKey, from: Day): Promise<void> {
  await sql`
    delete from worker_schedule
    where company_id = ${companyId} and client_id = ${tx.clientId} and user_id = ${userId} and effective_from = ${from}`.execute(
    tx.db,
  )
}

/** The first day after another on which somebody changes to a schedule or from it. */
export async function changeAfter(
  tx: Tx,
  {
    companyId,
    workerType,
    ofSchedule,
  }: {
    readonly companyId: Id<'company'>
    readonly workerType: WorkerType
    readonly ofSchedule: OfSchedule
  },
  after: Day,
): Promise<Day | undefined> {
  const { rows } = await sql<{ day: Day | null }>`
    select min(h.effective_from) as day
    from (select s.user_id, s.effective_from, s.of_schedule,
                 lag(s.of_schedule) over (partition by s.user_id order by s.effective_from) as before
          from worker_schedule s where s.company_id = ${companyId} and s.client_id = ${tx.clientId}) h
    join worker w on w.company_id = ${companyId} and w.user_id = h.user_id and w.worker_type = ${workerType}
    where h.effective_from > ${after}
      and (h.of_schedule is not distinct from ${ofSchedule}::uuid or h.before is not distinct from ${ofSchedule}::uuid)`.execute(
    tx.db,
  )
  return rows[0]?.day ?? undefined
}
