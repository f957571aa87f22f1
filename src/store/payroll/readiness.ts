import { sql } from 'kysely'
import { kybMachine } from '../../domain/company/kyb.ts'
import { accountMachine } from '../../domain/money/account.ts'
import { chosenAccount } from '../../domain/money/receivable.ts'
import type { RunContext } from '../../domain/payroll/assemble.ts'
import type { ReadinessFacts } from '../../domain/payroll/blockers.ts'
import {
  CLOSED,
  type PeriodFacts,
  payPeriodMachine,
  periodName,
  UNDER_WAY,
} from '../../domain/payroll/period.ts'
import { POSTED_RUN } from '../../domain/payroll/run.ts'
import { type Day, yearOf } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import type { FederalForm } from '../../law/language/agencies.ts'
import { loadStateRegistrations } from '../company/state-registrations.ts'
import { oneOf } from '../database/states.ts'
import type { Tx } from '../database/transaction.ts'
import { fundingAccounts } from '../money/receivables.ts'
import { owedFundingOf } from '../money/transfers.ts'
import { isAnyoneEnrolled, unregisteredStates } from './enrollment.ts'

const pending = sql.lit(accountMachine.state.pending)

/** The facts that decide whether a period can be run. */
export async function readinessOf(
  tx: Tx,
  period: PeriodFacts,
  registrations: Readonly<Record<string, unknown>>,
): Promise<ReadinessFacts & { readonly fundingAccountId: string | null; readonly federalForm: FederalForm }> {
  const { companyId } = period
  const { rows } = await sql<Company>`
    select c.kyb_status,
      case when exists (select from filing_profile f where f.company_id = ${companyId} and f.is_farm) then '943'
        else coalesce((select k.federal_filing_form from kyb_information k where k.company_id = ${companyId}), '941')
        end as federal_form,
      exists (select from kyb_information k where k.company_id = ${companyId}) as has_kyb_information,
      exists (select from company_bank_account a where a.company_id = ${companyId} and a.status = ${pending}
                and a.micro_deposits is not null) as asks_for_micro_deposits,
      coalesce((select k.payroll_run_this_year from kyb_information k where k.company_id = ${companyId}), false)
        and extract(year from c.created_at at time zone 'America/New_York') = ${yearOf(period.payDate)}
        and not exists (select from pay_history h where h.company_id = ${companyId})
        and not exists (select from payroll_run r where r.company_id = ${companyId}
                        and r.status in ${oneOf(POSTED_RUN)}) as is_history_missing
    from company c where c.company_id = ${companyId} and c.client_id = ${tx.clientId}`.execute(tx.db)
  const [company] = rows
  // Nobody is Active before the company is verified: who stands in the way is who would be.
  const isVerified = company!.kyb_status === kybMachine.state.passed
  const fundingAccountId = chosenAccount(await fundingAccounts(tx, companyId)) ?? null
  return {
    kybStatus: company!.kyb_status,
    hasKybInformation: company!.has_kyb_information,
    asksForMicroDeposits: company!.asks_for_micro_deposits,
    fundingAccountId,
    federalForm: company!.federal_form,
    hasFundingAccount: fundingAccountId !== null,
    earlierPeriod: await earlierPeriod(tx, period),
    owedFunding: await owedFundingOf(tx, companyId),
    isHistoryMissing: company!.is_history_missing,
    statesWithoutRegistration:
      period.workerType === 'W2' ? await unregisteredStates(tx, { period, registrations, isVerified }) : [],
    isAnyoneEnrolled: await isAnyoneEnrolled(tx, { period, isVerified }),
    isRegular: period.periodType === 'Regular',
  }
}

interface Company {
  kyb_status: string
  federal_form: FederalForm
  has_kyb_information: boolean
  asks_for_micro_deposits: boolean
  is_history_missing: boolean
}

/** Paychecks are computed and their money is to be drawn, or on its way. */
export async function isPayrollInFlight(tx: Tx, companyId: Id<'company'>): Promise<boolean> {
  const { rows } = await sql`
    select 1 from payroll_run where company_id = ${companyId} and client_id = ${tx.clientId}
      and status in ${oneOf(UNDER_WAY)} limit 1`.execute(tx.db)
  return rows.length > 0
}

/** Registrations in force on a day, by state, and when each began. */
export async function registrationsOn(
  tx: Tx,
  companyId: Id<'company'>,
  on: Day,
): Promise<Required<Pick<RunContext, 'registrations' | 'registeredFrom'>>> {
  const found = await loadStateRegistrations(tx, companyId, { on })
  return {
    registrations: Object.fromEntries(found.map(({ state, fields }) => [state, fields])),
    registeredFrom: Object.fromEntries(found.map(({ state, effectiveFrom }) => [state, effectiveFrom])),
  }
}

/** Until the run is committed nobody takes the account away; whoever tries then sees the run. */
export async function holdFundingAccount(tx: Tx, companyId: Id<'company'>, accountId: string): Promise<void> {
  await sql`
    select 1 from company_bank_account
    where company_id = ${companyId} and company_bank_account_id = ${accountId} for share`.execute(tx.db)
}

/** A schedule is run in order: an open Regular period before this one comes first. */
async function earlierPeriod(tx: Tx, period: PeriodFacts): Promise<ReadinessFacts['earlierPeriod']> {
  if (period.periodType !== 'Regular') return undefined
  const { rows } = await sql<{ pay_period_id: string; begin_date: Day; end_date: Day; status: string }>`
    select pay_period_id, begin_date, end_date, status from pay_period
    where company_id = ${period.companyId} and worker_type = ${period.workerType} and period_type = 'Regular'
      and of_schedule is not distinct from ${period.ofSchedule}::uuid
      and begin_date < ${period.beginDate} and status <> all(${[...CLOSED, ...UNDER_WAY]}::text[])
    order by begin_date limit 1`.execute(tx.db)
  const [row] = rows
  return (
    row && {
      payPeriodId: row.pay_period_id,
      name: periodName(row.begin_date, row.end_date),
      isFailed: row.status === payPeriodMachine.state.failed,
    }
  )
}
