import { sql } from 'kysely'
import type { ChargedLine, OpenCorrection } from '../../domain/payroll/corrections.ts'
import { type Day, yearOf } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { home } from '../database/home.ts'
import type { Tx } from '../database/transaction.ts'

/** A rate that holds from a day in the past: what was paid since, if anything was, is to be corrected. */
export async function openCorrection(
  tx: Tx,
  companyId: Id<'company'>,
  { state, since }: OpenCorrection,
): Promise<void> {
  await sql`
    insert into rate_correction (company_id, client_id, state, since)
    select home.company_id, ${tx.clientId}, ${state}, ${since} from ${home(companyId)}
    where exists (select from payroll_run r
                  where r.company_id = ${companyId} and r.client_id = ${tx.clientId} and r.pay_date >= ${since}::date)
    on conflict (company_id, state, since) do update set is_open = true`.execute(tx.db)
}

/** A paycheck was taken back: if it was corrected, or corrected others, the next payroll looks again. */
export async function reopenCorrections(tx: Tx, companyId: Id<'company'>, payDate: Day): Promise<void> {
  await sql`
    update rate_correction set is_open = true
    where company_id = ${companyId} and client_id = ${tx.clientId} and since <= ${payDate}::date
      and not is_open`.execute(tx.db)
}

export async function closeCorrections(tx: Tx, companyId: Id<'company'>): Promise<void> {
  await sql`
    update rate_correction set is_open = false
    where company_id = ${companyId} and client_id = ${tx.clientId} and is_open`.execute(tx.db)
}

/** Those of the year of a payroll: of an earlier one the returns are closed. */
export async function openCorrections(
  tx: Tx,
  companyId: Id<'company'>,
  payDate: Day,
): Promise<readonly OpenCorrection[]> {
  const { rows } = await sql<OpenCorrection>`
    select state, greatest(min(since), make_date(${yearOf(payDate)}, 1, 1)) as since from rate_correction
    where company_id = ${companyId} and client_id = ${tx.clientId} and is_open and since <= ${payDate}::date
    group by state`.execute(tx.db)
  return rows
}

/** What living paychecks of the year were charged of the employer's taxes since, by worker. */
export async function chargedSince(
  tx: Tx,
  companyId: Id<'company'>,
  { open, payDate }: { readonly open: readonly OpenCorrection[]; readonly payDate: Day },
): Promise<readonly ChargedLine[]> {
  const { rows } = await sql<ChargedLine>`
    select p.user_id as "userId", p.pay_date as "payDate", r.code, l.base as taxable, l.amount
    from unnest(${open.map(({ state }) => state)}::text[], ${open.map(({ since }) => since)}::date[]) as o(state, since)
    join paycheck p on p.company_id = ${companyId} and p.client_id = ${tx.clientId} and p.pay_date >= o.since
      and p.pay_date < make_date(${yearOf(payDate) + 1}, 1, 1) and p.voided_at is null and p.cancelled_at is null
    cross join lateral unnest(p.rules, p.bases, p.amounts) as l(rule_id, base, amount)
    join rule r on r.rule_id = l.rule_id and r.kind = 'employerTax' and starts_with(r.code, o.state || '.')`.execute(
    tx.db,
  )
  return rows
}
