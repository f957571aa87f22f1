import { type RawBuilder, sql } from 'kysely'
import type { CostCheck, CostGroup } from '../../domain/reports/labor-cost.ts'
import type { Tx } from '../database/transaction.ts'
import { checksOf, type PayrollsAsked, runsOf } from './paid.ts'

/** Paychecks with their earnings by department, job, state, place or worker; what has none is told as such. */
export async function costChecks(tx: Tx, asked: PayrollsAsked, by: CostGroup): Promise<readonly CostCheck[]> {
  const { rows } = await sql<CostRow>`
    select p.user_id as "userId", p.employer_taxes as "employerTaxes", p.reimbursements,
           k.contributions, e.groups, e.hours, e.earned
    from ${runsOf(tx, asked)} ${checksOf}
    join worker w on w.company_id = p.company_id and w.user_id = p.user_id
    cross join lateral (
      select coalesce(sum(l.amount) filter (where r.kind = 'employerBenefit'), 0)::bigint as contributions
      from unnest(p.rules, p.amounts) as l(rule_id, amount) join rule r using (rule_id)) k
    cross join lateral (
      select array_agg(g."group" order by g."group") as groups, array_agg(g.hours order by g."group") as hours,
             array_agg(g.earned order by g."group") as earned
      from (select ${groups[by]} as "group", sum(coalesce(p.earning_hours[l.n], 0))::int as hours,
                   sum(l.amount)::bigint as earned
            from unnest(p.rules, p.amounts) with ordinality as l(rule_id, amount, n)
            join rule r on r.rule_id = l.rule_id and r.kind = 'earning'
            left join company_location c on c.company_id = p.company_id
              and c.company_location_id = coalesce(p.earning_location_ids[l.n], p.work_location_id)
            group by 1) g) e
    order by p.pay_date, p.pay_period_id, p.user_id`.execute(tx.db)
  return rows.map(({ groups: names, hours, earned, ...row }) => ({
    ...row,
    parts: (names ?? []).map((group, at) => ({ group, hours: hours![at]!, earned: earned![at]! })),
  }))
}

const NONE = sql`'(none)'`

const groups: Readonly<Record<CostGroup, RawBuilder<unknown>>> = {
  state: sql`coalesce(p.earning_states[l.n], p.work_state, '(not known)')`,
  worker: sql`concat_ws(' ', w.first_name, nullif(w.middle_name, ''), w.last_name)`,
  location: sql`coalesce(c.name, ${NONE})`,
  department: sql`coalesce(p.earning_department_ids[l.n]::text, ${NONE})`,
  job: sql`coalesce(p.earning_job_ids[l.n]::text, ${NONE})`,
}

interface CostRow extends Omit<CostCheck, 'parts'> {
  readonly groups: readonly string[] | null
  readonly hours: readonly number[] | null
  readonly earned: readonly bigint[] | null
}
