import { sql } from 'kysely'
import type { TimePolicy } from '../../domain/time/time-policy.ts'
import { isoInstant } from '../../kernel/dates.ts'
import { type Id, newId } from '../../kernel/ids.ts'
import { ownerOf } from '../database/lookup.ts'
import type { Tx } from '../database/transaction.ts'

export interface TimePolicyRow extends TimePolicy {
  readonly companyId: Id<'company'>
  readonly policyId: Id<'timeTrackingPolicy'>
}

export async function insertTimePolicy(
  tx: Tx,
  companyId: Id<'company'>,
  policy: TimePolicy,
): Promise<Id<'timeTrackingPolicy'>> {
  const policyId = newId<'timeTrackingPolicy'>()
  await tx.db
    .insertInto('time_tracking_policy')
    .values({
      company_id: companyId,
      client_id: tx.clientId,
      time_tracking_policy_id: policyId,
      created_at: isoInstant(tx.now),
      ...columnsOf(policy),
    })
    .execute()
  return policyId
}

export async function updateTimePolicy(tx: Tx, policy: TimePolicyRow): Promise<void> {
  await tx.db
    .updateTable('time_tracking_policy')
    .set(columnsOf(policy))
    .where('company_id', '=', policy.companyId)
    .where('time_tracking_policy_id', '=', policy.policyId)
    .execute()
}

export async function lockTimePolicy(
  tx: Tx,
  policyId: Id<'timeTrackingPolicy'>,
): Promise<TimePolicyRow | undefined> {
  const place = { table: 'time_tracking_policy', column: 'time_tracking_policy_id' }
  const companyId = await ownerOf(tx, place, policyId)
  if (!companyId) return undefined
  const { rows } = await sql<TimePolicyRow>`
    ${columns} where company_id = ${companyId} and client_id = ${tx.clientId} and time_tracking_policy_id = ${policyId}
    for no key update`.execute(tx.db)
  return rows[0]
}

/** In order of creation, each with the users who are assigned to it now. */
export async function timePoliciesOf(
  tx: Tx,
  companyId: Id<'company'>,
): Promise<readonly (TimePolicyRow & { readonly userIds: readonly string[] })[]> {
  const { rows } = await sql<TimePolicyRow & { userIds: string[] }>`
    select p.*, coalesce((
        select array_agg(a.user_id order by a.user_id) from time_tracking_assignment a
        where a.company_id = ${companyId} and a.time_tracking_policy_id = p."policyId" and a.ended_at is null),
      '{}') as "userIds"
    from (${columns} where client_id = ${tx.clientId} and company_id = ${companyId}) p order by p."policyId"`.execute(
    tx.db,
  )
  return rows
}

const columnsOf = (policy: TimePolicy) => ({
  name: policy.name,
  worker_types: [...policy.workerTypes],
  overtime_rule: policy.overtimeRule,
  workweek_start: policy.workweekStart,
  time_zone: policy.timeZone,
  rounding_minutes: policy.roundingMinutes,
  meal_break_minutes: policy.mealBreakMinutes,
  require_approval: policy.requireApproval,
})

const columns = sql`
  select company_id as "companyId", time_tracking_policy_id as "policyId", name, worker_types as "workerTypes",
         overtime_rule as "overtimeRule", workweek_start as "workweekStart", time_zone as "timeZone",
         rounding_minutes as "roundingMinutes", meal_break_minutes as "mealBreakMinutes",
         require_approval as "requireApproval"
  from time_tracking_policy`
