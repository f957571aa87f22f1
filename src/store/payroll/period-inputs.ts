import { type RawBuilder, sql } from 'kysely'
import type { PeriodFacts } from '../../domain/payroll/period.ts'
import type { WorkerType } from '../../domain/payroll/schedule.ts'
import { ON_PAYROLL, type UserStatus } from '../../domain/people/user-status.ts'
import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { home } from '../database/home.ts'
import type { Tx } from '../database/transaction.ts'
import { goesOn, takenOfTotal } from '../people/recurring-pay-items.ts'
import { isOnSchedule } from '../schedules/on-schedule.ts'

export interface InputRow {
  readonly userId: string
  /** JSON text, see domain/pay/stored-input.ts. */
  readonly data: string
}

/** Giving again replaces, never adds; what was given already is not written again. Answers of how many people. */
export async function saveInputs(
  tx: Tx,
  period: PeriodFacts,
  source: 'import' | 'file' | 'timeCard' | 'timeOff',
  rows: readonly InputRow[],
): Promise<number> {
  if (rows.length === 0) return 0
  await touch(tx, period)
  const { numAffectedRows } = await sql`
    insert into period_input (company_id, client_id, pay_period_id, user_id, source, data)
    select home.company_id, ${tx.clientId}, ${period.payPeriodId}, i.user_id, ${source}, i.data::jsonb
    from ${home(period.companyId)} cross join unnest(${rows.map((row) => row.userId)}::uuid[], ${rows.map((row) => row.data)}::text[]) as i(user_id, data)
    on conflict (company_id, pay_period_id, user_id, source) do update set data = excluded.data
      where period_input.data is distinct from excluded.data`.execute(tx.db)
  return Number(numAffectedRows)
}

/** The kind of each worker that the company has among these ids. */
export async function workersOfCompany(
  tx: Tx,
  companyId: Id<'company'>,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, WorkerType>> {
  const { rows } = await sql<{ user_id: string; worker_type: WorkerType }>`
    select user_id, worker_type from worker
    where company_id = ${companyId} and client_id = ${tx.clientId} and user_id = any(${[...userIds]}::uuid[])`.execute(
    tx.db,
  )
  return new Map(rows.map((row) => [row.user_id, row.worker_type]))
}

/** Items of one worker in one period: of this kind, and of this description unless it is empty. */
export interface ItemsNamed {
  readonly userId: string
  readonly kind: 'Deduction' | 'AdditionalCompensation'
  readonly description: string
}

const keys = { Deduction: 'deductions', AdditionalCompensation: 'compensation' } as const

/** How many there are: imported ones, and recurring ones that this period has not lost yet. */
export async function countItems(
  tx: Tx,
  { companyId, payPeriodId, payDate }: PeriodFacts,
  { userId, kind, description }: ItemsNamed,
): Promise<number> {
  const isNamed = (text: RawBuilder<unknown>) => sql`lower(${description}) in ('', lower(${text}))`
  const { rows } = await sql<{ count: number }>`
    select (
      (select count(*) from period_input i, jsonb_array_elements(i.data -> ${keys[kind]}) item
       where i.company_id = ${companyId} and i.pay_period_id = ${payPeriodId} and i.user_id = ${userId}
         and i.source in ('import', 'file') and ${isNamed(sql`item ->> 'description'`)})
      + (select count(*) from recurring_pay_item i ${takenOfTotal(companyId)}
         where i.company_id = ${companyId} and i.user_id = ${userId} and i.pay_item = ${kind}
           and ${goesOn(companyId, payDate)} and ${isNamed(sql`i.type`)}
           and not exists (
             select from period_removal m
             where m.company_id = ${companyId} and m.pay_period_id = ${payPeriodId} and m.user_id = i.user_id
               and m.kind = i.pay_item and lower(m.description) in ('', lower(i.type)))))::int as count`.execute(
    tx.db,
  )
  return rows[0]!.count
}

/** Takes items out of one period: out of what was imported, and, by a removal, out of what recurs. */
export async function removeItems(
  tx: Tx,
  period: PeriodFacts,
  { userId, kind, description }: ItemsNamed,
): Promise<void> {
  const key = keys[kind]
  await touch(tx, period)
  const keep =
    description === ''
      ? sql`data - ${key}::text`
      : sql`jsonb_set(data, array[${key}]::text[], coalesce((
              select jsonb_agg(item) from jsonb_array_elements(data -> ${key}) item
              where lower(item ->> 'description') <> lower(${description})), '[]'))`
  await sql`
    update period_input set data = ${keep}
    where company_id = ${period.companyId} and pay_period_id = ${period.payPeriodId} and user_id = ${userId}
      and source in ('import', 'file') and data ? ${key}`.execute(tx.db)
  await sql`
    insert into period_removal (company_id, client_id, pay_period_id, user_id, kind, description)
    values (${period.companyId}, ${tx.clientId}, ${period.payPeriodId}, ${userId}, ${kind}, ${description})
    on conflict do nothing`.execute(tx.db)
}

export interface MemberRow {
  readonly userId: string
  readonly included: boolean
  readonly amount: bigint | null
  readonly paymentMethod: string | null
  readonly paidOutside: boolean
  readonly reason: string
}

export async function saveMembers(tx: Tx, period: PeriodFacts, rows: readonly MemberRow[]): Promise<void> {
  if (rows.length === 0) return
  await touch(tx, period)
  await sql`
    insert into period_member (company_id, client_id, pay_period_id, user_id, included, amount, payment_method,
                               paid_outside, reason)
    select home.company_id, ${tx.clientId}, ${period.payPeriodId}, m.*
    from ${home(period.companyId)} cross join unnest(${rows.map((r) => r.userId)}::uuid[], ${rows.map((r) => r.included)}::bool[],
                ${rows.map((r) => r.amount)}::bigint[], ${rows.map((r) => r.paymentMethod)}::text[],
                ${rows.map((r) => r.paidOutside)}::bool[], ${rows.map((r) => r.reason)}::text[])
      as m(user_id, included, amount, payment_method, paid_outside, reason)
    on conflict (company_id, pay_period_id, user_id) do update set
      included = excluded.included, amount = excluded.amount, payment_method = excluded.payment_method,
      paid_outside = excluded.paid_outside, reason = excluded.reason`.execute(tx.db)
}

/**
 * A run reads one snapshot, which may be older than the lock it waited for. Touching the period makes such a run fail
 * to lock it and begin again, so that it sees the change or comes before it.
 */
export async function touch(tx: Tx, { companyId, payPeriodId }: PeriodFacts): Promise<void> {
  await sql`update pay_period set version = version + 1
            where company_id = ${companyId} and pay_period_id = ${payPeriodId}`.execute(tx.db)
}

export interface PossibleMember {
  readonly workerType: WorkerType
  readonly status: string
  readonly dateOfJoin: Day
  readonly isOnSchedule: boolean
  /** Onboarded far enough to be paid, or gone with pay to come. */
  readonly isPayable: boolean
}

export async function membersOf(
  tx: Tx,
  period: PeriodFacts,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, PossibleMember>> {
  const { rows } = await sql<{
    user_id: string
    worker_type: WorkerType
    status: UserStatus
    date_of_join: Day
    is_on_schedule: boolean
  }>`
    select w.user_id, w.worker_type, w.status, w.date_of_join, ${isOnSchedule(period)} as is_on_schedule from worker w
    where w.company_id = ${period.companyId} and w.client_id = ${tx.clientId}
      and w.user_id::text = any(${[...userIds]}::text[])`.execute(tx.db)
  return new Map(
    rows.map(({ user_id, worker_type, status, date_of_join, is_on_schedule }) => [
      user_id,
      {
        workerType: worker_type,
        status,
        dateOfJoin: date_of_join,
        isOnSchedule: is_on_schedule,
        isPayable: ON_PAYROLL.includes(status),
      },
    ]),
  )
}
