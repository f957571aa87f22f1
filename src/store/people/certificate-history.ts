import { sql } from 'kysely'
import type { W4Facts } from '../../domain/pay/facts.ts'
import type { WorkerKey } from '../../domain/people/worker.ts'
import type { Day } from '../../kernel/dates.ts'
import type { Tx } from '../database/transaction.ts'
import type { StateW4 } from './certificates.ts'

/** Every federal certificate of a person, the earliest first. */
export async function w4sOf(
  tx: Tx,
  { companyId, userId }: WorkerKey,
): Promise<readonly (W4Facts & { readonly effectiveFrom: Day })[]> {
  const { rows } = await sql<W4Facts & { effectiveFrom: Day }>`
    select effective_from as "effectiveFrom", form, filing_status as "filingStatus", multiple_jobs as "multipleJobs",
           dependents, dependents_above_18 as "otherDependents", dependents_amount as "dependentsAmount",
           other_income as "otherIncome", other_deduction as deductions, extra_withholding as extra,
           military_spouse_exemption as "militarySpouse", state_additional_deduction as "stateExtra",
           is_nonresident as nonresident, az_basis_points as "arizonaBasisPoints", is_exempt as exempt, allowances
    from worker_w4
    where company_id = ${companyId} and user_id = ${userId} and client_id = ${tx.clientId}
    order by effective_from`.execute(tx.db)
  return rows
}

/** Every certificate of a state, by state, the earliest first. */
export async function stateW4sOf(tx: Tx, { companyId, userId }: WorkerKey): Promise<readonly StateW4[]> {
  const { rows } = await sql<StateW4>`
    select state, effective_from as "effectiveFrom", fields from worker_state_w4
    where company_id = ${companyId} and user_id = ${userId} and client_id = ${tx.clientId}
    order by state, effective_from`.execute(tx.db)
  return rows
}
