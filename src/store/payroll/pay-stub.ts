import { sql } from 'kysely'
import type { WageFacts } from '../../domain/pay/facts.ts'
import { readInput } from '../../domain/pay/stored-input.ts'
import type {
  CheckLine,
  ImportedYear,
  LeaveFacts,
  PostalAddress,
  StubFacts,
  YearLine,
} from '../../domain/statement/facts.ts'
import { type Day, dayOf, yearOf } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { cents } from '../../kernel/money.ts'
import { inForceOn } from '../database/dated.ts'
import { fullName } from '../database/full-name.ts'
import type { Tx } from '../database/transaction.ts'
import type { Work } from '../database/work.ts'

export interface PaycheckKey {
  readonly companyId: Id<'company'>
  readonly payPeriodId: string
  readonly userId: Id<'user'>
  readonly beginDate: Day
  readonly endDate: Day
  readonly payDate: Day
  readonly paycheckId: string
}

/** Everything on a stub, as it stood after this paycheck, also when that was voided since. Four statements. */
export async function loadStub(work: Work, key: PaycheckKey): Promise<StubFacts> {
  const row = await loadCheck(work, key)
  const vault = await work.vault(key.companyId)
  return {
    employer: {
      name: row.company,
      doingBusinessAs: row.trade_name,
      address: row.company_address,
      phoneNumber: row.company_phone ?? '',
      stateNumber: row.state_number ?? '',
    },
    worker: {
      userId: key.userId,
      name: row.name,
      reference: row.reference,
      ssn: row.ssn && vault.open('worker.ssn', key.userId, row.ssn),
      address: row.home,
    },
    wage: row.wage && { ...row.wage, rate: cents(BigInt(row.wage.rate)) },
    check: {
      gross: row.gross,
      net: row.net,
      reimbursements: row.reimbursements,
      paymentMethod: row.payment_method,
      workState: row.work_state,
      hoursPaid: row.hours_paid,
      hoursWorked: row.hours_worked,
      lines: row.lines.map(lineOf),
      accounts: (row.accounts ?? []).map(([accountNumber, amount]) => ({
        accountNumber,
        amount: BigInt(amount),
      })),
      input: readInput(row.input),
    },
    year: await loadYear(work, key),
    history: await loadHistory(work, key),
    leave: await loadLeave(work, key),
  }
}

/** The place that is registered with the authorities, else where mail goes, else the first. */
const OFFICE = sql`order by is_filing_address desc, is_mailing_address desc, company_location_id limit 1`

async function loadCheck(tx: Tx, key: PaycheckKey): Promise<Row> {
  const inForce = sql`order by ${inForceOn(key.endDate)} limit 1`
  const { rows } = await sql<Row>`
    select c.name as company, c.doing_business_as as trade_name, p.input, p.gross, p.net, p.reimbursements, p.payment_method,
           p.hours_paid, p.hours_worked, coalesce(p.work_state, p.input::jsonb -> 'work' ->> 'state') as work_state,
           ${fullName} as name,
           w.user_reference_id as reference, w.ssn,
           (select jsonb_build_object('address1', address1, 'address2', address2, 'city', city, 'state', state,
                                      'zipcode', zipcode)
            from company_location where company_id = ${key.companyId} ${OFFICE}) as company_address,
           (select phone_number from company_location where company_id = ${key.companyId} and phone_number <> '' ${OFFICE}) as company_phone,
           (select fields ->> 'Withholding Account Number' from state_registration
            where company_id = ${key.companyId} and state = p.work_state ${inForce}) as state_number,
           (select jsonb_build_object('address1', address1, 'address2', address2, 'city', city, 'state', state,
                                      'zipcode', zipcode)
            from worker_address
            where company_id = ${key.companyId} and user_id = p.user_id and kind = 'home' ${inForce}) as home,
           (select jsonb_build_object('from', effective_from, 'rate', wage_rate::text, 'basis', wage_basis,
                                      'weeklyHours', standard_working_hours, 'employeeType', employee_type,
                                      'paymentMethod', payment_method, 'taxExemptions', tax_exemptions)
            from worker_wage where company_id = ${key.companyId} and user_id = p.user_id ${inForce}) as wage,
           (select jsonb_agg(jsonb_build_array(b.account_mask, a.amount::text) order by a.n)
            from unnest(p.account_ids, p.account_cents) with ordinality as a(id, amount, n)
            join user_bank_account b on b.company_id = ${key.companyId} and b.user_bank_account_id = a.id) as accounts,
           (select jsonb_agg(jsonb_build_array(r.kind, r.code, r.name, l.base::text, l.amount::text, r.law, l.rate) order by l.n)
            from unnest(p.rules, p.bases, p.amounts, p.earning_rates) with ordinality as l(rule_id, base, amount, rate, n)
            join rule r using (rule_id)) as lines
    from paycheck p join company c using (company_id)
    join worker w on w.company_id = p.company_id and w.user_id = p.user_id
    where p.company_id = ${key.companyId} and p.user_id = ${key.userId} and p.pay_date = ${key.payDate}
      and p.paycheck_id = ${key.paycheckId} and p.client_id = ${tx.clientId}`.execute(tx.db)
  return rows[0]!
}

/** This paycheck, and what was paid before it in the same year and still stands. Of one person, by the primary key. */
const counted = (tx: Tx, key: PaycheckKey) => sql`
  from paycheck e
  where e.company_id = ${key.companyId} and e.user_id = ${key.userId} and e.client_id = ${tx.clientId}
    and e.pay_date between ${firstOf(key.payDate)}::date and ${key.payDate}::date
    and (e.pay_date, e.paycheck_id) <= (${key.payDate}::date, ${key.paycheckId}::uuid)
    and (e.voided_at is null and e.cancelled_at is null or e.paycheck_id = ${key.paycheckId})`

async function loadYear(tx: Tx, key: PaycheckKey): Promise<StubFacts['year']> {
  const { rows } = await sql<{ gross: bigint; net: bigint; lines: YearRow[] | null }>`
    with checks as materialized (select e.gross, e.net, e.rules, e.amounts ${counted(tx, key)})
    select sum(gross)::bigint as gross, sum(net)::bigint as net, (
      select jsonb_agg(jsonb_build_array(t.kind, t.code, t.name, t.amount::text) order by t.kind, t.code, t.name)
      from (select r.kind, r.code, r.name, sum(l.amount) as amount
            from checks cross join unnest(rules, amounts) as l(rule_id, amount) join rule r using (rule_id)
            group by r.kind, r.code, r.name) t) as lines
    from checks`.execute(tx.db)
  const { gross, net, lines } = rows[0]!
  return {
    gross,
    net,
    lines: (lines ?? []).map(([kind, code, name, amount]) => ({ kind, code, name, amount: BigInt(amount) })),
  }
}

/** What was imported of the year that holds this day. */
export async function loadHistory(
  tx: Tx,
  key: Pick<PaycheckKey, 'companyId' | 'userId' | 'payDate'>,
): Promise<ImportedYear | null> {
  const { rows } = await sql<{
    through: Day | null
    gross: bigint
    net: bigint | null
    taxes: Sums
    deductions: Sums
  }>`
    with imported as materialized (
      select h.pay_date, h.gross, h.net, h.taxes, h.deductions from pay_history h
      where h.company_id = ${key.companyId} and h.user_id = ${key.userId} and h.client_id = ${tx.clientId}
        and h.pay_date between ${firstOf(key.payDate)}::date and ${dayOf(yearOf(key.payDate), 12, 31)}::date)
    select max(pay_date) as through, sum(gross)::bigint as gross,
           case when bool_and(net is not null) then sum(net)::bigint end as net,
           (select jsonb_agg(jsonb_build_array(t.code, t.amount::text) order by t.code)
            from (select t ->> 'code' as code, sum(rtrim(t ->> 'tax', 'n')::bigint) as amount
                  from imported cross join jsonb_array_elements(taxes) t group by 1) t) as taxes,
           (select jsonb_agg(jsonb_build_array(d.type, d.amount::text) order by d.type)
            from (select d ->> 'type' as type, sum(rtrim(d ->> 'amount', 'n')::bigint) as amount
                  from imported cross join jsonb_array_elements(deductions) d group by 1) d) as deductions
    from imported`.execute(tx.db)
  const { through, gross, net, taxes, deductions } = rows[0]!
  if (through === null) return null
  return {
    through,
    gross,
    net,
    taxes: (taxes ?? []).map(([code, amount]) => ({ code, amount: BigInt(amount) })),
    deductions: (deductions ?? []).map(([type, amount]) => ({ type, amount: BigInt(amount) })),
  }
}

/** Balances on the day of pay, of the policies that the worker was under then. */
async function loadLeave(tx: Tx, key: PaycheckKey): Promise<readonly LeaveFacts[]> {
  const { rows } = await sql<LeaveFacts>`
    select p.name, p.policy_type as "policyType", coalesce(sum(l.hours), 0)::int as balance,
           coalesce(-sum(l.hours) filter (where l.kind = 'use' and l.on_day between ${key.beginDate} and ${key.endDate}), 0)::int
             as "usedInPeriod",
           coalesce(-sum(l.hours) filter (where l.kind = 'use' and l.on_day >= ${firstOf(key.payDate)}), 0)::int as "usedInYear"
    from time_off_assignment a
    join time_off_policy p on p.company_id = a.company_id and p.time_off_policy_id = a.time_off_policy_id
    left join time_off_ledger l on l.company_id = a.company_id and l.assignment_id = a.assignment_id
      and l.on_day <= ${key.payDate}
    left join worker_exit x on x.company_id = a.company_id and x.worker_exit_id = a.ended_by_exit_id
    where a.company_id = ${key.companyId} and a.user_id = ${key.userId} and a.client_id = ${tx.clientId}
      and a.effective_from <= ${key.payDate} and p.policy_type <> 'Unpaid'
      and (a.ended_at is null or x.exit_date >= ${key.beginDate})
    group by a.assignment_id, p.name, p.policy_type
    order by a.assignment_id`.execute(tx.db)
  return rows
}

const firstOf = (payDate: Day): Day => dayOf(yearOf(payDate), 1, 1)

const lineOf = ([kind, code, name, base, amount, law, rate]: LineRow): CheckLine => ({
  kind,
  code,
  name,
  base: BigInt(base),
  amount: BigInt(amount),
  law,
  rate,
})

type Kind = CheckLine['kind']
type LineRow = [
  Kind,
  code: string,
  name: string,
  base: string,
  amount: string,
  law: string,
  rate: number | null,
]
type YearRow = [YearLine['kind'], code: string, name: string, amount: string]
type Sums = [string, string][] | null

interface Row {
  company: string
  trade_name: string
  input: string
  gross: bigint
  net: bigint
  reimbursements: bigint
  payment_method: string
  hours_paid: number | null
  hours_worked: number | null
  work_state: string
  name: string
  reference: string
  ssn: Buffer | null
  company_address: PostalAddress | null
  company_phone: string | null
  state_number: string | null
  home: PostalAddress | null
  wage: (Omit<WageFacts, 'rate'> & { readonly rate: string }) | null
  accounts: [string, string][] | null
  lines: LineRow[]
}
