import { sql } from 'kysely'
import { kindSums } from '../../domain/reports/kind-sums.ts'
import type { CostCheck, CostGroup } from '../../domain/reports/labor-cost.ts'
import type { Tx } from '../database/transaction.ts'
import { rulesOf } from '../payroll/rules.ts'
import { type EarnedRow, earnedColumns, earnedJoin, partsBy } from './earned.ts'
import { checksOf, type PayrollsAsked, runsOf } from './paid.ts'

/** Paychecks with their earnings by department, job, cost center, state, place or worker. */
export async function costChecks(tx: Tx, asked: PayrollsAsked, by: CostGroup): Promise<readonly CostCheck[]> {
  const { rows } = await sql<CostRow>`
    select p.user_id as "userId", p.employer_taxes as "employerTaxes", p.reimbursements, p.rules, p.amounts,
           ${earnedColumns(by)}
    from ${runsOf(tx, asked)} ${checksOf}
    join worker w on w.company_id = p.company_id and w.user_id = p.user_id
    ${earnedJoin(by)}
    order by p.pay_date, p.pay_period_id, p.user_id`.execute(tx.db)
  const known = await rulesOf(
    tx,
    rows.flatMap(({ rules }) => rules),
  )
  const partsOf = await partsBy(tx, asked.companyId, by)
  return rows.map((row) => ({
    userId: row.userId,
    employerTaxes: row.employerTaxes,
    reimbursements: row.reimbursements,
    contributions: kindSums(
      row.rules.map((id, at) => ({ kind: known.get(id)!.kind, amount: row.amounts[at]! })),
    ).contributions,
    parts: partsOf(row),
  }))
}

interface CostRow extends Omit<CostCheck, 'parts' | 'contributions'>, EarnedRow {
  readonly rules: readonly bigint[]
  readonly amounts: readonly bigint[]
}
