import { type RawBuilder, sql } from 'kysely'
import type { CompanyTaskFacts, FailedAccount } from '../../domain/company/company-tasks.ts'
import type { FailedPayroll } from '../../domain/company/funding-words.ts'
import { accountMachine, GONE } from '../../domain/money/account.ts'
import { NOTHING_OWED } from '../../domain/money/receivable.ts'
import { transactionMachine } from '../../domain/money/transaction.ts'
import { payPeriodMachine, periodName } from '../../domain/payroll/period.ts'
import { POSTED_RUN } from '../../domain/payroll/run.ts'
import { userMachine } from '../../domain/people/user-status.ts'
import { workerTypes } from '../../domain/values.ts'
import { type Day, yearOf } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { companiesAsked } from '../database/companies-asked.ts'
import { inForceOn } from '../database/dated.ts'
import { fullName } from '../database/full-name.ts'
import { oneOf } from '../database/states.ts'
import type { Tx } from '../database/transaction.ts'
import { openReturns } from '../money/open-returns.ts'
import { owingWorkers } from '../money/overpayments.ts'
import { receivablesOf } from '../money/transfers.ts'
import { awaitedWires } from '../money/wires.ts'
import { remoteStates, stateCodes } from '../places/work-states.ts'

const active = sql.lit(userMachine.state.Active)
const inactive = sql.lit(userMachine.state.Inactive)

type TaskFacts = Omit<CompanyTaskFacts, 'heldTaxes'>

/** Of these companies, those that are there. In eight statements, however many companies and people they are. */
export async function loadCompanyTaskFacts(
  tx: Tx,
  companyIds: readonly Id<'company'>[],
): Promise<ReadonlyMap<Id<'company'>, TaskFacts>> {
  const rows = await companiesThemselves(tx, companyIds)
  const states = await unregisteredStates(tx, companyIds)
  const returned = await openReturns(tx, { companyId: companyIds })
  const owed = await receivablesOf(tx, companyIds)
  const accounts = await failedAccounts(tx, companyIds)
  const payrolls = await failedPayrolls(tx, companyIds)
  const wires = await awaitedWires(tx, { companyIds })
  const overpaid = await owingWorkers(tx, companyIds, SHOWN)
  return new Map(
    rows.map(({ companyId, ...row }) => [
      companyId,
      {
        ...row,
        statesWithoutRegistration: states
          .filter((each) => each.companyId === companyId)
          .map(({ state }) => state),
        returnedPayments: returned.filter((each) => each.companyId === companyId),
        owedFunding: owed.get(companyId) ?? NOTHING_OWED,
        failedAccounts: accounts.filter((each) => each.companyId === companyId),
        failedPayrolls: payrolls.filter((each) => each.companyId === companyId),
        awaitedWires: wires.filter((each) => each.companyId === companyId),
        overpaidWorkers: overpaid.filter((each) => each.companyId === companyId),
      },
    ]),
  )
}

async function companiesThemselves(
  tx: Tx,
  companyIds: readonly Id<'company'>[],
): Promise<readonly Of<Omit<TaskFacts, Asked>>[]> {
  const { asked, same } = companiesAsked(companyIds)
  const lacking = [...workerTypes]
    .sort()
    .reverse()
    .map((type) => typeWithoutSchedule(type, same(sql`c`)))
  const { rows } = await sql<Of<Omit<TaskFacts, Asked>>>`
    select c.company_id as "companyId", c.kyb_status as "kybStatus", c.is_terms_accepted as "isTermsAccepted",
      exists (select from kyb_information k where k.company_id = ${same(sql`c`)}) as "hasKybInformation",
      exists (select from kyb_information k where k.company_id = ${same(sql`c`)} and k.entity_type = 'Non-Profit')
        as "isNonProfit",
      exists (select from business_user b where b.company_id = ${same(sql`c`)} and b.beneficial_owner
                and b.ssn is not null and b.date_of_birth is not null and b.address1 <> '') as "hasBeneficialOwner",
      exists (select from company_location l where l.company_id = ${same(sql`c`)} and l.is_filing_address)
        as "hasFilingLocation",
      coalesce((select jsonb_agg(jsonb_build_object('status', a.status,
                                 'asksForMicroDeposits', a.micro_deposits is not null))
                from company_bank_account a where a.company_id = ${same(sql`c`)}), '[]') as accounts,
      exists (select from pay_schedule s where s.company_id = ${same(sql`c`)}) as "hasSchedule",
      array_remove(array[${sql.join(lacking)}], null) as "workerTypesWithoutSchedule",
      exists (select from worker w where w.company_id = ${same(sql`c`)} and w.status = ${active}) as "hasActiveWorker",
      exists (select from kyb_information k where k.company_id = ${same(sql`c`)} and k.payroll_run_this_year)
        and extract(year from c.created_at at time zone 'America/New_York') = ${yearOf(tx.today)}
        and not exists (select from pay_history p where p.company_id = ${same(sql`c`)})
        and not exists (select from payroll_run r where r.company_id = ${same(sql`c`)}
                          and r.status in ${oneOf(POSTED_RUN)}) as "isHistoryMissing"
    from company c
    where c.company_id = ${asked} and c.client_id = ${tx.clientId}`.execute(tx.db)
  return rows
}

/** The type, where somebody of it is here and no schedule pays it. */
const typeWithoutSchedule = (type: string, company: RawBuilder<unknown>) => sql`
  case when not exists (select from pay_schedule s where s.company_id = ${company} and s.worker_type = ${type})
        and exists (select from worker w where w.company_id = ${company} and w.worker_type = ${type}
                      and w.status <> ${inactive}) then ${type}::text end`

/**
 * Where people work without a registration of the company. `unregistered` has the states that a place is in and no registration,
 * `lacking` where people work of those who may work there: in most companies nobody, and nobody's place has to be found out.
 */
async function unregisteredStates(
  tx: Tx,
  companyIds: readonly Id<'company'>[],
): Promise<readonly Of<{ readonly state: string }>[]> {
  const companies = companiesAsked(companyIds)
  const { asked: among, same } = companies
  const asked = sql`${among} and client_id = ${tx.clientId}`
  const { rows } = await sql<Of<{ state: string }>>`
  with unregistered as materialized (
    select company_id, state from (
      select company_id, state from company_location where company_id = ${asked}
      union select c.company_id, s.value from company c join (${stateCodes(companies)}) s on s.company_id = c.company_id
      where c.company_id = ${asked} and s.value <> ''
      union select c.company_id, s.value from company c join (${remoteStates(companies)}) s on s.company_id = c.company_id
      where c.company_id = ${asked}) s
    where not exists (select from state_registration r where r.company_id = ${same(sql`s`)} and r.state = s.state)),
  somebody as materialized (
    select p.company_id, p.user_id from unregistered u
    join worker_workplace p on p.company_id = ${same(sql`u`)} and p.state_code = u.state
    union select p.company_id, p.user_id from unregistered u
    join company_location l on l.company_id = ${same(sql`u`)} and l.state = u.state
    join worker_workplace p on p.company_id = ${same(sql`l`)} and p.company_location_id = l.company_location_id
    union select a.company_id, a.user_id from unregistered u
    join worker_address a on a.company_id = ${same(sql`u`)} and a.state = u.state and a.kind = 'remote'),
  lacking as materialized (
    select w.company_id, ${workState(tx, same(sql`w`))} as state from somebody s
    join worker w on w.company_id = ${same(sql`s`)} and w.user_id = s.user_id
    where w.worker_type = 'W2' and w.status <> ${inactive})
  select distinct m.company_id as "companyId", m.state from lacking m
  join unregistered u on u.company_id = m.company_id and u.state = m.state order by 1, 2`.execute(tx.db)
  return rows
}

/** What other statements tell. */
type Asked =
  | 'statesWithoutRegistration'
  | 'returnedPayments'
  | 'owedFunding'
  | 'failedAccounts'
  | 'failedPayrolls'
  | 'awaitedWires'
  | 'overpaidWorkers'

/** A list is for a person to read. */
const SHOWN = 100

type Of<Facts> = Facts & { readonly companyId: Id<'company'> }

/** The first of each company. */
const shown = (rows: RawBuilder<unknown>, order: RawBuilder<unknown>) => sql`
  select * from (select x.*, row_number() over (partition by "companyId" order by ${order}) as place
                 from (${rows}) x) x where place <= ${SHOWN} order by place`

/** Failed accounts of those who are here, or of one of them, whose other accounts do not take the whole of their pay. */
export async function failedAccounts(
  tx: Tx,
  companyIds: readonly Id<'company'>[],
  userId?: Id<'user'>,
): Promise<readonly Of<FailedAccount>[]> {
  const { asked, same } = companiesAsked(companyIds)
  const failed = sql`
    select a.company_id as "companyId", a.user_bank_account_id as id, ${fullName} as name, a.account_mask as mask, a.failure
    from user_bank_account a
    join worker w on w.company_id = a.company_id and w.user_id = a.user_id and w.status <> ${inactive}
    cross join lateral (
      select g.payment_method from worker_wage g where g.company_id = ${same(sql`w`)} and g.user_id = w.user_id
      order by g.effective_from <= ${tx.today}::date desc, abs(g.effective_from - ${tx.today}::date) limit 1) g
    where a.company_id = ${asked} and a.client_id = ${tx.clientId} ${userId ? sql`and a.user_id = ${userId}` : sql``}
      and a.status = ${sql.lit(accountMachine.state.failed)} and g.payment_method = 'Direct Deposit'
      and (a.pay_kind <> 'percent' or not (
        select coalesce(sum(o.pay_basis_points), 0) >= 10000 or coalesce(bool_or(o.pay_kind = 'remainder'), false)
        from user_bank_account o
        where o.company_id = ${same(sql`a`)} and o.user_id = a.user_id and o.status not in ${oneOf(GONE)}))`
  const { rows } = await sql<Of<FailedAccount>>`${shown(failed, sql`id`)}`.execute(tx.db)
  return rows
}

/** Periods that failed and were not run again, with the answer of the bank to the debit of the last run. */
async function failedPayrolls(
  tx: Tx,
  companyIds: readonly Id<'company'>[],
): Promise<readonly Of<FailedPayroll>[]> {
  const { asked, same } = companiesAsked(companyIds)
  const failed = sql`
    select p.company_id as "companyId", p.pay_period_id as id, p.begin_date as begin, p.end_date as end, p.pay_date as "payDate",
           coalesce((select t.return_code from transfer t
                     where t.company_id = ${same(sql`p`)} and t.pay_period_id = p.pay_period_id and t.name = 'AchDebit'
                       and t.status = ${sql.lit(transactionMachine.state.returned)}
                     order by t.transfer_id desc limit 1), '') as "returnCode",
           coalesce((select r.funding_method <> 'ACH' from payroll_run r
                     where r.company_id = ${same(sql`p`)} and r.pay_period_id = p.pay_period_id
                     order by r.run_id desc limit 1), false) as "isWired"
    from pay_period p
    where p.company_id = ${asked} and p.client_id = ${tx.clientId}
      and p.status = ${sql.lit(payPeriodMachine.state.failed)}`
  const { rows } = await sql<
    Of<Omit<FailedPayroll, 'period'>> & { begin: Day; end: Day }
  >`${shown(failed, sql`begin, id`)}`.execute(tx.db)
  return rows.map(({ begin, end, ...row }) => ({ ...row, period: periodName(begin, end) }))
}

/** The state in which a worker works today: of the company location, else of the remote one. */
const workState = ({ today }: Tx, company: RawBuilder<unknown>) => sql`(
  select coalesce(l.state, a.state, p.state_code)
  from (select location_category, company_location_id, state_code from worker_workplace
        where company_id = ${company} and user_id = w.user_id
        order by ${inForceOn(today)} limit 1) p
  left join company_location l on l.company_id = ${company}
    and l.company_location_id = p.company_location_id and p.location_category = 'Office'
  left join lateral (select state from worker_address
        where company_id = ${company} and user_id = w.user_id and kind = 'remote'
          and (effective_from <= ${today}::date or p.state_code in ('', state))
        order by ${inForceOn(today)} limit 1) a on true)`
