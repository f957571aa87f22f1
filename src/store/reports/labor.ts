import { type RawBuilder, sql } from 'kysely'
import type { CostCheck, CostGroup } from '../../domain/reports/labor-cost.ts'
import type { Tx } from '../database/transaction.ts'
import { type EarnedRow, earnedColumns, earnedJoin, partsBy, plainBy } from './earned.ts'
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
  const given = ofRules(contributions)
  const rows = [
    ...(await plainCosts(tx, asked, { by, given })),
    ...(await otherCosts(tx, asked, { by, given })),
  ]
  const partsOf = await partsBy(tx, asked.companyId, by)
  return rows.map((row) => ({
    userIds: row.userIds.split(','),
    employerTaxes: row.employerTaxes,
    reimbursements: row.reimbursements,
    contributions: row.contributions,
    parts: partsOf(row),
  }))
}

interface Told {
  readonly by: CostGroup
  readonly given: RawBuilder<unknown>
}

/** By columns of the paychecks alone: their lines are not looked at. */
async function plainCosts(tx: Tx, asked: PayrollsAsked, { by, given }: Told): Promise<readonly CostRow[]> {
  const { isPlain, key, name } = plainBy(asked.companyId, by)
  const { rows } = await sql<CostRow>`
    select string_agg("userIds", ',') as "userIds", sum("employerTaxes")::bigint as "employerTaxes", 0::bigint as reimbursements,
           sum(contributions)::bigint as contributions, array[name] as "groupNames", array[sum(hours)::int] as "groupHours",
           array[sum(earned)::bigint] as "groupEarned", null as "groupElse", null::jsonb as shares
    from (select g.*, ${name} as name
          from (select p.company_id, ${key} as key, array_to_string(array_agg(distinct p.user_id), ',') as "userIds",
                       sum(p.employer_taxes) as "employerTaxes", sum(${given}) as contributions, sum(${HOURS}) as hours,
                       sum(p.gross) as earned
                from ${runsOf(tx, asked)} ${checksOf}
                where ${isPlain} group by 1, 2) g) named
    group by name`.execute(tx.db)
  return rows
}

/** Most have one line of earnings. */
const HOURS = sql`coalesce(case when cardinality(p.earning_hours) = 1 then p.earning_hours[1]
                                else (select sum(h) from unnest(p.earning_hours) h) end, 0)`

async function otherCosts(tx: Tx, asked: PayrollsAsked, { by, given }: Told): Promise<readonly CostRow[]> {
  const { rows } = await sql<CostRow>`
    with c as materialized (
      select p.user_id, p.employer_taxes, p.reimbursements, ${given} as contributions, ${earnedColumns(asked.companyId, by)}
      from ${runsOf(tx, asked)} ${checksOf}
      join worker w on w.company_id = p.company_id and w.user_id = p.user_id
      ${earnedJoin(asked.companyId, by)}
      where not ${plainBy(asked.companyId, by).isPlain}),
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
  return rows
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
