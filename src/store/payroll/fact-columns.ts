import { type RawBuilder, sql } from 'kysely'
import type { KeptFacts } from '../../domain/payroll/kept-facts.ts'
import { beside, bigints, dates, integers, literal, stretches, texts, uuids } from '../database/arrays.ts'

/** The columns of migrations/0008_paycheck_facts.sql for many paychecks: for an insert and for an update. */
export interface FactColumns {
  readonly names: RawBuilder<unknown>
  /** In the same order, of a row of `unnest(arrays) as c(aliases)`. */
  readonly values: RawBuilder<unknown>
  readonly arrays: RawBuilder<unknown>
  readonly aliases: RawBuilder<unknown>
}

/** Lists of one length share their stretches; what hardly any paycheck has is sent as text, mostly null. */
export function factColumns(facts: readonly KeptFacts[]): FactColumns {
  const earnings = stretches(facts, (f) => f.earningHours)
  const taxes = stretches(facts, (f) => f.taxSubjects)
  const editions = stretches(facts, (f) => f.editions ?? [])
  const whole = <Value>(value: Value): Value => value
  // Hardly any part of a run has such lines: then one list of nulls serves eight times.
  const nobody = facts.some((f) => f.own !== null) ? undefined : texts(facts, () => null)
  const own = (of: (own: NonNullable<KeptFacts['own']>) => readonly (string | null)[]) =>
    nobody ?? texts(facts, (f) => (f.own && isAny(of(f.own)) ? literal(of(f.own)) : null))
  return {
    names,
    aliases,
    values: sql`'known',
      (${integers(earnings.all, whole)}::int[])[c.earning:c.last_earning],
      (${integers(
        facts.flatMap((f) => f.earningWorked),
        whole,
      )}::int[])[c.earning:c.last_earning],
      (${beside(facts, (f) => f.earningRates)}::bigint[])[c.earning:c.last_earning],
      c.states::text[], c.localities::text[], c.location_ids::uuid[], c.department_ids::uuid[], c.job_ids::uuid[],
      c.cost_center_ids::uuid[], c.begins::date[], c.ends::date[],
      (${bigints(taxes.all, whole)}::bigint[])[c.tax:c.last_tax],
      (${beside(facts, (f) => f.taxRates)}::bigint[])[c.tax:c.last_tax],
      c.uncollected::bigint[], c.work_state, c.work_localities::text[], c.work_location_id,
      c.hours_paid, c.hours_worked, c.weeks_worked, c.tips, c.overtime_premium, c.edition_of::text[],
      case when c.edition_of is not null
           then (${dates(editions.all, ({ from }) => from)}::date[])[c.edition:c.last_edition] end`,
    arrays: sql`
      ${earnings.from}::int[], ${earnings.to}::int[],
      ${own((o) => o.states)}::text[], ${own((o) => o.localities)}::text[], ${own((o) => o.locationIds)}::text[],
      ${own((o) => o.departmentIds)}::text[], ${own((o) => o.jobIds)}::text[], ${own((o) => o.costCenterIds)}::text[],
      ${own((o) => o.begins)}::text[], ${own((o) => o.ends)}::text[],
      ${taxes.from}::int[], ${taxes.to}::int[], ${texts(facts, (f) => (f.uncollected.length === 0 ? '{}' : literal(f.uncollected.map(String))))}::text[],
      ${texts(facts, (f) => f.workState)}::text[], ${texts(facts, (f) => literal(f.workLocalities))}::text[],
      ${uuids(facts, (f) => f.workLocationId)}::uuid[],
      ${integers(facts, (f) => f.hoursPaid)}::int[], ${integers(facts, (f) => f.hoursWorked)}::int[],
      ${integers(facts, (f) => f.weeksWorked)}::int[], ${bigints(facts, (f) => f.tips)}::bigint[],
      ${bigints(facts, (f) => f.overtimePremium)}::bigint[],
      ${texts(facts, (f) => f.editions && literal(f.editions.map(({ of }) => of)))}::text[],
      ${editions.from}::int[], ${editions.to}::int[]`,
  }
}

const isAny = (values: readonly unknown[]): boolean => values.some((value) => value !== null)

const names = sql`
  facts, earning_hours, earning_worked, earning_rates, earning_states, earning_localities, earning_location_ids,
  earning_department_ids, earning_job_ids, earning_cost_center_ids, earning_begins, earning_ends, tax_subjects,
  tax_rates, uncollected, work_state, work_localities, work_location_id, hours_paid, hours_worked, weeks_worked, tips, overtime_premium,
  edition_of, edition_from`

const aliases = sql`
  earning, last_earning, states, localities, location_ids, department_ids, job_ids, cost_center_ids, begins,
  ends, tax, last_tax, uncollected, work_state, work_localities, work_location_id, hours_paid, hours_worked, weeks_worked, tips,
  overtime_premium, edition_of, edition, last_edition`
