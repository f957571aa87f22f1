import { planTypeOf } from '../../domain/benefits/values.ts'
import type { StateAnswers, W4Facts, WageFacts } from '../../domain/pay/facts.ts'
import type { RunContext } from '../../domain/payroll/assemble.ts'
import { chosenOn, eachInForce, inForce, inForceDuring } from '../../domain/payroll/in-force.ts'
import type { PeriodFacts } from '../../domain/payroll/period.ts'
import type { EffectiveDates, GivenFacts, PersonFacts, YearFacts } from '../../domain/payroll/person.ts'
import { NO_YEAR } from '../../domain/payroll/person.ts'
import { type Day, yearOf } from '../../kernel/dates.ts'
import { groupedBy } from '../../kernel/grouped.ts'
import { type Cents, cents } from '../../kernel/money.ts'
import { workerPerHour } from '../../law/engine/registration/employer.ts'
import type { HeldPay } from '../../store/payroll/held-pay.ts'
import type { LoadedSlice } from '../../store/payroll/people.ts'
import { yearFacts } from '../../store/payroll/years.ts'
import { benefitOf, missedOf } from './benefits-of-rows.ts'
import { givenOf, inputsOf } from './given-of-rows.ts'
import { homeOf, namedPlacesOf } from './homes-of-rows.ts'
import { lastDay, workOf } from './places-of-rows.ts'

/**
 * Rows of a slice → people, in order of id, each put together when it is asked for. `ageAtYearEnd` opens the sealed
 * birth date only where a limit asks.
 */
export function* peopleOf(
  slice: LoadedSlice,
  { period, payDate }: Pick<RunContext, 'period' | 'payDate'>,
  ageAtYearEnd: (userId: string, sealed: Buffer) => number,
): Generator<PersonFacts> {
  const by = byWorker(slice, { period, payDate })
  for (const row of slice.people) yield personOf(row, by, { year: yearOf(payDate), period, ageAtYearEnd })
}

const byWorker = (slice: LoadedSlice, { period, payDate }: Pick<RunContext, 'period' | 'payDate'>) => ({
  homes: grouped(slice.addresses.filter(({ kind }) => kind === 'home')),
  forms: grouped(slice.stateW4s),
  locations: slice.locations,
  remotes: grouped(slice.addresses.filter(({ kind }) => kind === 'remote')),
  workplaces: grouped(slice.workplaces),
  workedDays: grouped(slice.workedDays),
  assignments: groupedBy(slice.assignments, ({ userId }) => userId),
  wages: inForceDuring(slice.wages, period),
  w4: inForce(slice.w4s, payDate),
  stateW4: eachInForce(slice.stateW4s, payDate, ({ state }) => state),
  accounts: grouped(slice.accounts),
  held: grouped(slice.held),
  garnishments: grouped(slice.garnishments),
  recurring: grouped(slice.recurring),
  inputs: grouped(slice.inputs),
  members: indexed(slice.members),
  years: grouped(slice.years),
  stateTaxes: inForce(slice.stateTaxes, payDate),
  benefits: grouped(slice.benefits),
  taken: new Map(slice.taken.map((row) => [row.garnishment_id, row])),
  missed: missedOf(slice, payDate),
  caughtUp: new Set(slice.caughtUp.map((row) => row.benefit_enrollment_id)),
  paidFor: indexed(slice.paidFor),
  inherited: grouped(slice.inherited),
})

type ByWorker = ReturnType<typeof byWorker>

function personOf(
  row: LoadedSlice['people'][number],
  by: ByWorker,
  given: { year: number; period: PeriodFacts; ageAtYearEnd: (userId: string, sealed: Buffer) => number },
): PersonFacts {
  const { user_id: id } = row
  const years = by.years.get(id) ?? []
  const stateTax = by.stateTaxes.get(id)
  const member = memberOf(by.members.get(id))
  const sent = givenOf(inputsOf(by.inputs.get(id), by.inherited.get(id), member))
  const paidFor = by.paidFor.get(id)
  const held = by.held.get(id)
  const end = lastDay(row, given.period)
  const isGone = row.exit_date !== null && row.exit_date < given.period.beginDate
  const place = { ...workOf(row, by, given.period), ...homeOf(id, by, given.period, end) }
  return {
    userId: id,
    name: row.name,
    workerType: row.worker_type,
    status: row.status,
    dateOfJoin: row.date_of_join,
    exitDate: row.exit_date,
    ...(row.died_on === null ? {} : { diedOn: row.died_on }),
    backupWithholding: row.backup_withholding,
    ...place,
    ...namedPlacesOf({ userId: id, given: sent, ...place }, by, end),
    wages: (by.wages.get(id) ?? []).map(wageOf),
    w4: w4Of(by.w4.get(id)),
    stateW4: Object.fromEntries(
      (by.stateW4.get(id) ?? []).map(({ state, fields }) => [state, fields as StateAnswers]),
    ),
    perHour: stateTax ? perHourOf(stateTax) : null,
    // While a change waits, those from before it.
    accounts: accountsIn(held ?? by.accounts.get(id) ?? []),
    hasSoundAccount: hasSound(held ?? by.accounts.get(id) ?? []),
    accountsWaitUntil: held?.[0]?.until,
    garnishments: (by.garnishments.get(id) ?? []).map((order) => orderOf(order, by.taken)),
    recurring: (by.recurring.get(id) ?? []).map(recurringOf),
    benefits: (by.benefits.get(id) ?? []).map((each) => benefitOf(each, by, isGone)),
    given: sent,
    member,
    ...(paidFor ? { isPaidFor: paidFor.is_paid_for } : {}),
    toDate: toDateOf(years.find(({ year }) => year === given.year)),
    wasWithheld: years.some(({ codes, amounts }) => (amounts[codes.indexOf('tax:US.incomeTax')] ?? 0n) > 0n),
    ageAtYearEnd:
      row.date_of_birth && asksAge(id, by, sent) ? given.ageAtYearEnd(id, row.date_of_birth) : null,
    priorYearSocialSecurityWages: socialSecurityWages(years.find(({ year }) => year < given.year)),
    effective: effectiveOf(id, by, end),
  }
}

const recurringOf = (item: LoadedSlice['recurring'][number]): PersonFacts['recurring'][number] => ({
  id: item.recurring_pay_item_id,
  item: item.pay_item as PersonFacts['recurring'][number]['item'],
  type: item.type,
  amount: item.amount as Cents | null,
  basisPoints: item.allocated_basis_points,
  ...(item.tax_treatment === null ? {} : { as: item.tax_treatment }),
  ...(item.priority === null ? {} : { priority: item.priority }),
  ...repaidBy(item),
})

/** An item with a total is known by its id: what a paycheck takes of it is written down. */
const repaidBy = (item: LoadedSlice['recurring'][number]) =>
  item.left_to_take == null
    ? {}
    : {
        repays: {
          itemId: item.recurring_pay_item_id,
          left: cents(item.left_to_take),
          number: item.repayments! + 1,
          ...(item.recovers_overpayment ? { recovers: true as const } : {}),
        },
      }

/**
 * A loop: this is done for everyone in a payroll. Where an account that is to have an amount or the rest cannot be paid
 * into, nothing is: nobody said who else should have it.
 */
function accountsIn(rows: readonly Omit<HeldPay, 'until'>[]): PersonFacts['accounts'] {
  const accounts: PersonFacts['accounts'][number][] = []
  for (const row of rows) {
    const { user_bank_account_id: id, pay_kind: payKind } = row
    if (id === null && payKind !== 'percent') return []
    if (id === null) continue
    accounts.push({ id, payKind, payBasisPoints: row.pay_basis_points, payAmount: row.pay_amount })
  }
  return accounts
}

const hasSound = (rows: readonly Omit<HeldPay, 'until'>[]): boolean =>
  rows.some(({ user_bank_account_id: id }) => id !== null)

/** Of the rows that were chosen, when each began. */
function effectiveOf(id: string, by: ByWorker, on: Day): EffectiveDates {
  const workplace = chosenOn(by.workplaces.get(id)!, on)!
  const stateW4: Record<string, Day> = {}
  for (const { state, effective_from } of by.stateW4.get(id) ?? []) stateW4[state] = effective_from
  return {
    workplace: workplace.effective_from,
    remote: (workplace.is_remote && chosenOn(by.remotes.get(id) ?? [], on)?.effective_from) || null,
    home: chosenOn(by.homes.get(id) ?? [], on)?.effective_from ?? null,
    w4: by.w4.get(id)?.effective_from ?? null,
    stateW4,
    riskClass: by.stateTaxes.get(id)?.effective_from ?? null,
  }
}

/** Catch-up contributions go by age; nobody else's birth date is opened. */
const asksAge = (id: string, by: ByWorker, { deductions = [] }: GivenFacts): boolean =>
  deductions.length > 0 ||
  (by.recurring.get(id) ?? []).some(({ pay_item }) => pay_item === 'Deduction') ||
  (by.benefits.get(id) ?? []).some(({ type, insured_amount, insured_multiple }) => {
    const { asks } = planTypeOf(type)
    return asks === 'deferral' || asks === 'coverage' || insured_amount !== null || insured_multiple !== null
  })

const perHourOf = (row: LoadedSlice['stateTaxes'][number]): PersonFacts['perHour'] =>
  workerPerHour({ CompositeRate: row.composite_rate, PayrollDeductionRate: row.payroll_deduction_rate })

const orderOf = (
  order: LoadedSlice['garnishments'][number],
  taken: ByWorker['taken'],
): PersonFacts['garnishments'][number] => ({
  id: order.garnishment_id,
  type: order.garnishment_type as PersonFacts['garnishments'][number]['type'],
  agency: order.agency,
  fields: order.fields,
  taken: cents(order.taken),
  ...takenNow(taken.get(order.garnishment_id)),
})

const takenNow = (row: LoadedSlice['taken'][number] | undefined) =>
  row && { takenInPeriod: cents(row.in_period), takenInMonth: cents(row.in_month) }

const socialSecurityWages = (row: LoadedSlice['years'][number] | undefined): Cents =>
  cents(row?.wages[row.codes.indexOf('tax:US.socialSecurity')] ?? 0n)

const wageOf = (row: LoadedSlice['wages'][number]): WageFacts => ({
  from: row.effective_from,
  rate: cents(row.wage_rate),
  basis: row.wage_basis as WageFacts['basis'],
  weeklyHours: row.standard_working_hours,
  employeeType: row.employee_type,
  paymentMethod: row.payment_method as WageFacts['paymentMethod'],
  taxExemptions: row.tax_exemptions as WageFacts['taxExemptions'],
  refTaxExempt: row.ref_tax_exempt,
})

const w4Of = (row: LoadedSlice['w4s'][number] | undefined): PersonFacts['w4'] =>
  row === undefined
    ? null
    : {
        form: row.form as W4Facts['form'],
        filingStatus: row.filing_status as W4Facts['filingStatus'],
        multipleJobs: row.multiple_jobs,
        dependents: row.dependents,
        otherDependents: row.dependents_above_18,
        dependentsAmount: row.dependents_amount as Cents | null,
        otherIncome: cents(row.other_income),
        deductions: cents(row.other_deduction),
        extra: cents(row.extra_withholding),
        militarySpouse: row.military_spouse_exemption,
        stateExtra: cents(row.state_additional_deduction),
        nonresident: row.is_nonresident,
        arizonaBasisPoints: row.az_basis_points,
        exempt: row.is_exempt,
        allowances: row.allowances,
      }

const memberOf = (row: LoadedSlice['members'][number] | undefined): PersonFacts['member'] =>
  row === undefined
    ? null
    : {
        included: row.included,
        amount: row.amount as Cents | null,
        paymentMethod: row.payment_method as 'Direct Deposit' | 'Check' | null,
        paidOutside: row.paid_outside,
        ...(row.is_final ? { isFinal: true } : {}),
      }

const toDateOf = (row: LoadedSlice['years'][number] | undefined): YearFacts =>
  row ? yearFacts(row) : NO_YEAR

export const grouped = <Row extends { user_id: string }>(
  rows: readonly Row[],
): ReadonlyMap<string, readonly Row[]> => groupedBy(rows, ({ user_id }) => user_id)

const indexed = <Row extends { user_id: string }>(rows: readonly Row[]): Map<string, Row> =>
  new Map(rows.map((row) => [row.user_id, row]))
