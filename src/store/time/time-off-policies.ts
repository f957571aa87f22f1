import { sql } from 'kysely'
import type { TimeOffPolicy } from '../../domain/time/time-off.ts'
import { isoInstant } from '../../kernel/dates.ts'
import { type Id, newId } from '../../kernel/ids.ts'
import { ownerOf } from '../database/lookup.ts'
import type { Tx } from '../database/transaction.ts'

export interface TimeOffPolicyRow extends TimeOffPolicy {
  readonly companyId: Id<'company'>
  readonly policyId: Id<'timeOffPolicy'>
}

export async function insertTimeOffPolicy(
  tx: Tx,
  companyId: Id<'company'>,
  policy: TimeOffPolicy,
): Promise<Id<'timeOffPolicy'>> {
  const policyId = newId<'timeOffPolicy'>()
  await tx.db
    .insertInto('time_off_policy')
    .values({
      company_id: companyId,
      client_id: tx.clientId,
      time_off_policy_id: policyId,
      created_at: isoInstant(tx.now),
      ...columnsOf(policy),
    })
    .execute()
  return policyId
}

export async function updateTimeOffPolicy(tx: Tx, policy: TimeOffPolicyRow): Promise<void> {
  await tx.db
    .updateTable('time_off_policy')
    .set(columnsOf(policy))
    .where('company_id', '=', policy.companyId)
    .where('time_off_policy_id', '=', policy.policyId)
    .execute()
}

/** Locks it: who assigns waits for who changes. */
export async function lockTimeOffPolicy(
  tx: Tx,
  policyId: Id<'timeOffPolicy'>,
): Promise<TimeOffPolicyRow | undefined> {
  const companyId = await ownerOf(tx, { table: 'time_off_policy', column: 'time_off_policy_id' }, policyId)
  if (!companyId) return undefined
  const { rows } = await sql<TimeOffPolicyRow>`
    select ${timeOffColumns} from time_off_policy p
    where p.company_id = ${companyId} and p.client_id = ${tx.clientId} and p.time_off_policy_id = ${policyId}
    for no key update`.execute(tx.db)
  return rows[0]
}

/** In order of creation. */
export async function timeOffPoliciesOf(
  tx: Tx,
  companyId: Id<'company'>,
  policyId?: Id<'timeOffPolicy'>,
): Promise<readonly (TimeOffPolicyRow & { readonly userIds: readonly string[] })[]> {
  const { rows } = await sql<TimeOffPolicyRow & { userIds: string[] }>`
    select ${timeOffColumns}, coalesce((
        select array_agg(a.user_id order by a.user_id) from time_off_assignment a
        where a.company_id = ${companyId} and a.time_off_policy_id = p.time_off_policy_id and a.ended_at is null),
      '{}') as "userIds"
    from time_off_policy p where p.client_id = ${tx.clientId} and p.company_id = ${companyId}
      ${policyId ? sql`and p.time_off_policy_id = ${policyId}` : sql``}
    order by p.time_off_policy_id`.execute(tx.db)
  return rows
}

const columnsOf = (policy: TimeOffPolicy) => ({
  name: policy.name,
  policy_type: policy.policyType,
  earning_method: policy.earningMethod,
  lump_sum_hours: policy.lumpSumHours,
  accrual_rate: policy.accrualRate,
  max_accumulated_hours: policy.maxHours,
  carryover_limit_hours: policy.carryoverHours,
  waiting_period_days: policy.waitingDays,
  is_prorated: policy.isProrated,
  payout_on_termination: policy.payoutOnTermination,
  tiers: JSON.stringify(policy.tiers),
  minimum_notice_days: policy.noticeDays,
  blackouts: JSON.stringify(policy.blackouts),
})

/** Of `time_off_policy p`. */
export const timeOffColumns = sql`
  p.company_id as "companyId", p.time_off_policy_id as "policyId", p.name, p.policy_type as "policyType",
  p.earning_method as "earningMethod", p.lump_sum_hours as "lumpSumHours", p.accrual_rate as "accrualRate",
  p.max_accumulated_hours as "maxHours", p.carryover_limit_hours as "carryoverHours",
  p.waiting_period_days as "waitingDays", p.is_prorated as "isProrated",
  p.payout_on_termination as "payoutOnTermination", p.tiers, p.minimum_notice_days as "noticeDays", p.blackouts`
