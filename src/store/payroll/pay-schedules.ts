import { sql } from 'kysely'
import type { CompensationFrequency } from '../../domain/calendar/pay-periods.ts'
import type { ScheduleFacts, WorkerType } from '../../domain/payroll/schedule.ts'
import type { WorkerKey } from '../../domain/people/worker.ts'
import { type Day, isoInstant } from '../../kernel/dates.ts'
import { type Id, newId } from '../../kernel/ids.ts'
import { ownerOf } from '../database/lookup.ts'
import type { Tx } from '../database/transaction.ts'
import { ofWorker } from '../schedules/on-schedule.ts'

export type NewSchedule = Omit<ScheduleFacts, 'payScheduleId'>

export async function insertSchedule(tx: Tx, schedule: NewSchedule): Promise<Id<'paySchedule'>> {
  const id = newId<'paySchedule'>()
  await tx.db
    .insertInto('pay_schedule')
    .values({
      company_id: schedule.companyId,
      client_id: tx.clientId,
      pay_schedule_id: id,
      worker_type: schedule.workerType,
      name: schedule.name,
      is_first: schedule.isFirst,
      frequency: schedule.compensationFrequency,
      pay_begin_date: schedule.payBeginDate,
      pay_date: schedule.payDate,
      second_pay_date: schedule.secondPayDate ?? null,
      standard_working_hours: schedule.standardWorkingHours,
      created_at: isoInstant(tx.now),
    })
    .execute()
  return id
}

export async function updateSchedule(tx: Tx, schedule: ScheduleFacts): Promise<void> {
  await tx.db
    .updateTable('pay_schedule')
    .set({
      name: schedule.name,
      frequency: schedule.compensationFrequency,
      pay_begin_date: schedule.payBeginDate,
      pay_date: schedule.payDate,
      second_pay_date: schedule.secondPayDate ?? null,
      standard_working_hours: schedule.standardWorkingHours,
    })
    .where('company_id', '=', schedule.companyId)
    .where('pay_schedule_id', '=', schedule.payScheduleId)
    .execute()
}

/** Locks the schedules it finds: their periods are generated one after the other. */
export async function lockSchedule(
  tx: Tx,
  payScheduleId: Id<'paySchedule'>,
): Promise<ScheduleFacts | undefined> {
  const companyId = await ownerOf(tx, { table: 'pay_schedule', column: 'pay_schedule_id' }, payScheduleId)
  if (!companyId) return undefined
  const { rows } = await sql<Row>`
    ${columns} where company_id = ${companyId} and client_id = ${tx.clientId} and pay_schedule_id = ${payScheduleId}
    for no key update`.execute(tx.db)
  return rows[0] && scheduleFacts(rows[0])
}

interface SchedulesAsked {
  readonly companyId: Id<'company'>
  readonly workerType?: WorkerType | undefined
  readonly ids?: readonly string[]
  /** In capitals or not. */
  readonly name?: string | null | undefined
}

/** The oldest first: of a kind of worker, the one that is for whoever is on no other. */
export async function schedulesOf(tx: Tx, given: SchedulesAsked): Promise<readonly ScheduleFacts[]> {
  const { rows } = await sql<Row>`
    ${columns} where client_id = ${tx.clientId} and company_id = ${given.companyId}
      ${given.workerType ? sql`and worker_type = ${given.workerType}` : sql``}
      ${given.ids ? sql`and pay_schedule_id = any(${[...given.ids]}::uuid[])` : sql``}
      ${given.name == null ? sql`` : sql`and lower(name) = lower(${given.name})`}
    order by pay_schedule_id`.execute(tx.db)
  return rows.map(scheduleFacts)
}

/** The one that a worker is on, if the company has it yet. */
export async function scheduleOf(
  tx: Tx,
  { companyId, userId, workerType }: WorkerKey & { readonly workerType: WorkerType },
  on: Day,
): Promise<ScheduleFacts | undefined> {
  const of = sql`case when is_first then null else pay_schedule_id end`
  const { rows } = await sql<Row>`
    ${columns} where client_id = ${tx.clientId} and company_id = ${companyId} and worker_type = ${workerType}
      and ${ofWorker({ companyId, userId }, { of, end: sql`${on}` })}`.execute(tx.db)
  return rows[0] && scheduleFacts(rows[0])
}

/** A client's clock may not go back once a schedule counts by it. */
export async function anyScheduleExists(tx: Tx): Promise<boolean> {
  const { rows } = await sql`select 1 from pay_schedule where client_id = ${tx.clientId} limit 1`.execute(
    tx.db,
  )
  return rows.length > 0
}

const columns = sql`
  select company_id, pay_schedule_id, worker_type, name, is_first, frequency, pay_begin_date, pay_date,
         second_pay_date, standard_working_hours
  from pay_schedule`

const scheduleFacts = (row: Row): ScheduleFacts => ({
  companyId: row.company_id,
  payScheduleId: row.pay_schedule_id,
  workerType: row.worker_type,
  name: row.name,
  isFirst: row.is_first,
  compensationFrequency: row.frequency,
  payBeginDate: row.pay_begin_date,
  payDate: row.pay_date,
  secondPayDate: row.second_pay_date ?? undefined,
  standardWorkingHours: row.standard_working_hours,
})

interface Row {
  company_id: Id<'company'>
  pay_schedule_id: Id<'paySchedule'>
  worker_type: WorkerType
  name: string
  is_first: boolean
  frequency: CompensationFrequency
  pay_begin_date: Day
  pay_date: Day
  second_pay_date: Day | null
  standard_working_hours: number
}
