import { type RawBuilder, sql } from 'kysely'
import type { CostCheck, CostGroup } from '../../domain/reports/labor-cost.ts'
import type { Tx } from '../database/transaction.ts'
import { type EarnedRow, earnedColumns, earnedJoin, partsBy } from './earned.ts'
import { checksOf, type PayrollsAsked, runsOf } from './paid.ts'

/**
 * Paychecks with their earnings by department, job, cost center, state, place or worker. Nothing is shared out of those that
 * were earned for one thing alone, which most are: they are added up here, and told as one.
 */
export async function costChecks(
  tx: Tx,
  asked: PayrollsAsked,
  { by, contributions }: { readonly by: CostGroup; readonly contributions: readonly bigint[] },
): Promise<readonly CostCheck[]> {
  const { rows } = await sql<CostRow>`
    with c as materialized (
      select p.user_id, p.employer_taxes, p.reimbursements, ${ofRules(contributions)} as contributions, ${earnedColumns(by)}
      from ${runsOf(tx, asked)} ${checksOf}
      join worker w on w.company_id = p.company_id and w.user_id = p.user_id
      ${earnedJoin(by)}),
    told as materialized (
      select c.*, case when c."groupNames" is null then c."groupElse" else c."groupNames"[1] end as only_name,
             coalesce(cardinality(c."groupNames"), 1) = 1 as is_one
      from c)
    select array_to_string(array_agg(distinct user_id), ',') as "userIds", sum(employer_taxes)::bigint as "employerTaxes",
           sum(reimbursements)::bigint as reimbursements, sum(contributions)::bigint as contributions,
           array[only_name] as "groupNames", array[sum(coalesce("groupHours"[1], 0))::int] as "groupHours",
           array[sum(coalesce("groupEarned"[1], 0))::bigint] as "groupEarned", null as "groupElse", null::jsonb as shares
    from told where is_one and (shares is null or only_name is not null) group by only_name
    union all
    select user_id::text, employer_taxes, reimbursements, contributions, "groupNames", "groupHours", "groupEarned",
           "groupElse", shares
    from told where not (is_one and (shares is null or only_name is not null))`.execute(tx.db)
  const partsOf = await partsBy(tx, asked.companyId, by)
  return rows.map((row) => ({
    userIds: row.userIds.split(','),
    employerTaxes: row.employerTaxes,
    reimbursements: row.reimbursements,
    contributions: row.contributions,
    parts: partsOf(row),
  }))
}

/** Of paycheck `p`. */
const ofRules = (ids: readonly bigint[]): RawBuilder<unknown> =>
  ids.length === 0
    ? sql`0::bigint`
    : sql`(select coalesce(sum(u.amount), 0)::bigint from unnest(p.rules, p.amounts) as u(rule_id, amount)
           where u.rule_id = any(${[...ids]}::bigint[]))`

interface CostRow extends Omit<CostCheck, 'parts' | 'userIds'>, EarnedRow {
  readonly userIds: string
}
