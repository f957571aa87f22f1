import { type RawBuilder, sql } from 'kysely'
import type { CompByHours, CompEarned, CompHead } from '../../domain/reports/workers-comp.ts'
import { groupedBy } from '../../kernel/grouped.ts'
import { plannedWithout } from '../database/planned.ts'
import type { Tx } from '../database/transaction.ts'
import { checksOf, isOneRun, type PayrollsAsked, runsOf } from './paid.ts'

interface CompSums {
  readonly earned: readonly CompEarned[]
  readonly heads: readonly CompHead[]
}

/**
 * Earnings by class: that of the job which a line names in its state, else that of the worker, as it was on the pay date,
 * with its rate of that day. The database sums; a class and a kind of pay is a row. Of one payroll, those whom no class may
 * concern are added up by their state, and not told apart.
 */
export async function compEarned(tx: Tx, asked: PayrollsAsked): Promise<CompSums> {
  if (!(await isOneRun(tx, asked))) return classedEarned(tx, asked, sql``)
  const rows = await unclassedEarned(tx, asked)
  const plain = rows.filter(({ isPlain }) => isPlain)
  const own = {
    earned: plain.map(({ people: _, isPlain: __, isOne: ___, ...row }) => ({ ...row, ...NO_CLASS })),
    heads: [...groupedBy(plain, ({ state }) => state)].map(([state, lines]) => ({
      ...{ state, ...NO_CLASS, people: lines.reduce((sum, { people }) => sum + people, 0) },
    })),
  }
  if (plain.length === rows.length) return own
  const others = await classedEarned(tx, asked, sql`where not ${isUnclassed(asked)}`)
  return { earned: [...own.earned, ...others.earned], heads: [...own.heads, ...others.heads] }
}

const NO_CLASS = { classId: null, code: '', description: '', rate: null }

/** A paycheck `p` that was earned in one state, for no job, by somebody who never had a class. */
const isUnclassed = ({ companyId }: PayrollsAsked) => sql`(
  p.earning_states is null and p.earning_job_ids is null
  and p.user_id not in (select a.subject_id from comp_assignment a where a.company_id = ${companyId}))`

/** Lines of a run by state and kind of pay; who has a first line is somebody. Most paychecks have no other: they come first. */
async function unclassedEarned(tx: Tx, asked: PayrollsAsked): Promise<readonly UnclassedRow[]> {
  const checks = sql`${runsOf(tx, asked)} ${checksOf} ${EMPLOYEES}`
  const whose = sql`coalesce(p.work_state, '') as state, ${isUnclassed(asked)} as "isPlain"`
  const rows = await byKind(
    tx,
    sql`
    select ${whose}, p.rules[1] as rule_id, coalesce(p.earning_hours[1], 0) = 0 as "isExtra", ${isOneLine} as "isOne",
           count(*) as people, sum(coalesce(p.earning_hours[1], 0)) as hours, sum(p.amounts[1]) as earned
    from ${checks} group by 1, 2, 3, 4, 5`,
  )
  if (rows.every(({ isOne }) => isOne)) return rows
  const others = await byKind(
    tx,
    sql`
    select ${whose}, p.rules[l.n] as rule_id, coalesce(l.hours, 0) = 0 as "isExtra", false as "isOne",
           count(*) filter (where l.n = 1) as people, sum(coalesce(l.hours, 0)) as hours, sum(p.amounts[l.n]) as earned
    from ${checks} ${EARNINGS} where not ${isOneLine} group by 1, 2, 3, 4`,
  )
  return addedUp([...rows.filter(({ isOne }) => isOne), ...others])
}

/** A premium is rounded once for a kind of pay: its lines are added up before. */
const addedUp = (rows: readonly UnclassedRow[]): readonly UnclassedRow[] =>
  [
    ...groupedBy(rows, ({ state, isPlain, type, isExtra }) =>
      [state, isPlain, type, isExtra].join('/'),
    ).values(),
  ].map((lines) => ({
    ...lines[0]!,
    people: lines.reduce((sum, { people }) => sum + people, 0),
    hours: lines.reduce((sum, { hours }) => sum + hours, 0),
    earned: lines.reduce((sum, { earned }) => sum + earned, 0n),
  }))

const isOneLine = sql`(coalesce(cardinality(p.earning_hours), 0) = 1)`

const byKind = (tx: Tx, lines: RawBuilder<unknown>) =>
  // To sort the lines takes longer than to add them up.
  plannedWithout(
    tx,
    ['sort'],
    sql<UnclassedRow>`
    select g.state, g."isPlain", g."isOne", r.code as type, g."isExtra", sum(g.people)::int as people, sum(g.hours)::int as hours,
           sum(g.earned)::bigint as earned
    from (${lines}) g
    join rule r on r.rule_id = g.rule_id and r.kind = 'earning'
    group by 1, 2, 3, 4, 5 order by 1, 4, 5`,
  )

type UnclassedRow = Pick<CompEarned, 'state' | 'type' | 'isExtra' | 'hours' | 'earned'> & {
  readonly people: number
  readonly isPlain: boolean
  /** Of paychecks with one line of earnings. */
  readonly isOne: boolean
}

const EMPLOYEES = sql`
  join pay_period d on d.company_id = p.company_id and d.pay_period_id = p.pay_period_id and d.worker_type = 'W2'`

/** The first lines of a paycheck are its earnings. */
const EARNINGS = sql`cross join lateral unnest(p.earning_hours) with ordinality as l(hours, n)`

async function classedEarned(tx: Tx, asked: PayrollsAsked, which: RawBuilder<unknown>): Promise<CompSums> {
  const { rows } = await sql<CompEarned & CompHead & { isHead: boolean }>`
    with line as materialized (
      select p.company_id, p.user_id, p.pay_date, coalesce(p.earning_states[l.n], p.work_state, '') as state,
             p.earning_job_ids[l.n] as job_id, p.rules[l.n] as rule_id, coalesce(l.hours, 0) = 0 as "isExtra",
             sum(coalesce(l.hours, 0))::int as hours, sum(p.amounts[l.n]) as earned
      from ${runsOf(tx, asked)} ${checksOf} ${EMPLOYEES} ${EARNINGS} ${which}
      group by 1, 2, 3, 4, 5, 6, 7),
    classed as (
      select l.*, c.comp_class_id, c.code, c.description, r.rate
      from line l
      left join lateral (
        select a.comp_class_id from comp_assignment a
        where a.company_id = ${asked.companyId} and a.subject_id in (l.job_id, l.user_id) and a.state = l.state
          and a.effective_from <= l.pay_date
        order by (a.subject_id = l.job_id) desc nulls last, a.effective_from desc limit 1) a on true
      left join comp_class c on c.company_id = ${asked.companyId} and c.comp_class_id = a.comp_class_id
      left join lateral (
        select r.rate from comp_rate r
        where r.company_id = ${asked.companyId} and r.comp_class_id = c.comp_class_id and r.effective_from <= l.pay_date
        order by r.effective_from desc limit 1) r on true)
    select c.state, c.comp_class_id as "classId", coalesce(c.code, '') as code, coalesce(c.description, '') as description,
           c.rate, r.code as type, c."isExtra", sum(c.hours)::int as hours, sum(c.earned)::bigint as earned,
           count(distinct c.user_id)::int as people, grouping(r.code) = 1 as "isHead"
    from classed c join rule r on r.rule_id = c.rule_id and r.kind = 'earning'
    group by grouping sets ((1, 2, 3, 4, 5), (1, 2, 3, 4, 5, 6, 7))
    order by 1, 3, 5, 6, 7`.execute(tx.db)
  return {
    earned: rows.filter(({ isHead }) => !isHead),
    heads: rows.filter(({ isHead }) => isHead),
  }
}

/** The state whose fund takes its premium by the hour. */
export const BY_HOURS = 'WA'

/** Work in Washington by the class that the worker had on the pay date, with what its paychecks hold of the premium. */
export async function compByHours(tx: Tx, asked: PayrollsAsked): Promise<readonly CompByHours[]> {
  const { rows } = await sql<CompByHours>`
    select ${BY_HOURS} as state, coalesce(s.risk_class_code, '') as code, coalesce(s.risk_class_name, '') as description,
           coalesce(s.composite_rate, '') as rate, count(distinct p.user_id)::int as people, sum(e.hours)::int as hours,
           sum(e.earned)::bigint as gross, coalesce(sum(t.worker), 0)::bigint as worker,
           coalesce(sum(t.employer), 0)::bigint as employer
    from ${runsOf(tx, asked)} ${checksOf} ${EMPLOYEES}
    join lateral (
      select sum(p.amounts[l.n]) as earned, sum(coalesce(p.earning_worked[l.n], 0)) as hours
      from unnest(p.earning_hours) with ordinality as l(hours, n)
      join rule r on r.rule_id = p.rules[l.n] and r.kind = 'earning'
      where coalesce(p.earning_states[l.n], p.work_state) = ${BY_HOURS} having count(*) > 0) e on true
    cross join lateral (
      select sum(u.amount) filter (where r.kind = 'employeeTax') as worker,
             sum(u.amount) filter (where r.kind = 'employerTax') as employer
      from unnest(p.rules, p.amounts) as u(rule_id, amount)
      join rule r on r.rule_id = u.rule_id and r.code = 'WA.lni') t
    left join lateral (
      select s.risk_class_code, s.risk_class_name, s.composite_rate from worker_state_tax s
      where s.company_id = ${asked.companyId} and s.user_id = p.user_id and s.state = ${BY_HOURS} and s.effective_from <= p.pay_date
      order by s.effective_from desc limit 1) s on true
    group by 2, 3, 4 order by 2, 4`.execute(tx.db)
  return rows
}
