import { sql } from 'kysely'
import { EDITABLE, payPeriodMachine } from '../../domain/payroll/period.ts'
import type { WorkerKey } from '../../domain/people/worker.ts'
import {
  GRANTED,
  type RequestFacts,
  type TimeOffLine,
  type TimeOffStatus,
  timeOffMachine,
} from '../../domain/time/time-off.ts'
import { type Day, isoInstant } from '../../kernel/dates.ts'
import { type Id, newId } from '../../kernel/ids.ts'
import { arrow } from '../../kernel/machine.ts'
import { assert } from '../../kernel/problem.ts'
import { home } from '../database/home.ts'
import { inPages, type PageAsked, pastPage } from '../database/pages.ts'
import { oneOf } from '../database/states.ts'
import type { Tx } from '../database/transaction.ts'
import type { Work } from '../database/work.ts'
import { paysDays } from '../schedules/on-schedule.ts'

const taken = arrow(timeOffMachine, 'daysPassed')

export interface RequestRow extends RequestFacts {
  readonly companyId: Id<'company'>
  readonly requestId: Id<'timeOffRequest'>
  readonly assignmentId: Id<'timeOffAssignment'>
  readonly userId: Id<'user'>
  readonly policyId: Id<'timeOffPolicy'>
  readonly policyName: string
}

/** Undefined where another request holds one of its days. */
export async function insertRequest(
  work: Work,
  request: Pick<
    RequestRow,
    'companyId' | 'assignmentId' | 'userId' | 'startDate' | 'endDate' | 'hours' | 'lines'
  >,
): Promise<Id<'timeOffRequest'> | undefined> {
  const requestId = newId<'timeOffRequest'>()
  await work.db
    .insertInto('time_off_request')
    .values({
      company_id: request.companyId,
      client_id: work.clientId,
      time_off_request_id: requestId,
      assignment_id: request.assignmentId,
      user_id: request.userId,
      start_date: request.startDate,
      end_date: request.endDate,
      hours: request.hours,
      status: timeOffMachine.initial,
      created_at: isoInstant(work.now),
    })
    .execute()
  const { numAffectedRows } = await sql`
    insert into time_off_line (company_id, client_id, time_off_request_id, on_day, hours, held_by)
    select home.company_id, ${work.clientId}::uuid, ${requestId}::uuid, l.day, l.hours,
           ${request.assignmentId}::uuid
    from ${home(request.companyId)} cross join unnest(${request.lines.map((l) => l.day)}::date[], ${request.lines.map((l) => l.hours)}::int[])
      as l(day, hours)
    on conflict (company_id, held_by, on_day) do nothing`.execute(work.db)
  if (numAffectedRows !== BigInt(request.lines.length)) return undefined
  work.emit({ family: 'timeOff', change: 'insert', companyId: request.companyId, entityId: requestId })
  return requestId
}

export interface HeldDay extends TimeOffLine {
  readonly requestId: string
  readonly assignmentId: string
}

/** What a worker has asked for, or was granted, on these days, under any policy. */
export async function heldDays(
  tx: Tx,
  { companyId, userId }: WorkerKey,
  days: readonly Day[],
): Promise<readonly HeldDay[]> {
  const { rows } = await sql<HeldDay>`
    select l.on_day as day, l.hours, r.time_off_request_id as "requestId", r.assignment_id as "assignmentId"
    from time_off_request r
    join time_off_line l on l.company_id = r.company_id and l.time_off_request_id = r.time_off_request_id
                        and l.on_day = any(${[...days]}::date[])
    where r.company_id = ${companyId} and r.client_id = ${tx.clientId} and r.user_id = ${userId}
      and r.status in ${oneOf([timeOffMachine.initial, ...GRANTED])}
    order by l.on_day, r.time_off_request_id`.execute(tx.db)
  return rows
}

export interface RequestFilter extends PageAsked {
  readonly companyId: Id<'company'>
  readonly requestId?: Id<'timeOffRequest'>
  readonly ids?: readonly string[]
  readonly userIds?: readonly string[]
  readonly assignmentId?: Id<'timeOffAssignment'>
  readonly status?: TimeOffStatus | undefined
  /** Of the days that are asked for, one or more lie between. */
  readonly from?: Day | undefined
  readonly to?: Day | undefined
}

/** In order of creation. */
export async function requestsWhere(
  tx: Tx,
  filter: RequestFilter,
  lock = false,
): Promise<readonly RequestRow[]> {
  const { rows } = await sql<RequestRow>`
    select r.company_id as "companyId", r.time_off_request_id as "requestId", r.assignment_id as "assignmentId",
           r.user_id as "userId", a.time_off_policy_id as "policyId", p.policy_type as "policyType",
           p.name as "policyName",
           r.start_date as "startDate", r.end_date as "endDate", r.hours, r.status, r.reason,
           (select json_agg(json_build_object('day', l.on_day, 'hours', l.hours) order by l.on_day)
            from time_off_line l where l.company_id = ${filter.companyId}
              and l.time_off_request_id = r.time_off_request_id) as lines
    from time_off_request r
    join time_off_assignment a on a.company_id = r.company_id and a.assignment_id = r.assignment_id
    join time_off_policy p on p.company_id = a.company_id and p.time_off_policy_id = a.time_off_policy_id
    where r.company_id = ${filter.companyId} and r.client_id = ${tx.clientId}
      ${filter.requestId ? sql`and r.time_off_request_id = ${filter.requestId}` : sql``}
      ${filter.ids ? sql`and r.time_off_request_id = any(${[...filter.ids]}::uuid[])` : sql``}
      ${filter.userIds ? sql`and r.user_id = any(${[...filter.userIds]}::uuid[])` : sql``}
      ${filter.assignmentId ? sql`and r.assignment_id = ${filter.assignmentId}` : sql``}
      ${filter.status ? sql`and r.status = ${filter.status}` : sql``}
      ${filter.from ? sql`and r.end_date >= ${filter.from}` : sql``}
      ${filter.to ? sql`and r.start_date <= ${filter.to}` : sql``}
      ${pastPage('r.time_off_request_id', filter)}
    ${inPages('r.time_off_request_id', filter)}
    ${lock ? sql`for no key update of r` : sql``}`.execute(tx.db)
  return rows
}

export async function setRequestStatus(
  work: Work,
  request: RequestRow,
  next: { readonly status: TimeOffStatus; readonly reason: string },
): Promise<void> {
  const { numAffectedRows } = await sql`
    update time_off_request set status = ${next.status}, reason = ${next.reason}
    where company_id = ${request.companyId} and time_off_request_id = ${request.requestId}
      and status = ${request.status}`.execute(work.db)
  assert(numAffectedRows === 1n, `request ${request.requestId} is no longer ${request.status}`)
  if (!GRANTED.includes(next.status)) await letGo(work, request)
  const { companyId, requestId: entityId } = request
  work.emit({ family: 'timeOff', change: 'update', companyId, entityId })
}

/** Its days may be asked for again. */
async function letGo(work: Work, { companyId, requestId }: RequestRow): Promise<void> {
  await sql`
    update time_off_line set held_by = null
    where company_id = ${companyId} and time_off_request_id = ${requestId}`.execute(work.db)
}

/** Days that were taken off the balance, with the hours that it did not cover; whole requests become Taken. */
export async function markUsed(
  work: Work,
  companyId: Id<'company'>,
  lines: readonly { readonly requestId: string; readonly day: Day; readonly unpaid: number }[],
): Promise<void> {
  if (lines.length === 0) return
  await sql`
    update time_off_line l set used = true, unpaid_hours = u.unpaid
    from unnest(${lines.map((l) => l.requestId)}::uuid[], ${lines.map((l) => l.day)}::date[],
                ${lines.map((l) => l.unpaid)}::int[]) as u(request_id, day, unpaid)
    where l.company_id = ${companyId} and l.time_off_request_id = u.request_id and l.on_day = u.day`.execute(
    work.db,
  )
  const { rows } = await sql<{ id: string }>`
    update time_off_request r set status = ${sql.lit(taken.to)}
    where r.company_id = ${companyId} and r.status in ${oneOf(taken.from)}
      and r.time_off_request_id = any(${lines.map((l) => l.requestId)}::uuid[])
      and not exists (select from time_off_line l where l.company_id = ${companyId}
                        and l.time_off_request_id = r.time_off_request_id and not l.used)
    returning r.time_off_request_id as id`.execute(work.db)
  for (const { id } of rows) work.emit({ family: 'timeOff', change: 'update', companyId, entityId: id })
}

/**
 * Gives each approved day without a period, or in one that was skipped, the one that pays it: the first editable Regular
 * period that ends on or after the day, so a closed one passes its days to the next. Answers the periods that have
 * changed, and for whom.
 */
export async function placeLines(
  tx: Tx,
  companyId: Id<'company'>,
): Promise<readonly { readonly payPeriodId: Id<'payPeriod'>; readonly userId: string }[]> {
  const { rows } = await sql<{ payPeriodId: Id<'payPeriod'>; userId: string }>`
    update time_off_line l set pay_period_id = f.period_id
    from (
      select o.time_off_request_id, o.on_day, r.user_id, p.pay_period_id as period_id
      from time_off_line o
      join time_off_request r on r.company_id = o.company_id and r.time_off_request_id = o.time_off_request_id
      join worker w on w.company_id = r.company_id and w.user_id = r.user_id
      cross join lateral (
        select d.pay_period_id from pay_period d
        where d.company_id = ${companyId} and d.worker_type = w.worker_type and ${paysDays(companyId, 'd')}
          and d.status = any(${[...EDITABLE]}::text[]) and d.end_date >= o.on_day
        order by d.begin_date limit 1) p
      where o.company_id = ${companyId} and o.client_id = ${tx.clientId}
        and (o.pay_period_id is null or exists (
          select from pay_period s where s.company_id = ${companyId} and s.pay_period_id = o.pay_period_id
            and s.status = ${sql.lit(payPeriodMachine.state.skipped)}))
        and r.status in ${oneOf(GRANTED)}) f
    where l.company_id = ${companyId} and l.time_off_request_id = f.time_off_request_id and l.on_day = f.on_day
    returning f.period_id as "payPeriodId", f.user_id as "userId"`.execute(tx.db)
  return rows
}
