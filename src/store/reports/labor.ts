import { type RawBuilder, sql } from 'kysely'
import type { CostCheck, CostGroup } from '../../domain/reports/labor-cost.ts'
import type { Tx } from '../database/transaction.ts'
import { type EarnedRow, earnedColumns, earnedJoin, partsBy, plainBy } from './earned.ts'
import { checksOf, isOneRun, type PayrollsAsked, runsOf } from './paid.ts'

/**
 * Paychecks with their earnings by department, job, cost center, state, place or worker. Nothing is shared out of those that
 * were earned for one thing alone, which most are: they are added up here, and told as one. Of one payroll, nobody has two:
 * where all of it is such, people are counted and not told apart.
 */
export async function costChecks(
  tx: Tx,
  asked: PayrollsAsked,
  { by, contributions }: { readonly by: CostGroup; readonly contributions: readonly bigint[] },
): Promise<readonly CostCheck[]> {
  const told = { by, given: ofRules(contributions) }
  const rows = (await isOneRun(tx, asked)) ? await plainRun(tx, asked, told) : undefined
  const all = rows ?? [...(await plainCosts(tx, asked, told)), ...(await otherCosts(tx, asked, told))]
  const partsOf = await partsBy(tx, asked.companyId, by)
  return all.map((row) => ({
    people: typeof row.people === 'string' ? row.people.split(',') : row.people,
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

/** A run whose paychecks are all plain; undefined where some are not. */
async function plainRun(tx: Tx, asked: PayrollsAsked, told: Told): Promise<readonly CostRow[] | undefined> {
  const { isPlain } = plainBy(asked.companyId, told.by)
  const { rows } = await plainSelect(tx, asked, told, {
    people: sql`count(*)::int`,
    both: sql`sum(people)::int`,
    isPlain: sql`bool_and(${isPlain})`,
    which: sql``,
  }).execute(tx.db)
  return rows.every((row) => row.isPlain) ? rows : undefined
}

/** By columns of the paychecks alone: their lines are not looked at. */
async function plainCosts(tx: Tx, asked: PayrollsAsked, told: Told): Promise<readonly CostRow[]> {
  const { isPlain } = plainBy(asked.companyId, told.by)
  const { rows } = await plainSelect(tx, asked, told, {
    people: sql`array_to_string(array_agg(distinct p.user_id), ',')`,
    both: sql`string_agg(people, ',')`,
    isPlain: sql`true`,
    which: sql`where ${isPlain}`,
  }).execute(tx.db)
  return rows
}

interface PlainAsked {
  /** Of a group, and of groups of one name. */
  readonly people: RawBuilder<unknown>
  readonly both: RawBuilder<unknown>
  readonly isPlain: RawBuilder<unknown>
  readonly which: RawBuilder<unknown>
}

function plainSelect(tx: Tx, asked: PayrollsAsked, { by, given }: Told, of: PlainAsked) {
  const { key, name } = plainBy(asked.companyId, by)
  return sql<CostRow & { isPlain: boolean }>`
    select ${of.both} as people, sum("employerTaxes")::bigint as "employerTaxes", 0::bigint as reimbursements,
           sum(contributions)::bigint as contributions, array[name] as "groupNames", array[sum(hours)::int] as "groupHours",
           array[sum(earned)::bigint] as "groupEarned", null as "groupElse", null::jsonb as shares,
           bool_and("isPlain") as "isPlain"
    from (select g.*, ${name} as name
          from (select p.company_id, ${key} as key, ${of.people} as people, ${of.isPlain} as "isPlain",
                       sum(p.employer_taxes) as "employerTaxes", sum(${given}) as contributions, sum(${HOURS}) as hours,
                       sum(p.gross) as earned
                from ${runsOf(tx, asked)} ${checksOf} ${of.which} group by 1, 2) g) named
    group by name`
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
    select array_to_string(array_agg(distinct user_id), ',') as people, sum(employer_taxes)::bigint as "employerTaxes",
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

interface CostRow extends Omit<CostCheck, 'parts' | 'people'>, EarnedRow {
  /** Their ids, with commas, or how many. */
  readonly people: string | number
}
