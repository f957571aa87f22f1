import { type RawBuilder, sql } from 'kysely'
import type { LedgerRow, PlannedUse, TimeOffAccount } from '../../domain/time/balance.ts'
import { timeOffMachine } from '../../domain/time/time-off.ts'
import { type Day, isoInstant, yearOf } from '../../kernel/dates.ts'
import { type Id, newId } from '../../kernel/ids.ts'
import { inForceOn } from '../database/dated.ts'
import { home } from '../database/home.ts'
import type { Tx } from '../database/transaction.ts'
import { workState } from './assignments.ts'
import { type TimeOffPolicyRow, timeOffColumns } from './time-off-policies.ts'

const approved = sql.lit(timeOffMachine.state.Approved)

/** One worker under one policy, with every row of the ledger and the approved days that are still to come. */
export interface AccountRow extends TimeOffAccount {
  readonly companyId: Id<'company'>
  readonly assignmentId: Id<'timeOffAssignment'>
  readonly userId: Id<'user'>
  readonly policy: TimeOffPolicyRow
  readonly rows: readonly LedgerRow[]
  readonly planned: readonly PlannedLine[]
  /** The last day of one that has ended, with an exit or by itself. */
  readonly endedOn: Day | null
  /** The last day that was set for it, and the policy that takes over then. */
  readonly endsOn: Day | null
  readonly movesTo: Id<'timeOffPolicy'> | null
  readonly workState: string | null
}

interface PlannedLine extends PlannedUse {
  readonly requestId: Id<'timeOffRequest'>
  readonly payPeriodId: Id<'payPeriod'> | null
}

export async function insertTimeOffAssignments(
  tx: Tx,
  policy: TimeOffPolicyRow,
  given: { readonly userIds: readonly string[]; readonly effectiveFrom: Day },
): Promise<void> {
  await sql`
    insert into time_off_assignment (company_id, client_id, assignment_id, time_off_policy_id, user_id, effective_from,
                                     assigned_on, created_at)
    select home.company_id, ${tx.clientId}::uuid, a.id, ${policy.policyId}::uuid, a.user_id,
           ${given.effectiveFrom}::date, ${tx.today}::date, ${isoInstant(tx.now)}::timestamptz
    from ${home(policy.companyId)} cross join unnest(${given.userIds.map(() => newId())}::uuid[], ${[...given.userIds]}::uuid[]) as a(id, user_id)`.execute(
    tx.db,
  )
}

/** With the exit that ends them, so that they can be taken up again. */
export async function endTimeOffAssignments(
  tx: Tx,
  accounts: readonly AccountRow[],
  exitId: string,
): Promise<void> {
  if (accounts.length === 0) return
  await sql`
    update time_off_assignment set ended_at = ${isoInstant(tx.now)}, ended_by_exit_id = ${exitId}
    where company_id = ${accounts[0]!.companyId} and assignment_id = any(${accounts.map((a) => a.assignmentId)}::uuid[])`.execute(
    tx.db,
  )
}

/** Those that an exit ended go on, unless the worker has another of that policy by now. */
export async function resumeTimeOffAssignments(
  tx: Tx,
  companyId: Id<'company'>,
  exitId: string,
): Promise<void> {
  await sql`
    update time_off_assignment a set ended_at = null, ended_by_exit_id = null
    where a.company_id = ${companyId} and a.client_id = ${tx.clientId} and a.ended_by_exit_id = ${exitId}
      and not exists (select from time_off_assignment o where o.company_id = ${companyId} and o.user_id = a.user_id
                        and o.time_off_policy_id = a.time_off_policy_id and o.ended_at is null)`.execute(
    tx.db,
  )
}

export async function insertLedgerRows(
  tx: Tx,
  companyId: Id<'company'>,
  rows: readonly (LedgerRow & { readonly assignmentId: Id<'timeOffAssignment'> })[],
): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into time_off_ledger (company_id, client_id, entry_id, assignment_id, on_day, kind, hours, source, note, created_at)
    select home.company_id, ${tx.clientId}::uuid, r.id, r.assignment_id, r.on_day, r.kind, r.hours, r.source, r.note,
           ${isoInstant(tx.now)}::timestamptz
    from ${home(companyId)} cross join unnest(${rows.map(() => newId())}::uuid[], ${rows.map((r) => r.assignmentId)}::uuid[],
                ${rows.map((r) => r.day)}::date[], ${rows.map((r) => r.kind)}::text[], ${rows.map((r) => r.hours)}::int[],
                ${rows.map((r) => r.source)}::text[], ${rows.map((r) => r.note)}::text[])
      as r(id, assignment_id, on_day, kind, hours, source, note)`.execute(tx.db)
}

/** What one source wrote of one kind, person by person; locks the accounts. */
export async function rowsOfSource(
  tx: Tx,
  companyId: Id<'company'>,
  given: { readonly userIds: readonly string[]; readonly kind: LedgerRow['kind']; readonly source: string },
): Promise<readonly { readonly assignmentId: Id<'timeOffAssignment'>; readonly hours: number }[]> {
  const { rows } = await sql<{ assignmentId: Id<'timeOffAssignment'>; hours: number }>`
    select a.assignment_id as "assignmentId", l.hours
    from time_off_assignment a
    join time_off_ledger l on l.company_id = a.company_id and l.assignment_id = a.assignment_id
                          and l.kind = ${given.kind} and l.source = ${given.source}
    where a.company_id = ${companyId} and a.client_id = ${tx.clientId} and a.user_id = any(${[...given.userIds]}::uuid[])
    order by a.assignment_id for no key update of a`.execute(tx.db)
  return rows
}

export interface AccountsAsked {
  readonly companyId: Id<'company'>
  readonly userIds?: readonly string[]
  readonly policyId?: Id<'timeOffPolicy'> | undefined
  readonly assignmentId?: Id<'timeOffAssignment'> | undefined
  /** Only those for whom something falls due through this day. */
  readonly dueBy?: Day
  /** Also those that have ended, after the others. */
  readonly withEnded?: true
}

/** Locks the accounts it finds: a balance is only changed under the lock. Three statements whatever their number. */
export async function accountsWhere(
  tx: Tx,
  asked: AccountsAsked,
  lock = true,
): Promise<readonly AccountRow[]> {
  const { rows } = await sql<Row>`
    select a.assignment_id as "assignmentId", a.user_id as "userId", a.effective_from as "effectiveFrom",
           a.assigned_on as "assignedOn", coalesce(x.exit_date, case when a.ended_at is not null then a.ends_on end) as "endedOn",
           a.ends_on as "endsOn", a.moves_to as "movesTo", w.date_of_join as "dateOfJoin",
           ${workState(asked.companyId, tx.today)} as "workState", ${timeOffColumns}
    from time_off_assignment a
    join time_off_policy p on p.company_id = a.company_id and p.time_off_policy_id = a.time_off_policy_id
    join worker w on w.company_id = a.company_id and w.user_id = a.user_id
    left join worker_exit x on x.company_id = a.company_id and x.worker_exit_id = a.ended_by_exit_id
    where a.company_id = ${asked.companyId} and a.client_id = ${tx.clientId}
      ${asked.withEnded ? sql`` : sql`and a.ended_at is null`}
      ${asked.userIds ? sql`and a.user_id = any(${[...asked.userIds]}::uuid[])` : sql``}
      ${asked.policyId ? sql`and a.time_off_policy_id = ${asked.policyId}` : sql``}
      ${asked.assignmentId ? sql`and a.assignment_id = ${asked.assignmentId}` : sql``}
      ${asked.dueBy ? isDue(asked.companyId, asked.dueBy) : sql``}
    order by a.ended_at nulls first, a.assignment_id ${lock ? sql`for no key update of a` : sql``}`.execute(
    tx.db,
  )
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.assignmentId)
  const ledger = grouped(await ledgerOf(tx, asked.companyId, ids))
  const planned = grouped(await plannedOf(tx, asked.companyId, ids))
  return rows.map(({ userId, effectiveFrom, assignedOn, dateOfJoin, endedOn, workState: state, ...row }) => {
    const { assignmentId, endsOn, movesTo, ...policy } = row
    return {
      ...{ endsOn, movesTo },
      ...{ companyId: asked.companyId, assignmentId, userId, effectiveFrom, assignedOn, dateOfJoin, endedOn },
      workState: state,
      terms: policy,
      policy,
      rows: ledger.get(assignmentId) ?? [],
      planned: planned.get(assignmentId) ?? [],
    }
  })
}

/** The hours of a run's living paychecks, person by person, in hundredths. */
export async function paidHours(
  tx: Tx,
  companyId: Id<'company'>,
  runId: string,
): Promise<ReadonlyMap<string, { readonly hours: number; readonly payDate: Day; readonly endDate: Day }>> {
  const { rows } = await sql<{ userId: string; hours: number; payDate: Day; endDate: Day }>`
    select c.user_id as "userId", c.hours, c.pay_date as "payDate", p.end_date as "endDate"
    from payroll_run r
    join pay_period p on p.company_id = r.company_id and p.pay_period_id = r.pay_period_id
    join paycheck c on c.company_id = r.company_id and c.pay_period_id = r.pay_period_id and c.run_id = r.run_id
    where r.company_id = ${companyId} and r.client_id = ${tx.clientId} and r.run_id = ${runId}
      and c.voided_at is null and c.cancelled_at is null`.execute(tx.db)
  return new Map(rows.map((row) => [row.userId, row]))
}

/** Hundredths of an hour that the person usually works in a week, by the wage in force. */
export async function usualHours(
  tx: Tx,
  { companyId, userId }: Pick<AccountRow, 'companyId' | 'userId'>,
): Promise<number> {
  const { rows } = await sql<{ hours: number }>`
    select standard_working_hours as hours from worker_wage
    where company_id = ${companyId} and user_id = ${userId}
    order by ${inForceOn(tx.today)} limit 1`.execute(tx.db)
  return rows[0]?.hours ?? 0
}

type Row = TimeOffPolicyRow &
  Pick<
    AccountRow,
    | 'assignmentId'
    | 'userId'
    | 'effectiveFrom'
    | 'assignedOn'
    | 'dateOfJoin'
    | 'endedOn'
    | 'endsOn'
    | 'movesTo'
    | 'workState'
  >

/** A lump sum that was not granted, a year that was not carried over, or an approved day that has come. */
const isDue = (companyId: Id<'company'>, by: Day): RawBuilder<unknown> => sql`and (
  (p.earning_method = 'Lump Sum' and a.effective_from <= ${by}::date and not exists (
     select from time_off_ledger g where g.company_id = ${companyId} and g.assignment_id = a.assignment_id
       and g.kind = 'grant' and g.source = 'start'))
  or (greatest(a.effective_from, a.assigned_on) < make_date(${yearOf(by)}::int, 1, 1) and not exists (
     select from time_off_ledger g where g.company_id = ${companyId} and g.assignment_id = a.assignment_id
       and g.kind = 'carryover' and g.source = ${String(yearOf(by))}))
  or exists (
     select from time_off_request r
     join time_off_line l on l.company_id = r.company_id and l.time_off_request_id = r.time_off_request_id
     where r.company_id = ${companyId} and r.assignment_id = a.assignment_id and r.status = ${approved}
       and not l.used and l.on_day <= ${by}::date))`

const ledgerOf = async (tx: Tx, companyId: Id<'company'>, ids: readonly string[]) =>
  (
    await sql<LedgerRow & { of: string }>`
      select assignment_id as of, on_day as day, kind, hours, source, note from time_off_ledger
      where company_id = ${companyId} and assignment_id = any(${[...ids]}::uuid[])
      order by on_day, entry_id`.execute(tx.db)
  ).rows

const plannedOf = async (tx: Tx, companyId: Id<'company'>, ids: readonly string[]) =>
  (
    await sql<PlannedLine & { of: string }>`
      select r.assignment_id as of, r.time_off_request_id as "requestId", l.on_day as day, l.hours,
             l.pay_period_id as "payPeriodId", r.time_off_request_id || '/' || l.on_day as source
      from time_off_request r
      join time_off_line l on l.company_id = r.company_id and l.time_off_request_id = r.time_off_request_id
      where r.company_id = ${companyId} and r.assignment_id = any(${[...ids]}::uuid[]) and r.status = ${approved}
        and not l.used
      order by l.on_day`.execute(tx.db)
  ).rows

function grouped<T extends { readonly of: string }>(
  rows: readonly T[],
): ReadonlyMap<string, Omit<T, 'of'>[]> {
  const groups = new Map<string, Omit<T, 'of'>[]>()
  for (const { of, ...row } of rows) {
    const group = groups.get(of)
    if (group) group.push(row)
    else groups.set(of, [row])
  }
  return groups
}
