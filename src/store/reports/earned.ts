import { type RawBuilder, sql } from 'kysely'
import { byUnits, NONE, type UnitShare } from '../../domain/reports/by-units.ts'
import type { CostPart } from '../../domain/reports/follow-earnings.ts'
import type { CostGroup } from '../../domain/reports/labor-cost.ts'
import { laborKinds } from '../../domain/structure/labor.ts'
import type { Id } from '../../kernel/ids.ts'
import { fullName } from '../database/full-name.ts'
import type { Tx } from '../database/transaction.ts'
import { laborUnits } from '../structure/labor-units.ts'
import { sharesOf } from '../structure/shares.ts'

const NOTHING = { key: sql`null::text`, name: sql`null` }

/** What a paycheck was earned for, before its parts are named. */
export interface EarnedRow {
  readonly groupNames: readonly (string | null)[] | null
  readonly groupHours: readonly number[] | null
  readonly groupEarned: readonly bigint[] | null
  /** What it belongs to where it has no earnings. */
  readonly groupElse: string | null
  readonly shares: readonly UnitShare[] | null
}

/** Columns of paycheck `p` of worker `w`; `e` is `earnedJoin`. */
export const earnedColumns = (companyId: Id<'company'>, by: CostGroup): RawBuilder<unknown> => {
  const kind = laborKinds.find((each) => each === by)
  return sql`
    e.names as "groupNames", e.hours as "groupHours", e.earned as "groupEarned",
    (select ${groups[by](companyId)} from (select null::int as n) l) as "groupElse", ${kind ? sharesOf[kind](companyId) : sql`null::jsonb`} as shares`
}

export const earnedJoin = (companyId: Id<'company'>, by: CostGroup): RawBuilder<unknown> => sql`
  cross join lateral (
    select array_agg(g."group" order by g."group") as names, array_agg(g.hours order by g."group") as hours,
           array_agg(g.earned order by g."group") as earned
    from (select ${groups[by](companyId)} as "group", sum(coalesce(l.hours, 0))::int as hours, sum(p.amounts[l.n])::bigint as earned
          -- The first lines of a paycheck are its earnings, and then what it gives back, which is a column of its own.
          from unnest(p.earning_hours) with ordinality as l(hours, n)
          join rule r on r.rule_id = p.rules[l.n] and r.kind = 'earning'
          group by 1) g) e`

/**
 * A paycheck `p` is plain where no line names anything of the kind, none but earnings can have hours, and nothing is shared
 * out: what its lines would tell, its columns do. Who has a distribution is found once, not paycheck by paycheck. `key` is
 * what it belongs to, and `name` the name of that, once for all of a group `g`.
 */
export const plainBy = (companyId: Id<'company'>, by: CostGroup) => {
  const isShared = sql`p.user_id in (select d.user_id from worker_labor d where d.company_id = ${companyId})`
  const { column, key, name } = PLAIN[by]
  const isPlain = sql`(p.reimbursements = 0
    ${column ? sql`and ${sql.ref(`p.${column}`)} is null` : sql``}
    ${laborKinds.some((kind) => kind === by) ? sql`and not ${isShared}` : sql``})`
  return { isPlain, key, name }
}

const PLAIN: Readonly<
  Record<CostGroup, { column?: string; key: RawBuilder<unknown>; name: RawBuilder<unknown> }>
> = {
  state: { column: 'earning_states', key: sql`p.work_state`, name: sql`coalesce(g.key, '(not known)')` },
  worker: {
    key: sql`p.user_id`,
    name: sql`(select ${fullName} from worker w where w.company_id = g.company_id and w.user_id = g.key)`,
  },
  location: {
    column: 'earning_location_ids',
    key: sql`p.work_location_id`,
    name: sql`(select c.name from company_location c where c.company_id = g.company_id and c.company_location_id = g.key)`,
  },
  department: { column: 'earning_department_ids', ...NOTHING },
  job: { column: 'earning_job_ids', ...NOTHING },
  costCenter: { column: 'earning_cost_center_ids', ...NOTHING },
}

/** Names the parts of paychecks; what belongs to nothing is told as such, and one without earnings is one part. */
export async function partsBy(
  tx: Tx,
  companyId: Id<'company'>,
  by: CostGroup,
): Promise<(row: EarnedRow) => readonly CostPart[]> {
  const kind = laborKinds.find((each) => each === by)
  const units = kind ? await laborUnits(tx, companyId, { kind }) : []
  const names = new Map<string, string>(units.map(({ unitId, name }) => [unitId, name]))
  return ({ groupNames, groupHours, groupEarned, groupElse, shares }) => {
    const parts = (groupNames ?? [groupElse]).map((unitId, at) => ({
      unitId,
      hours: groupHours?.[at] ?? 0,
      earned: groupEarned?.[at] ?? 0n,
    }))
    return kind
      ? byUnits(parts, shares ?? [], (unitId) => names.get(unitId) ?? unitId)
      : parts.map(({ unitId, ...part }) => ({ ...part, group: unitId ?? NONE }))
  }
}

const groups: Readonly<Record<CostGroup, (companyId: Id<'company'>) => RawBuilder<unknown>>> = {
  state: () => sql`coalesce(p.earning_states[l.n], p.work_state, '(not known)')`,
  worker: () => fullName,
  location: (companyId) => sql`(
    select c.name from company_location c where c.company_id = ${companyId}
      and c.company_location_id = coalesce(p.earning_location_ids[l.n], p.work_location_id))`,
  department: () => sql`p.earning_department_ids[l.n]::text`,
  job: () => sql`p.earning_job_ids[l.n]::text`,
  costCenter: () => sql`p.earning_cost_center_ids[l.n]::text`,
}
