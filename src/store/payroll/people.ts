import { sql } from 'kysely'
import { accountMachine, USABLE } from '../../domain/money/account.ts'
import type { PeriodFacts } from '../../domain/payroll/period.ts'
import { type Day, yearOf } from '../../kernel/dates.ts'
import { uuids } from '../database/arrays.ts'
import { fullName } from '../database/full-name.ts'
import { oneOf } from '../database/states.ts'
import { together } from '../database/together.ts'
import type { Tx } from '../database/transaction.ts'
import { hasDied } from '../people/exit-words.ts'
import { goesOn, leftOfTotal, takenOfTotal } from '../people/recurring-pay-items.ts'
import { type Among, among, DENSE, type Of } from './among.ts'
import { benefitsOn } from './benefits.ts'
import { givenInputs } from './given-inputs.ts'
import { type HeldPay, heldPay } from './held-pay.ts'
import { caughtUp, inheritedInputs, missedPremiums, paidForDays, takenByOrders } from './paid-before.ts'
import { FOR_ITS_DAYS } from './severance-members.ts'
import { assignments, locations, workedDays } from './worked-places.ts'

/** Raw rows of a slice, keyed by worker; domain/payroll makes people of them. Set-based: a dozen statements a slice. */
export async function loadSlice(
  tx: Tx,
  asked: {
    period: PeriodFacts
    payDate: Day
    userIds: readonly string[]
    /** See store/payroll/schedule-around.ts. */
    coveredOn?: Day | undefined
    before?: string | null | undefined
  },
) {
  const { period, payDate, coveredOn = payDate, before } = asked
  const of = {
    companyId: period.companyId,
    clientId: tx.clientId,
    ids: asked.userIds,
    packed: uuids(asked.userIds, (id) => id),
    isDense: asked.period.periodType === 'Regular' && asked.userIds.length >= DENSE,
  }
  const ours: Among = { companyId: of.companyId, among: (column) => among(column, of) }
  const isMissing = period.periodType === 'Missing'
  const paidFor: ReturnType<typeof paidForDays> = isMissing ? paidForDays(tx, ours, period) : NONE
  const inherited = paidFor.then((rows) => inheritedInputs(tx, of.companyId, rows))
  const orders = garnishments(tx, of)
  const taken = orders.then((served) => takenByOrders(tx, served, { period, payDate }))
  return together({
    people: people(tx, of),
    addresses: addresses(tx, of),
    workplaces: workplaces(tx, of),
    wages: wages(tx, of),
    w4s: w4s(tx, of),
    stateW4s: stateW4s(tx, of),
    accounts: accounts(tx, of),
    held: heldPay(tx, { companyId: of.companyId, among: among('c.user_id', of) }),
    garnishments: orders,
    recurring: recurring(tx, of, payDate),
    inputs: givenInputs(tx, ours, period),
    members: members(tx, of, period),
    years: years(tx, of, payDate),
    stateTaxes: stateTaxes(tx, of),
    benefits: benefitsOn(tx, ours, { payDate, coveredOn }),
    taken,
    missed: before ? missedPremiums(tx, ours, { before, payDate, period }) : NONE,
    paidFor,
    caughtUp: isMissing ? caughtUp(tx, ours, period) : NONE,
    inherited,
    workedDays: workedDays(tx, ours, period),
    assignments: assignments(tx, ours, period),
    locations: locations(tx, of.companyId),
  })
}

export type LoadedSlice = Awaited<ReturnType<typeof loadSlice>>

const NONE: Promise<never[]> = Promise.resolve([])

/** Everything else is looked up by these. */
const isAsked = ({ ids }: Of) => {
  const asked = new Set(ids)
  return ({ user_id }: { readonly user_id: string }) => asked.has(user_id)
}

const people = async (tx: Tx, of: Of) =>
  (
    await sql<{
      user_id: string
      name: string
      worker_type: 'W2' | '1099-NEC'
      status: string
      date_of_join: Day
      exit_date: Day | null
      died_on: Day | null
      backup_withholding: boolean
      date_of_birth: Buffer | null
    }>`
    select w.user_id, ${fullName} as name, w.worker_type,
           w.status, w.date_of_join, x.exit_date, case when ${hasDied} then x.exit_date end as died_on, w.backup_withholding, w.date_of_birth
    from worker w
    left join worker_exit x on x.company_id = w.company_id and x.user_id = w.user_id and x.ended_at is null
    where w.company_id = ${of.companyId} and ${among('w.user_id', of)} order by w.user_id`.execute(tx.db)
  ).rows.filter(isAsked(of))

/**
 * Of what changes with time every row is read, alone, and domain/payroll/in-force.ts chooses: sorting here would cost
 * more than the rows, and a join of several choices is planned well only from statistics, which a company that was
 * filled a moment ago does not have.
 */
const addresses = async (tx: Tx, of: Of) =>
  tx.db
    .selectFrom('worker_address')
    .select(['user_id', 'effective_from', 'kind', 'state', 'city', 'zipcode'])
    .where('company_id', '=', of.companyId)
    .where(among('user_id', of))
    .execute()

const workplaces = async (tx: Tx, of: Of) =>
  (
    await sql<{
      user_id: string
      effective_from: Day
      is_remote: boolean
      state: string
      city: string
      zipcode: string
      location_id: string | null
    }>`
    select p.user_id, p.effective_from, p.location_category = 'Remote' as is_remote,
           coalesce(nullif(p.state_code, ''), l.state) as state, coalesce(l.city, '') as city,
           coalesce(l.zipcode, '') as zipcode, l.company_location_id as location_id
    from worker_workplace p
    left join company_location l on l.company_id = p.company_id and l.company_location_id = p.company_location_id
                                and p.location_category = 'Office'
    where p.company_id = ${of.companyId} and ${among('p.user_id', of)}`.execute(tx.db)
  ).rows

const wages = async (tx: Tx, of: Of) =>
  tx.db
    .selectFrom('worker_wage')
    .select([
      'user_id',
      'effective_from',
      'wage_rate',
      'wage_basis',
      'standard_working_hours',
      'employee_type',
      'payment_method',
      'tax_exemptions',
      'ref_tax_exempt',
    ])
    .where('company_id', '=', of.companyId)
    .where(among('user_id', of))
    .execute()

const w4s = async (tx: Tx, of: Of) =>
  tx.db
    .selectFrom('worker_w4')
    .select([
      'user_id',
      'effective_from',
      'form',
      'filing_status',
      'multiple_jobs',
      'dependents',
      'dependents_above_18',
      'dependents_amount',
      'other_income',
      'other_deduction',
      'extra_withholding',
      'military_spouse_exemption',
      'state_additional_deduction',
      'is_nonresident',
      'az_basis_points',
      'is_exempt',
      'allowances',
    ])
    .where('company_id', '=', of.companyId)
    .where(among('user_id', of))
    .execute()

const stateW4s = async (tx: Tx, of: Of) =>
  tx.db
    .selectFrom('worker_state_w4')
    .select(['user_id', 'effective_from', 'state', 'fields'])
    .where('company_id', '=', of.companyId)
    .where(among('user_id', of))
    .execute()

const deactivated = sql.lit(accountMachine.state.deactivated)

/** Without an id where the account is to have an amount or the rest and cannot be paid into. */
const accounts = async (tx: Tx, of: Of) =>
  (
    await sql<Omit<HeldPay, 'until'>>`
    select user_id, case when status in ${oneOf(USABLE)} then user_bank_account_id end as user_bank_account_id,
           pay_kind, pay_basis_points, pay_amount
    from user_bank_account
    where company_id = ${of.companyId} and ${among('user_id', of)}
      and ((status in ${oneOf(USABLE)} and pay_basis_points > 0)
        or (pay_kind <> 'percent' and status <> ${deactivated}))
    order by user_id, priority`.execute(tx.db)
  ).rows

/** With what every year so far has taken for each order. */
const garnishments = async (tx: Tx, of: Of) =>
  (
    await sql<{
      user_id: string
      garnishment_id: string
      garnishment_type: string
      agency: string
      fields: Record<string, string>
      taken: bigint
    }>`
    select g.user_id, g.garnishment_id, g.garnishment_type, g.agency, g.fields,
           coalesce((select sum(t.amount)::bigint from year_to_date y
                     cross join unnest(y.codes, y.amounts) as t(code, amount)
                     where y.company_id = ${of.companyId} and y.user_id = g.user_id
                       and t.code = 'garnishment:' || g.garnishment_id), 0) as taken
    from garnishment g
    where g.company_id = ${of.companyId} and ${among('g.user_id', of)} and g.removed_at is null
    order by g.user_id, g.garnishment_id`.execute(tx.db)
  ).rows

/** Of one with a total: what is left of it. One that has come to its end is not there. */
const recurring = async (tx: Tx, of: Of, payDate: Day) =>
  (
    await sql<{
      user_id: string
      recurring_pay_item_id: string
      pay_item: string
      type: string
      amount: bigint | null
      allocated_basis_points: number | null
      tax_treatment: string | null
      priority: number | null
      left_to_take: bigint | null
      repayments: number | null
      recovers_overpayment: boolean
    }>`
    select i.user_id, i.recurring_pay_item_id, i.pay_item, i.type, i.amount, i.allocated_basis_points, i.tax_treatment,
           i.priority, ${leftOfTotal(of.companyId)} as left_to_take, t.number as repayments, i.recovers_overpayment
    from recurring_pay_item i ${takenOfTotal(of.companyId)}
    where i.company_id = ${of.companyId} and ${among('i.user_id', of)} and ${goesOn(of.companyId, payDate)}
    order by i.user_id, i.recurring_pay_item_id`.execute(tx.db)
  ).rows

const members = async (tx: Tx, of: Of, { payPeriodId }: PeriodFacts) =>
  tx.db
    .selectFrom('period_member')
    .select(['user_id', 'included', 'amount', 'payment_method', 'paid_outside'])
    .select((is) => is('reason', 'in', FOR_ITS_DAYS).as('is_final'))
    .where('company_id', '=', of.companyId)
    .where('pay_period_id', '=', payPeriodId)
    .where(among('user_id', of))
    .execute()

/** This year, and last year for what only asks whether there was any. */
const years = async (tx: Tx, of: Of, payDate: Day) =>
  tx.db
    .selectFrom('year_to_date')
    .select(['user_id', 'year', 'codes', 'wages', 'amounts', 'supplemental_wages', 'gross', 'net'])
    .where('company_id', '=', of.companyId)
    .where(among('user_id', of))
    .where('year', 'in', [yearOf(payDate), yearOf(payDate) - 1])
    .execute()

const stateTaxes = async (tx: Tx, of: Of) =>
  tx.db
    .selectFrom('worker_state_tax')
    .select(['user_id', 'effective_from', 'payroll_deduction_rate', 'composite_rate'])
    .where('company_id', '=', of.companyId)
    .where(among('user_id', of))
    .execute()
