import { sql } from 'kysely'
import { type Day, isoInstant } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Tx } from '../database/transaction.ts'
import type { AccountRow } from './time-off-accounts.ts'

export interface AssignmentEnd {
  readonly lastDay: Day
  /** The policy that takes over what is left; null: it lapses. */
  readonly movesTo: Id<'timeOffPolicy'> | null
}

/** Its last day; another one replaces it. */
export async function setAssignmentEnd(
  tx: Tx,
  { companyId, assignmentId }: AccountRow,
  { lastDay, movesTo }: AssignmentEnd,
): Promise<void> {
  await sql`
    update time_off_assignment set ends_on = ${lastDay}, moves_to = ${movesTo}
    where company_id = ${companyId} and assignment_id = ${assignmentId}`.execute(tx.db)
}

export async function endAssignment(tx: Tx, { companyId, assignmentId }: AccountRow): Promise<void> {
  await sql`
    update time_off_assignment set ended_at = ${isoInstant(tx.now)}
    where company_id = ${companyId} and assignment_id = ${assignmentId} and ended_at is null`.execute(tx.db)
}

interface DueEnd extends AssignmentEnd {
  readonly assignmentId: Id<'timeOffAssignment'>
  readonly userId: Id<'user'>
}

/** Those whose last day is over, in order. */
export async function endsOver(tx: Tx, companyId: Id<'company'>): Promise<readonly DueEnd[]> {
  const { rows } = await sql<DueEnd>`
    select assignment_id as "assignmentId", user_id as "userId", ends_on as "lastDay", moves_to as "movesTo"
    from time_off_assignment
    where company_id = ${companyId} and client_id = ${tx.clientId} and ended_at is null and ends_on < ${tx.today}
    order by user_id, ends_on, assignment_id`.execute(tx.db)
  return rows
}
