import { type RawBuilder, sql } from 'kysely'
import type { CompanyTaskFacts, FailedAccount } from '../../domain/company/company-tasks.ts'
import type { FailedPayroll } from '../../domain/company/funding-words.ts'
import { accountMachine, GONE } from '../../domain/money/account.ts'
import { transactionMachine } from '../../domain/money/transaction.ts'
import { payPeriodMachine, periodName } from '../../domain/payroll/period.ts'
import { POSTED_RUN } from '../../domain/payroll/run.ts'
import { userMachine } from '../../domain/people/user-status.ts'
import { workerTypes } from '../../domain/values.ts'
import { type Day, yearOf } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { companiesAsked } from '../database/companies-asked.ts'
import { oneOf } from '../database/states.ts'
import type { Tx } from '../database/transaction.ts'
import { openReturns } from '../money/open-returns.ts'
import { receivablesOf } from '../money/transfers.ts'
import { awaitedWires } from '../money/wires.ts'

const active = sql.lit(userMachine.state.Active)
const inactive = sql.lit(userMachine.state.Inactive)

type TaskFacts = Omit<CompanyTaskFacts, 'heldTaxes'>

/** Of these companies, those that are there. In six statements, however many companies and people they are. */
export async function loadCompanyTaskFacts(
  tx: Tx,
  companyIds: readonly Id<'company'>[],
): Promise<ReadonlyMap<Id<'company'>, TaskFacts>> {
  const rows = await companiesThemselves(tx, companyIds)
  const returned = await openReturns(tx, {
    companyId: companyIds,
    names: ['TaxPayment', 'GarnishmentPayment'],
  })
  const owed = await receivablesOf(tx, companyIds)
  const accounts = await failedAccounts(tx, companyIds)
  const payrolls = await failedPayrolls(tx, companyIds)
  const wires = await awaitedWires(tx, { companyIds })
  return new Map(
    rows.map(({ companyId, ...row }) => [
      companyId,
      {
        ...row,
        returnedPayments: returned.filter((each) => each.companyId === companyId),
        isFundingOwed: (owed.get(companyId) ?? 0n) > 0n,
        failedAccounts: accounts.filter((each) => each.companyId === companyId),
        failedPayrolls: payrolls.filter((each) => each.companyId === companyId),
        awaitedWires: wires.filter((each) => each.companyId === companyId),
      },
    ]),
  )
}

async function companiesThemselves(
  tx: Tx,
  companyIds: readonly Id<'company'>[],
): Promise<readonly Of<Omit<TaskFacts, Asked>>[]> {
  const { asked, same } = companiesAsked(companyIds)
  const { rows } = await sql<Of<Omit<TaskFacts, Asked>>>`
    with ${unregisteredWork(tx, { asked: sql`${asked} and client_id = ${tx.clientId}`, same })}
    select c.company_id as "companyId", c.kyb_status as "kybStatus", c.is_terms_accepted as "isTermsAccepted",
      k.company_id is not null as "hasKybInformation",
      coalesce(k.entity_type = 'Non-Profit', false) as "isNonProfit",
      exists (select from business_user b where b.company_id = ${same(sql`c`)} and b.beneficial_owner
                and b.ssn is not null and b.date_of_birth is not null and b.address1 <> '') as "hasBeneficialOwner",
      exists (select from company_location l where l.company_id = ${same(sql`c`)} and l.is_filing_address)
        as "hasFilingLocation",
      coalesce((select jsonb_agg(jsonb_build_object('status', a.status,
                                 'asksForMicroDeposits', a.micro_deposits is not null))
                from company_bank_account a where a.company_id = ${same(sql`c`)}), '[]') as accounts,
      array(select distinct m.state from lacking m join unregistered u on u.company_id = m.company_id and u.state = m.state
            where m.company_id = ${same(sql`c`)} order by 1) as "statesWithoutRegistration",
      exists (select from pay_schedule s where s.company_id = ${same(sql`c`)}) as "hasSchedule",
      array(select t.worker_type from unnest(${[...workerTypes]}::text[]) as t(worker_type)
            where not exists (select from pay_schedule s
                              where s.company_id = ${same(sql`c`)} and s.worker_type = t.worker_type)
              and exists (select from worker w where w.company_id = ${same(sql`c`)} and w.worker_type = t.worker_type
                            and w.status <> ${inactive})
            order by 1 desc) as "workerTypesWithoutSchedule",
      exists (select from worker w where w.company_id = ${same(sql`c`)} and w.status = ${active}) as "hasActiveWorker",
      coalesce(k.payroll_run_this_year, false)
        and extract(year from c.created_at) = ${yearOf(tx.today)}
        and not exists (select from pay_history p where p.company_id = ${same(sql`c`)})
        and not exists (select from payroll_run r where r.company_id = ${same(sql`c`)}
                          and r.status in ${oneOf(POSTED_RUN)}) as "isHistoryMissing"
    from company c left join kyb_information k on k.company_id = ${same(sql`c`)}
    where c.company_id = ${asked} and c.client_id = ${tx.clientId}`.execute(tx.db)
  return rows
}

/**
 * `unregistered` has the states that a place is in and no registration, `lacking` where people work of those who may work there:
 * in most companies nobody, and nobody's place has to be found out.
 */
const unregisteredWork = (tx: Tx, { asked, same }: ReturnType<typeof companiesAsked>) => sql`
  unregistered as materialized (
    select company_id, state from (
      select company_id, state from company_location where company_id = ${asked}
      union select company_id, state_code from worker_workplace where company_id = ${asked} and state_code <> ''
      union select company_id, state from worker_address where company_id = ${asked} and kind = 'remote') s
    where not exists (select from state_registration r where r.company_id = ${same(sql`s`)} and r.state = s.state)),
  somebody as materialized (
    select p.company_id, p.user_id from unregistered u
    join worker_workplace p on p.company_id = u.company_id and p.state_code = u.state
    union select p.company_id, p.user_id from unregistered u
    join company_location l on l.company_id = u.company_id and l.state = u.state
    join worker_workplace p on p.company_id = l.company_id and p.company_location_id = l.company_location_id
    union select a.company_id, a.user_id from unregistered u
    join worker_address a on a.company_id = u.company_id and a.state = u.state and a.kind = 'remote'),
  lacking as materialized (
    select w.company_id, ${workState(tx, same(sql`w`))} as state from somebody s
    join worker w on w.company_id = s.company_id and w.user_id = s.user_id
    where w.worker_type = 'W2' and w.status <> ${inactive})`

/** What other statements tell. */
type Asked = 'returnedPayments' | 'isFundingOwed' | 'failedAccounts' | 'failedPayrolls' | 'awaitedWires'

/** A list is for a person to read. */
const SHOWN = 100

type Of<Facts> = Facts & { readonly companyId: Id<'company'> }

/** The first of each company. */
const shown = (rows: RawBuilder<unknown>, order: RawBuilder<unknown>) => sql`
  select * from (select x.*, row_number() over (partition by "companyId" order by ${order}) as place
                 from (${rows}) x) x where place <= ${SHOWN} order by place`

/** Failed accounts of those who are here, whose other accounts do not take the whole of their pay. */
async function failedAccounts(
  tx: Tx,
  companyIds: readonly Id<'company'>[],
): Promise<readonly Of<FailedAccount>[]> {
  const { asked, same } = companiesAsked(companyIds)
  const failed = sql`
    select a.company_id as "companyId", a.user_bank_account_id as id, concat_ws(' ', w.first_name, nullif(w.middle_name, ''), w.last_name) as name, a.account_mask as mask, a.failure
    from user_bank_account a
    join worker w on w.company_id = a.company_id and w.user_id = a.user_id and w.status <> ${inactive}
    cross join lateral (
      select g.payment_method from worker_wage g where g.company_id = ${same(sql`w`)} and g.user_id = w.user_id
      order by g.effective_from <= ${tx.today}::date desc, abs(g.effective_from - ${tx.today}::date) limit 1) g
    where a.company_id = ${asked} and a.client_id = ${tx.clientId}
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
        order by effective_from <= ${today}::date desc, abs(effective_from - ${today}::date) limit 1) p
  left join company_location l on l.company_id = ${company}
    and l.company_location_id = p.company_location_id and p.location_category = 'Office'
  left join lateral (select state from worker_address
        where company_id = ${company} and user_id = w.user_id and kind = 'remote'
          and (effective_from <= ${today}::date or p.state_code in ('', state))
        order by effective_from <= ${today}::date desc, abs(effective_from - ${today}::date) limit 1) a on true)`
