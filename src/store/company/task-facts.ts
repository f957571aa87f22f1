import { sql } from 'kysely'
import type { CompanyTaskFacts } from '../../domain/company/company-tasks.ts'
import { POSTED_RUN } from '../../domain/payroll/run.ts'
import { userMachine } from '../../domain/people/user-status.ts'
import { yearOf } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { oneOf } from '../database/states.ts'
import type { Tx } from '../database/transaction.ts'
import { openReturns } from '../money/open-returns.ts'
import { receivableOf } from '../money/transfers.ts'

const active = sql.lit(userMachine.state.Active)
const inactive = sql.lit(userMachine.state.Inactive)

/** In three statements, whatever the head count. */
export async function loadCompanyTaskFacts(
  tx: Tx,
  companyId: Id<'company'>,
): Promise<Omit<CompanyTaskFacts, 'heldTaxes'> | undefined> {
  const { rows } = await sql<Omit<CompanyTaskFacts, 'returnedPayments' | 'isFundingOwed' | 'heldTaxes'>>`
    with here as (
      select w.worker_type, w.status, ${workState(tx)} as state
      from worker w where w.company_id = ${companyId} and w.client_id = ${tx.clientId} and w.status <> ${inactive})
    select c.kyb_status as "kybStatus", c.is_terms_accepted as "isTermsAccepted",
      k.company_id is not null as "hasKybInformation",
      coalesce(k.entity_type = 'Non-Profit', false) as "isNonProfit",
      exists (select from business_user b where b.company_id = c.company_id and b.beneficial_owner
                and b.ssn is not null and b.date_of_birth is not null and b.address1 <> '') as "hasBeneficialOwner",
      exists (select from company_location l where l.company_id = c.company_id and l.is_filing_address)
        as "hasFilingLocation",
      coalesce((select jsonb_agg(jsonb_build_object('status', a.status,
                                 'asksForMicroDeposits', a.micro_deposits is not null))
                from company_bank_account a where a.company_id = c.company_id), '[]') as accounts,
      array(select distinct h.state from here h where h.worker_type = 'W2' and h.state is not null
              and not exists (select from state_registration r
                              where r.company_id = c.company_id and r.state = h.state)
            order by 1) as "statesWithoutRegistration",
      exists (select from pay_schedule s where s.company_id = c.company_id) as "hasSchedule",
      array(select distinct h.worker_type from here h
            where not exists (select from pay_schedule s
                              where s.company_id = c.company_id and s.worker_type = h.worker_type)
            order by 1 desc) as "workerTypesWithoutSchedule",
      exists (select from here h where h.status = ${active}) as "hasActiveWorker",
      coalesce(k.payroll_run_this_year, false)
        and extract(year from c.created_at) = ${yearOf(tx.today)}
        and not exists (select from pay_history p where p.company_id = c.company_id)
        and not exists (select from payroll_run r where r.company_id = c.company_id
                          and r.status in ${oneOf(POSTED_RUN)}) as "isHistoryMissing"
    from company c left join kyb_information k on k.company_id = c.company_id
    where c.company_id = ${companyId} and c.client_id = ${tx.clientId}`.execute(tx.db)
  const returnedPayments = await openReturns(tx, { companyId, names: ['TaxPayment', 'GarnishmentPayment'] })
  const isFundingOwed = (await receivableOf(tx, companyId)) > 0n
  return rows[0] && { ...rows[0], returnedPayments, isFundingOwed }
}

/** The state in which a worker works today: of the company location, else of the remote one. */
const workState = ({ today }: Tx) => sql`(
  select coalesce(l.state, a.state, p.state_code)
  from (select location_category, company_location_id, state_code from worker_workplace
        where company_id = w.company_id and user_id = w.user_id
        order by effective_from <= ${today}::date desc, abs(effective_from - ${today}::date) limit 1) p
  left join company_location l on l.company_id = w.company_id
    and l.company_location_id = p.company_location_id and p.location_category = 'Office'
  left join lateral (select state from worker_address
        where company_id = w.company_id and user_id = w.user_id and kind = 'remote'
        order by effective_from <= ${today}::date desc, abs(effective_from - ${today}::date) limit 1) a on true)`
