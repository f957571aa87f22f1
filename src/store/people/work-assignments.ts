import { type RawBuilder, sql } from 'kysely'
import type { WorkerKey } from '../../domain/people/worker.ts'
import type { KeptAssignment, WorkAssignment } from '../../domain/places/work-assignment.ts'
import { type Day, isoInstant } from '../../kernel/dates.ts'
import { type Id, newId } from '../../kernel/ids.ts'
import type { Tx } from '../database/transaction.ts'

/** As it is told: at a location of the company, or at another address. */
export interface NewWorkAssignment extends Omit<WorkAssignment, 'place'> {
  readonly locationId: Id<'companyLocation'> | null
  readonly address: {
    readonly address1: string
    readonly city: string
    readonly state: string
    readonly zipcode: string
  } | null
}

export async function insertWorkAssignment(
  tx: Tx,
  { companyId, userId }: WorkerKey,
  told: NewWorkAssignment,
): Promise<Id<'workAssignment'>> {
  const id = newId<'workAssignment'>()
  const { address1 = '', city = '', state = '', zipcode = '' } = told.address ?? {}
  await tx.db
    .insertInto('work_assignment')
    .values({
      company_id: companyId,
      client_id: tx.clientId,
      work_assignment_id: id,
      user_id: userId,
      start_date: told.begin,
      end_date: told.end,
      share_basis_points: told.basisPoints,
      company_location_id: told.locationId,
      address1,
      city,
      state,
      zipcode,
      answers: JSON.stringify(told.answers),
      is_required: told.isRequired,
      unemployment_state: told.unemploymentState,
      created_at: isoInstant(tx.now),
    })
    .execute()
  return id
}

/** Of one worker, the earliest first. */
export const assignmentsOf = async (
  tx: Tx,
  { companyId, userId }: WorkerKey,
): Promise<readonly KeptAssignment[]> => where(tx, companyId, sql<boolean>`a.user_id = ${userId}`)

/** Of some workers, those that reach into the calendar year of a stretch of days and begin before its end. */
export const assignmentsDuring = async (
  tx: Tx,
  companyId: Id<'company'>,
  { among, yearStart, end }: { among: RawBuilder<boolean>; yearStart: Day; end: Day },
): Promise<readonly KeptAssignment[]> =>
  where(
    tx,
    companyId,
    sql<boolean>`${among} and a.start_date <= ${end} and (a.end_date is null or a.end_date >= ${yearStart})`,
  )

export interface AssignmentChange {
  readonly end: Day | null
  readonly isRequired: boolean | null
  readonly unemploymentState: string | null
  readonly answers: Readonly<Record<string, string>>
}

export async function changeWorkAssignment(
  tx: Tx,
  { companyId }: WorkerKey,
  id: Id<'workAssignment'>,
  { end, isRequired, unemploymentState, answers }: AssignmentChange,
): Promise<void> {
  await sql`update work_assignment set end_date = ${end}, is_required = ${isRequired},
      unemployment_state = ${unemploymentState}, answers = ${JSON.stringify(answers)}
    where company_id = ${companyId} and work_assignment_id = ${id}`.execute(tx.db)
}

export async function removeWorkAssignment(
  tx: Tx,
  { companyId }: WorkerKey,
  id: Id<'workAssignment'>,
): Promise<void> {
  await sql`update work_assignment set removed_at = ${isoInstant(tx.now)}
    where company_id = ${companyId} and work_assignment_id = ${id}`.execute(tx.db)
}

async function where(
  tx: Tx,
  companyId: Id<'company'>,
  asked: RawBuilder<boolean>,
): Promise<readonly KeptAssignment[]> {
  const { rows } = await sql<KeptAssignment>`
    select a.work_assignment_id as "workAssignmentId", a.user_id as "userId", a.start_date as begin, a.end_date as end,
           a.share_basis_points as "basisPoints", a.answers, a.is_required as "isRequired", a.address1,
           a.unemployment_state as "unemploymentState",
           jsonb_build_object('state', coalesce(l.state, a.state), 'city', coalesce(l.city, a.city),
             'zipcode', coalesce(l.zipcode, a.zipcode), 'locationId', a.company_location_id) as place,
           (select f.state from company_location f where f.company_id = ${companyId} and f.is_filing_address
            order by f.company_location_id limit 1) as "controlState"
    from work_assignment a
    left join company_location l on l.company_id = a.company_id and l.company_location_id = a.company_location_id
    where a.company_id = ${companyId} and a.client_id = ${tx.clientId} and a.removed_at is null and ${asked}
    order by a.start_date, a.work_assignment_id`.execute(tx.db)
  return rows
}
