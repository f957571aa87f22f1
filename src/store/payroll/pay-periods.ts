import { sql } from 'kysely'
import {
  type PeriodFacts,
  type PeriodStatus,
  type PeriodType,
  payPeriodMachine,
} from '../../domain/payroll/period.ts'
import type { PeriodOptions } from '../../domain/payroll/period-options.ts'
import type { OfSchedule, WorkerType } from '../../domain/payroll/schedule.ts'
import type { WorkerKey } from '../../domain/people/worker.ts'
import { type Day, isoInstant } from '../../kernel/dates.ts'
import { type Id, newId } from '../../kernel/ids.ts'
import type { Metadata } from '../../kernel/metadata.ts'
import { assert } from '../../kernel/problem.ts'
import { home } from '../database/home.ts'
import type { Tx } from '../database/transaction.ts'
import { ofWorker } from '../schedules/on-schedule.ts'

const initial = sql.lit(payPeriodMachine.initial)

export interface NewPeriod
  extends Omit<PeriodFacts, 'payPeriodId' | 'status' | 'scheduleName' | keyof ClientKeys> {
  readonly keys?: ClientKeys
  readonly place: number | null
}

type ClientKeys = Pick<PeriodFacts, 'externalId' | 'metadata'>

/** Inserts what is not there yet of one company; answers the ids of the new ones, in order. */
export async function insertPeriods(
  tx: Tx,
  periods: readonly NewPeriod[],
): Promise<readonly Id<'payPeriod'>[]> {
  const [first] = periods
  if (!first) return []
  const { rows } = await sql<{ pay_period_id: Id<'payPeriod'> }>`
    insert into pay_period (company_id, client_id, pay_period_id, pay_schedule_id, of_schedule, place, worker_type, period_type,
                            frequency, begin_date, end_date, pay_date, deadline, status, created_at, skip_recurring,
                            skip_benefits, skip_garnishments, tax_method, tax_frequency,
                            external_id, metadata)
    select home.company_id, ${tx.clientId}, p.pay_period_id, p.pay_schedule_id, p.of_schedule, p.place, p.worker_type, p.period_type,
           p.frequency, p.begin_date, p.end_date, p.pay_date, p.deadline, ${initial}, ${isoInstant(tx.now)},
           p.skip_recurring, p.skip_benefits, p.skip_garnishments, p.tax_method, p.tax_frequency,
           p.external_id, p.metadata
    from ${home(first.companyId)} cross join unnest(
      ${periods.map(() => newId())}::uuid[],
      ${periods.map((p) => p.payScheduleId)}::uuid[], ${periods.map((p) => p.ofSchedule)}::uuid[],
      ${periods.map((p) => p.place)}::int[],
      ${periods.map((p) => p.workerType)}::text[], ${periods.map((p) => p.periodType)}::text[],
      ${periods.map((p) => p.frequency)}::text[], ${periods.map((p) => p.beginDate)}::date[],
      ${periods.map((p) => p.endDate)}::date[], ${periods.map((p) => p.payDate)}::date[],
      ${periods.map((p) => p.deadline)}::date[], ${periods.map((p) => p.options?.skipRecurring ?? null)}::bool[],
      ${periods.map((p) => p.options?.skipBenefits ?? null)}::bool[],
      ${periods.map((p) => p.options?.skipGarnishments ?? null)}::text[],
      ${periods.map((p) => p.options?.taxMethod ?? null)}::text[],
      ${periods.map((p) => p.options?.frequencyForTax ?? null)}::text[],
      ${periods.map((p) => p.keys?.externalId ?? '')}::text[],
      ${periods.map((p) => JSON.stringify(p.keys?.metadata ?? {}))}::jsonb[])
      as p(pay_period_id, pay_schedule_id, of_schedule, place, worker_type, period_type, frequency, begin_date, end_date,
           pay_date, deadline, skip_recurring, skip_benefits, skip_garnishments, tax_method, tax_frequency,
           external_id, metadata)
    on conflict (company_id, pay_schedule_id, begin_date) where period_type = 'Regular' do nothing
    returning pay_period_id`.execute(tx.db)
  return rows.map((row) => row.pay_period_id)
}

/** The last place that the schedule, as it stands, has generated. */
export async function lastPlace(
  tx: Tx,
  { companyId, payScheduleId, payBeginDate }: { companyId: string; payScheduleId: string; payBeginDate: Day },
): Promise<number | undefined> {
  const { rows } = await sql<{ place: number | null }>`
    select max(place) as place from pay_period
    where company_id = ${companyId} and pay_schedule_id = ${payScheduleId} and begin_date >= ${payBeginDate}`.execute(
    tx.db,
  )
  return rows[0]?.place ?? undefined
}

/** Takes back untouched periods from a date on, before a changed schedule generates its own. */
export async function dropUntouchedPeriods(
  tx: Tx,
  { companyId, payScheduleId, from }: { companyId: string; payScheduleId: string; from: Day },
): Promise<void> {
  await sql`
    delete from pay_period p
    where p.company_id = ${companyId} and p.pay_schedule_id = ${payScheduleId} and p.begin_date >= ${from}
      and p.status = ${initial}
      and not exists (select from period_input i where i.company_id = ${companyId} and i.pay_period_id = p.pay_period_id)
      and not exists (select from period_skip k where k.company_id = ${companyId} and k.pay_period_id = p.pay_period_id)
      and not exists (select from period_member m where m.company_id = ${companyId} and m.pay_period_id = p.pay_period_id)
      and not exists (select from time_card c where c.company_id = ${companyId} and c.pay_period_id = p.pay_period_id)
      and not exists (select from time_off_line l where l.company_id = ${companyId} and l.pay_period_id = p.pay_period_id)`.execute(
    tx.db,
  )
}

export interface PeriodFilter {
  readonly companyId?: Id<'company'>
  readonly workerType?: WorkerType | undefined
  /** Of the schedule that this worker is on at the end of the period. */
  readonly of?: WorkerKey
  readonly ids?: readonly string[]
  readonly externalId?: string | undefined
  readonly notIn?: readonly PeriodStatus[]
  readonly in?: readonly PeriodStatus[]
  readonly payDateFrom?: Day
  readonly payDateTo?: Day
  /** In which this worker has a living paycheck. */
  readonly paidTo?: { readonly companyId: Id<'company'>; readonly userId: Id<'user'> }
  /** With the deadline or the payday on one of these days. */
  readonly around?: { readonly from: Day; readonly to: Day }
}

/** In order of payBeginDate. */
export async function periodsWhere(tx: Tx, filter: PeriodFilter): Promise<readonly PeriodFacts[]> {
  const { rows } = await sql<Row>`
    ${columns(filter.companyId)} where client_id = ${tx.clientId}
      ${filter.companyId ? sql`and company_id = ${filter.companyId}` : sql``}
      ${filter.workerType ? sql`and worker_type = ${filter.workerType}` : sql``}
      ${filter.of ? sql`and ${ofWorker(filter.of, { of: sql.ref('pay_period.of_schedule'), end: sql.ref('pay_period.end_date') })}` : sql``}
      ${filter.ids ? sql`and pay_period_id = any(${[...filter.ids]}::uuid[])` : sql``}
      ${filter.externalId ? sql`and external_id = ${filter.externalId} and external_id <> ''` : sql``}
      ${filter.notIn ? sql`and status <> all(${[...filter.notIn]}::text[])` : sql``}
      ${filter.in ? sql`and status = any(${[...filter.in]}::text[])` : sql``}
      ${filter.payDateFrom ? sql`and pay_date >= ${filter.payDateFrom}` : sql``}
      ${filter.payDateTo ? sql`and pay_date <= ${filter.payDateTo}` : sql``}
      ${filter.paidTo ? paidIn(tx, filter.paidTo) : sql``}
      ${filter.around ? aroundDays(filter.around) : sql``}
    order by begin_date, pay_period_id`.execute(tx.db)
  return rows.map(periodOf)
}

const paidIn = (tx: Tx, { companyId, userId }: NonNullable<PeriodFilter['paidTo']>) =>
  sql`and pay_period_id in (
        select pay_period_id from paycheck
        where company_id = ${companyId} and user_id = ${userId} and client_id = ${tx.clientId}
          and voided_at is null and cancelled_at is null)`

const aroundDays = ({ from, to }: { readonly from: Day; readonly to: Day }) =>
  sql`and (pay_date between ${from} and ${to} or deadline between ${from} and ${to})`

/** One period by its id, or the one of a run. */
type PeriodKey = { readonly companyId: Id<'company'> } & (
  | { readonly payPeriodId: Id<'payPeriod'> }
  | { readonly runId: Id<'run'> }
)

/** Locks the period: whoever changes what is in it, runs it or moves its money does so one after the other. */
export async function lockPeriod(tx: Tx, key: PeriodKey): Promise<PeriodFacts | undefined> {
  const { companyId } = key
  const payPeriodId =
    'payPeriodId' in key
      ? sql`${key.payPeriodId}`
      : sql`(select r.pay_period_id from payroll_run r
             where r.company_id = ${companyId} and r.client_id = ${tx.clientId} and r.run_id = ${key.runId})`
  const { rows } = await sql<Row>`
    ${columns(companyId)} where company_id = ${companyId} and client_id = ${tx.clientId} and pay_period_id = ${payPeriodId}
    for no key update`.execute(tx.db)
  return rows[0] && periodOf(rows[0])
}

/** Says the old status, so that two movers cannot both succeed. */
export async function setPeriodStatus(tx: Tx, period: PeriodFacts, next: PeriodStatus): Promise<void> {
  const { numAffectedRows } = await sql`
    update pay_period set status = ${next}
    where company_id = ${period.companyId} and pay_period_id = ${period.payPeriodId} and status = ${period.status}`.execute(
    tx.db,
  )
  assert(numAffectedRows === 1n, `period ${period.payPeriodId} is no longer ${period.status}`)
}

export async function movePayDate(tx: Tx, period: PeriodFacts, payDate: Day): Promise<void> {
  await sql`update pay_period set pay_date = ${payDate}
            where company_id = ${period.companyId} and pay_period_id = ${period.payPeriodId}`.execute(tx.db)
}

export async function skipReason(tx: Tx, period: PeriodFacts, reason: string): Promise<void> {
  await sql`update pay_period set skip_reason = ${reason}
            where company_id = ${period.companyId} and pay_period_id = ${period.payPeriodId}`.execute(tx.db)
}

/** Of `pay_period`, of this company or of each. */
const scheduleName = (companyId: Id<'company'> | undefined) => sql`coalesce((
  select s.name from pay_schedule s
  where s.company_id = ${companyId ?? sql`pay_period.company_id`}
    and case when pay_period.of_schedule is null then s.is_first and s.worker_type = pay_period.worker_type
             else s.pay_schedule_id = pay_period.of_schedule end), '')`

const columns = (companyId: Id<'company'> | undefined) => sql`
  select company_id, pay_period_id, pay_schedule_id, of_schedule, ${scheduleName(companyId)} as schedule_name, worker_type,
         period_type, frequency, begin_date, end_date,
         pay_date, deadline, status, skip_recurring, skip_benefits, skip_garnishments, tax_method, tax_frequency,
         external_id, metadata
  from pay_period`

const periodOf = (row: Row): PeriodFacts => ({
  companyId: row.company_id,
  payPeriodId: row.pay_period_id,
  payScheduleId: row.pay_schedule_id,
  ofSchedule: row.of_schedule,
  scheduleName: row.schedule_name,
  workerType: row.worker_type,
  periodType: row.period_type,
  frequency: row.frequency,
  beginDate: row.begin_date,
  endDate: row.end_date,
  payDate: row.pay_date,
  deadline: row.deadline,
  status: row.status,
  externalId: row.external_id,
  metadata: row.metadata,
  ...(row.period_type === 'Regular' ? {} : { options: optionsOf(row) }),
})

const optionsOf = (row: Row): PeriodOptions => ({
  skipRecurring: row.skip_recurring,
  skipBenefits: row.skip_benefits,
  skipGarnishments: row.skip_garnishments,
  taxMethod: row.tax_method,
  frequencyForTax: row.tax_frequency,
})

interface Row {
  company_id: Id<'company'>
  pay_period_id: Id<'payPeriod'>
  pay_schedule_id: Id<'paySchedule'> | null
  of_schedule: OfSchedule
  schedule_name: string
  worker_type: WorkerType
  period_type: PeriodType
  frequency: string
  begin_date: Day
  end_date: Day
  pay_date: Day
  deadline: Day
  status: PeriodStatus
  skip_recurring: boolean | null
  skip_benefits: boolean | null
  skip_garnishments: PeriodOptions['skipGarnishments']
  tax_method: PeriodOptions['taxMethod']
  tax_frequency: PeriodOptions['frequencyForTax']
  external_id: string
  metadata: Metadata
}
