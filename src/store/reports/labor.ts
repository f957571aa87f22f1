import { type RawBuilder, sql } from 'kysely'
import { byUnits, NONE, type UnitShare } from '../../domain/reports/by-units.ts'
import { kindSums } from '../../domain/reports/kind-sums.ts'
import type { CostCheck, CostGroup } from '../../domain/reports/labor-cost.ts'
import { type LaborKind, laborKinds } from '../../domain/structure/labor.ts'
import type { Tx } from '../database/transaction.ts'
import { rulesOf } from '../payroll/rules.ts'
import { laborUnits } from '../structure/labor-units.ts'
import { sharesOf } from '../structure/shares.ts'
import { checksOf, type PayrollsAsked, runsOf } from './paid.ts'

/** Paychecks with their earnings by department, job, cost center, state, place or worker; what has none is told as such. */
export async function costChecks(tx: Tx, asked: PayrollsAsked, by: CostGroup): Promise<readonly CostCheck[]> {
  const kind = laborKinds.find((each) => each === by)
  const { rows } = await sql<CostRow>`
    select p.user_id as "userId", p.employer_taxes as "employerTaxes", p.reimbursements, p.rules, p.amounts,
           e.groups, e.hours, e.earned, ${kind ? sharesOf[kind] : sql`null`} as shares
    from ${runsOf(tx, asked)} ${checksOf}
    join worker w on w.company_id = p.company_id and w.user_id = p.user_id
    cross join lateral (
      select array_agg(g."group" order by g."group") as groups, array_agg(g.hours order by g."group") as hours,
             array_agg(g.earned order by g."group") as earned
      from (select ${groups[by]} as "group", sum(coalesce(l.hours, 0))::int as hours, sum(p.amounts[l.n])::bigint as earned
            -- The first lines of a paycheck are its earnings, and then what it gives back, which is a column of its own.
            from unnest(p.earning_hours) with ordinality as l(hours, n)
            join rule r on r.rule_id = p.rules[l.n] and r.kind = 'earning'
            group by 1) g) e
    order by p.pay_date, p.pay_period_id, p.user_id`.execute(tx.db)
  const known = await rulesOf(
    tx,
    rows.flatMap(({ rules }) => rules),
  )
  const nameOf = kind ? await namesOf(tx, asked, kind) : undefined
  return rows.map(({ groups: names, hours, earned, rules, amounts, shares, ...row }) => {
    const lines = (names ?? []).map((group, at) => ({ group, hours: hours![at]!, earned: earned![at]! }))
    return {
      ...row,
      contributions: kindSums(rules.map((id, at) => ({ kind: known.get(id)!.kind, amount: amounts[at]! })))
        .contributions,
      parts: nameOf
        ? byUnits(
            lines.map(({ group: unitId, ...line }) => ({ ...line, unitId })),
            shares ?? [],
            nameOf,
          )
        : lines.map(({ group, ...line }) => ({ ...line, group: group ?? NONE })),
    }
  })
}

async function namesOf(
  tx: Tx,
  { companyId }: PayrollsAsked,
  kind: LaborKind,
): Promise<(unitId: string) => string> {
  const names = new Map((await laborUnits(tx, companyId, { kind })).map(({ unitId, name }) => [unitId, name]))
  return (unitId) => names.get(unitId) ?? unitId
}

const groups: Readonly<Record<CostGroup, RawBuilder<unknown>>> = {
  state: sql`coalesce(p.earning_states[l.n], p.work_state, '(not known)')`,
  worker: sql`concat_ws(' ', w.first_name, nullif(w.middle_name, ''), w.last_name)`,
  location: sql`(
    select c.name from company_location c where c.company_id = p.company_id
      and c.company_location_id = coalesce(p.earning_location_ids[l.n], p.work_location_id))`,
  department: sql`p.earning_department_ids[l.n]::text`,
  job: sql`p.earning_job_ids[l.n]::text`,
  costCenter: sql`p.earning_cost_center_ids[l.n]::text`,
}

interface CostRow extends Omit<CostCheck, 'parts' | 'contributions'> {
  readonly rules: readonly bigint[]
  readonly amounts: readonly bigint[]
  readonly groups: readonly (string | null)[] | null
  readonly hours: readonly number[] | null
  readonly earned: readonly bigint[] | null
  readonly shares: readonly UnitShare[] | null
}
