import { type RawBuilder, sql } from 'kysely'
import type { KeptFacts } from '../../domain/payroll/kept-facts.ts'
import { bigints, dates, integers, literal, stretches, texts, uuids } from '../database/arrays.ts'
import { besideSome, stretchOf, withNulls } from '../database/by-place.ts'

/**
 * The columns of migrations/0008_paycheck_facts.sql for many paychecks: for an insert and for an update. What is of one
 * size is found by the place of the row, `c.place`; text, whose elements would be walked to, comes as a column of
 * `unnest(arrays) as c(aliases)`.
 */
export interface FactColumns {
  readonly names: RawBuilder<unknown>
  /** In the same order. */
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
  const ints = (of: (facts: KeptFacts) => number | null) => sql`(${integers(facts, of)}::int[])[c.place]`
  const cents = (of: (facts: KeptFacts) => bigint | null) => sql`(${bigints(facts, of)}::bigint[])[c.place]`
  const earning = stretchOf(earnings)
  const tax = stretchOf(taxes)
  return {
    names,
    aliases,
    values: sql`'known',
      (${integers(earnings.all, whole)}::int[])${earning},
      (${integers(
        facts.flatMap((f) => f.earningWorked),
        whole,
      )}::int[])${earning},
      ${withNulls(sql`(${besideSome(facts, (f) => f.earningRates)}::bigint[])${earning}`)},
      c.states::text[], c.localities::text[], c.location_ids::uuid[], c.department_ids::uuid[], c.job_ids::uuid[],
      c.cost_center_ids::uuid[], c.begins::date[], c.ends::date[],
      (${bigints(taxes.all, whole)}::bigint[])${tax},
      ${withNulls(sql`(${besideSome(facts, (f) => f.taxRates)}::bigint[])${tax}`)},
      c.uncollected::bigint[], c.work_state, c.work_localities::text[],
      (${uuids(facts, (f) => f.workLocationId)}::uuid[])[c.place],
      ${ints((f) => f.hoursPaid)}, ${ints((f) => f.hoursWorked)}, ${ints((f) => f.weeksWorked)},
      ${cents((f) => f.tips)}, ${cents((f) => f.overtimePremium)}, c.edition_of::text[],
      case when c.edition_of is not null
           then (${dates(editions.all, ({ from }) => from)}::date[])${stretchOf(editions)} end`,
    arrays: sql`
      ${own((o) => o.states)}::text[], ${own((o) => o.localities)}::text[], ${own((o) => o.locationIds)}::text[],
      ${own((o) => o.departmentIds)}::text[], ${own((o) => o.jobIds)}::text[], ${own((o) => o.costCenterIds)}::text[],
      ${own((o) => o.begins)}::text[], ${own((o) => o.ends)}::text[],
      ${texts(facts, (f) => (f.uncollected.length === 0 ? '{}' : literal(f.uncollected.map(String))))}::text[],
      ${texts(facts, (f) => f.workState)}::text[], ${texts(facts, (f) => literal(f.workLocalities))}::text[],
      ${texts(facts, (f) => f.editions && literal(f.editions.map(({ of }) => of)))}::text[]`,
  }
}

const isAny = (values: readonly unknown[]): boolean => values.some((value) => value !== null)

const names = sql`
  facts, earning_hours, earning_worked, earning_rates, earning_states, earning_localities, earning_location_ids,
  earning_department_ids, earning_job_ids, earning_cost_center_ids, earning_begins, earning_ends, tax_subjects,
  tax_rates, uncollected, work_state, work_localities, work_location_id, hours_paid, hours_worked, weeks_worked, tips, overtime_premium,
  edition_of, edition_from`

const aliases = sql`
  states, localities, location_ids, department_ids, job_ids, cost_center_ids, begins, ends, uncollected, work_state,
  work_localities, edition_of`
