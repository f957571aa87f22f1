import { type RawBuilder, sql } from 'kysely'
import type { PeriodFacts } from '../../domain/payroll/period.ts'
import type { OfSchedule } from '../../domain/payroll/schedule.ts'
import type { WorkerKey } from '../../domain/people/worker.ts'

/** A period, by what says whose it is. */
interface Whose {
  readonly of: RawBuilder<unknown>
  readonly end: RawBuilder<unknown>
}

interface Person {
  readonly companyId: unknown
  readonly userId: unknown
}

/** On which schedule somebody is on a day. */
export const scheduleOn = ({ companyId, userId }: Person, on: RawBuilder<unknown>) => sql<OfSchedule>`(
    select h.of_schedule from worker_schedule h
    where h.company_id = ${companyId} and h.user_id = ${userId} and h.effective_from <= ${on}::date
    order by h.effective_from desc limit 1)`

/** Whether a period is of the schedule that somebody is on at its end: who changes within a period is not in it. */
const isHeld = (person: Person, { of, end }: Whose) => sql<boolean>`
  ${of}::uuid is not distinct from ${scheduleOn(person, end)}`

export const ofWorker = ({ companyId, userId }: WorkerKey, whose: Whose) =>
  isHeld({ companyId, userId }, whose)

/** Of worker `w`. Where nobody was ever put on a schedule, nobody is looked up. */
const ofWorkers = (companyId: RawBuilder<unknown> | string, whose: Whose) => sql<boolean>`
  case when exists (select from worker_schedule s where s.company_id = ${companyId})
       then ${isHeld({ companyId, userId: sql.ref('w.user_id') }, whose)} else ${whose.of}::uuid is null end`

/** Whether worker `w` is on the schedule of this period. */
export const isOnSchedule = ({ companyId, ofSchedule, endDate }: OnSchedule) =>
  ofWorkers(companyId, { of: sql`${ofSchedule}`, end: sql`${endDate}` })

type OnSchedule = Pick<PeriodFacts, 'companyId' | 'ofSchedule' | 'endDate'>

/** Whether worker `w` is on the schedule of a period of the same company, by its name in the statement. */
export const isOnScheduleOf = (companyId: string, period: string) =>
  ofWorkers(companyId, { of: sql.ref(`${period}.of_schedule`), end: sql.ref(`${period}.end_date`) })

/** Why somebody is in a period beside the schedule: it pays the days between the last one of a schedule and the next. */
export const BETWEEN_SCHEDULES = 'Change of pay schedule'

/** Whether such a period pays worker `w` for its days: as the schedule says, or between two. */
export const paysDays = (companyId: string, period: string) => sql<boolean>`(
  ${sql.ref(`${period}.period_type`)} = 'Regular' and ${isOnScheduleOf(companyId, period)}
  or exists (select from period_member b
             where b.company_id = ${companyId} and b.pay_period_id = ${sql.ref(`${period}.pay_period_id`)}
               and b.user_id = w.user_id and b.included and b.reason = ${BETWEEN_SCHEDULES}))`
