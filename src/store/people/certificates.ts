import { sql } from 'kysely'
import type { W4Facts } from '../../domain/pay/facts.ts'
import type { WorkerKey } from '../../domain/people/worker.ts'
import { type Day, dayOf, yearOf } from '../../kernel/dates.ts'
import { inForceOn } from '../database/dated.ts'
import type { Tx } from '../database/transaction.ts'

/** From a day on. */
type Dated<Facts> = Facts & { readonly effectiveFrom: Day }

/** A later certificate replaces the earlier one from its day on; what was true before stays. */
export async function saveW4(tx: Tx, { companyId, userId }: WorkerKey, w4: Dated<W4Facts>): Promise<void> {
  const columns = {
    form: w4.form,
    filing_status: w4.filingStatus,
    multiple_jobs: w4.multipleJobs,
    dependents: w4.dependents,
    dependents_above_18: w4.otherDependents,
    dependents_amount: w4.dependentsAmount,
    other_income: w4.otherIncome,
    other_deduction: w4.deductions,
    extra_withholding: w4.extra,
    military_spouse_exemption: w4.militarySpouse,
    state_additional_deduction: w4.stateExtra,
    is_nonresident: w4.nonresident,
    az_basis_points: w4.arizonaBasisPoints,
    is_exempt: w4.exempt,
    allowances: w4.allowances,
  }
  await tx.db
    .insertInto('worker_w4')
    .values({
      company_id: companyId,
      client_id: tx.clientId,
      user_id: userId,
      effective_from: w4.effectiveFrom,
      ...columns,
    })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'user_id', 'effective_from']).doUpdateSet(columns),
    )
    .execute()
}

export interface StateW4 {
  readonly effectiveFrom: Day
  readonly state: string
  /** Label → value, in the spelling of the form. */
  readonly fields: Readonly<Record<string, string>>
}

export async function saveStateW4(tx: Tx, { companyId, userId }: WorkerKey, w4: StateW4): Promise<void> {
  const fields = JSON.stringify(w4.fields)
  await tx.db
    .insertInto('worker_state_w4')
    .values({
      company_id: companyId,
      client_id: tx.clientId,
      user_id: userId,
      state: w4.state,
      effective_from: w4.effectiveFrom,
      fields,
    })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'user_id', 'state', 'effective_from']).doUpdateSet({ fields }),
    )
    .execute()
}

/** The certificates of states in force today: state → label → value. */
export async function loadStateW4Fields(
  tx: Tx,
  { companyId, userId }: WorkerKey,
): Promise<ReadonlyMap<string, Pick<StateW4, 'fields'> & { readonly since: Day }>> {
  const { rows } = await sql<Pick<StateW4, 'state' | 'fields'> & { since: Day }>`
    select distinct on (state) state, fields, effective_from as since from worker_state_w4
    where company_id = ${companyId} and user_id = ${userId}
    order by state, ${inForceOn(tx.today)}`.execute(tx.db)
  return new Map(rows.map(({ state, fields, since }) => [state, { fields, since }]))
}

interface W4Claims extends Pick<W4Facts, 'arizonaBasisPoints'> {
  readonly exemptYear: number | null
}

/** What the W-4 in force today claims, of all that tasks are about; undefined without a W-4. */
export async function loadW4Claims(tx: Tx, { companyId, userId }: WorkerKey): Promise<W4Claims | undefined> {
  const { rows } = await sql<W4Claims>`
    select az_basis_points as "arizonaBasisPoints", ${exemptYear(tx)} as "exemptYear" from worker_w4
    where company_id = ${companyId} and user_id = ${userId}
    order by ${inForceOn(tx.today)} limit 1`.execute(tx.db)
  return rows[0]
}

/** Of a W-4: the year of a claim of exemption, where that is over. */
export const exemptYear = (tx: Tx) => sql`case
  when is_exempt and effective_from < ${dayOf(yearOf(tx.today), 1, 1)} then extract(year from effective_from)::int end`
