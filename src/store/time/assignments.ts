import { sql } from 'kysely'
import type { WorkerType } from '../../domain/payroll/schedule.ts'
import { type Day, isoInstant } from '../../kernel/dates.ts'
import { type Id, newId } from '../../kernel/ids.ts'
import { home } from '../database/home.ts'
import type { Tx } from '../database/transaction.ts'

export interface AssignableUser {
  readonly userId: Id<'user'>
  readonly workerType: WorkerType
  readonly status: string
  /** The policy that is assigned now. */
  readonly policyId: Id<'timeTrackingPolicy'> | null
  readonly isClockedIn: boolean
}

/** Locks the workers, so that two requests cannot both assign them. */
export async function lockAssignable(
  tx: Tx,
  companyId: Id<'company'>,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, AssignableUser>> {
  await sql`select 1 from worker where company_id = ${companyId} and user_id = any(${[...userIds]}::uuid[])
            order by user_id for no key update`.execute(tx.db)
  const { rows } = await sql<AssignableUser>`
    select w.user_id as "userId", w.worker_type as "workerType", w.status,
           a.time_tracking_policy_id as "policyId", e.time_entry_id is not null as "isClockedIn"
    from worker w
    left join time_tracking_assignment a on a.company_id = w.company_id and a.user_id = w.user_id and a.ended_at is null
    left join time_entry e on e.company_id = w.company_id and e.user_id = w.user_id and e.ended_at is null
    where w.company_id = ${companyId} and w.client_id = ${tx.clientId}
      and w.user_id = any(${[...userIds]}::uuid[])`.execute(tx.db)
  return new Map(rows.map((row) => [row.userId, row]))
}

export async function insertAssignments(
  tx: Tx,
  policy: { readonly companyId: Id<'company'>; readonly policyId: Id<'timeTrackingPolicy'> },
  userIds: readonly string[],
): Promise<void> {
  await sql`
    insert into time_tracking_assignment (company_id, client_id, assignment_id, time_tracking_policy_id, user_id, created_at)
    select home.company_id, ${tx.clientId}::uuid, a.id, ${policy.policyId}::uuid, a.user_id,
           ${isoInstant(tx.now)}::timestamptz
    from ${home(policy.companyId)} cross join unnest(${userIds.map(() => newId())}::uuid[], ${[...userIds]}::uuid[]) as a(id, user_id)`.execute(
    tx.db,
  )
}

export async function endAssignments(
  tx: Tx,
  companyId: Id<'company'>,
  userIds: readonly string[],
): Promise<void> {
  await sql`
    update time_tracking_assignment set ended_at = ${isoInstant(tx.now)}
    where company_id = ${companyId} and user_id = any(${[...userIds]}::uuid[]) and ended_at is null`.execute(
    tx.db,
  )
}

export interface Assignment {
  readonly policyId: Id<'timeTrackingPolicy'>
  readonly timeZone: string
  readonly roundingMinutes: number
  readonly mealBreakMinutes: number
  readonly workState: string
  /** Of someone who has left. */
  readonly exitDate: Day | null
}

/** The policy under which a worker's time is kept now, and where it is spent. */
export async function assignmentOf(
  tx: Tx,
  { companyId, userId }: { readonly companyId: Id<'company'>; readonly userId: Id<'user'> },
): Promise<Assignment | undefined> {
  const { rows } = await sql<Assignment>`
    select a.time_tracking_policy_id as "policyId", p.time_zone as "timeZone",
           p.rounding_minutes as "roundingMinutes", p.meal_break_minutes as "mealBreakMinutes",
           coalesce(${workState(companyId, tx.today)}, '') as "workState", x.exit_date as "exitDate"
    from time_tracking_assignment a
    join time_tracking_policy p on p.company_id = a.company_id and p.time_tracking_policy_id = a.time_tracking_policy_id
    join worker w on w.company_id = a.company_id and w.user_id = a.user_id
    left join worker_exit x on x.company_id = a.company_id and x.user_id = a.user_id and x.ended_at is null
    where a.company_id = ${companyId} and a.user_id = ${userId} and a.ended_at is null`.execute(tx.db)
  return rows[0]
}

/** Of worker `w`: a remote worker's own place, else the state given, else that of the company's location. */
export const workState = (companyId: Id<'company'>, on: Day) => sql<string | null>`(
  select coalesce(case when p.location_category = 'Remote' then (
             select r.state from worker_address r
             where r.company_id = ${companyId} and r.user_id = w.user_id and r.kind = 'remote'
             order by r.effective_from <= ${on}::date desc, abs(r.effective_from - ${on}::date) limit 1) end,
           l.state, nullif(p.state_code, ''))
  from worker_workplace p
  left join company_location l on l.company_id = p.company_id and l.company_location_id = p.company_location_id
                              and p.location_category = 'Office'
  where p.company_id = ${companyId} and p.user_id = w.user_id
  order by p.effective_from <= ${on}::date desc, abs(p.effective_from - ${on}::date) limit 1)`
