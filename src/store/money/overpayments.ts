import { type RawBuilder, sql } from 'kysely'
import type { OverpaidWorker } from '../../domain/company/funding-words.ts'
import { transactionMachine } from '../../domain/money/transaction.ts'
import { userMachine } from '../../domain/people/user-status.ts'
import type { WorkerKey } from '../../domain/people/worker.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Cents } from '../../kernel/money.ts'
import { companiesAsked } from '../database/companies-asked.ts'
import { fullName } from '../database/full-name.ts'
import type { Tx } from '../database/transaction.ts'

/** What one worker was left with by voids, and what became of it. */
export interface Overpayment {
  readonly userId: Id<'user'>
  readonly userName: string
  readonly overpaid: Cents
  /** By hand. */
  readonly repaid: Cents
  /** By paychecks, those included that are not paid yet. */
  readonly recovered: Cents
  readonly owed: Cents
  /** The item that takes it back, while there is one. */
  readonly recurringPayItemId: string | null
}

/** Everyone who was ever left with something, or one of them, in order of creation. */
export async function overpaymentsWhere(
  tx: Tx,
  companyId: Id<'company'>,
  asked: { readonly userId?: string; readonly after?: string; readonly atMost?: number },
): Promise<readonly Overpayment[]> {
  const { rows } = await sql<Overpayment>`
    select o.user_id as "userId", ${fullName} as "userName",
           o.overpaid, o.repaid, t.recovered, o.overpaid - o.repaid - t.recovered as owed,
           (select i.recurring_pay_item_id from recurring_pay_item i
            where i.company_id = ${companyId} and i.user_id = w.user_id and i.recovers_overpayment
              and i.removed_at is null) as "recurringPayItemId"
    from (select o.user_id, coalesce(sum(${signed()}) filter (where o.name = 'Receivable'), 0)::bigint as overpaid,
                 coalesce(sum(${signed()}) filter (where o.name = 'Repayment'), 0)::bigint as repaid
          from transfer o where o.company_id = ${companyId} and o.client_id = ${tx.clientId} and ${isOwed()}
            ${asked.userId ? sql`and o.user_id = ${asked.userId}` : sql`and o.user_id is not null`}
            ${asked.after ? sql`and o.user_id > ${asked.after}` : sql``}
          group by o.user_id) o
    join worker w on w.company_id = ${companyId} and w.user_id = o.user_id
    cross join lateral ${recoveredOf(sql`${companyId}`, sql`w`)} t
    order by o.user_id ${asked.atMost ? sql`limit ${asked.atMost}` : sql``}`.execute(tx.db)
  return rows
}

/** Who owes more than coming paychecks are to take back: the first of each company. Who has left gets no paychecks. */
export async function owingWorkers(
  tx: Tx,
  companyIds: readonly Id<'company'>[],
  atMost: number,
): Promise<readonly (OverpaidWorker & { readonly companyId: Id<'company'> })[]> {
  const { asked, same } = companiesAsked(companyIds)
  const { rows } = await sql<OverpaidWorker & { companyId: Id<'company'> }>`
    select x."companyId", x.name, x.owed from (
      select w.company_id as "companyId", ${fullName} as name, o.owed - t.recovered as owed,
             row_number() over (partition by w.company_id order by w.user_id) as place
      from (select o.company_id, o.user_id,
                   ${owing()}::bigint as owed
            from transfer o where o.company_id = ${asked} and o.client_id = ${tx.clientId} and ${isOwed()}
              and o.user_id is not null
            group by o.company_id, o.user_id) o
      join worker w on w.company_id = ${same(sql`o`)} and w.user_id = o.user_id
      cross join lateral ${recoveredOf(same(sql`w`), sql`w`)} t
      left join recurring_pay_item i on i.company_id = ${same(sql`w`)} and i.user_id = w.user_id and i.recovers_overpayment
        and i.removed_at is null and (i.ends_on is null or i.ends_on >= ${tx.today}::date)
        and w.status <> ${sql.lit(userMachine.state.Inactive)}
      cross join lateral ${recoveredOf(same(sql`w`), sql`w`, sql`and r.recurring_pay_item_id = i.recurring_pay_item_id`)} b
      where o.owed - t.recovered > coalesce(i.total_amount - b.recovered, 0)) x
    where x.place <= ${atMost} order by x.place`.execute(tx.db)
  return rows
}

/** Of an item `i` that recovers: what its worker still owes. */
export const owedOfItem = (companyId: Id<'company'>) => sql`(
  select coalesce(${owing()}, 0)
  from transfer o where o.company_id = ${companyId} and o.user_id = i.user_id and ${isOwed()}
) - (select t.recovered from ${recoveredOf(sql`${companyId}`, sql`i`)} t)`

/**
 * What a worker repays by hand takes a number of the item that recovers: a payroll at the same moment wants the same one, and
 * one of the two looks again.
 */
export async function takeNumber(tx: Tx, { companyId, userId }: WorkerKey): Promise<void> {
  await sql`
    insert into pay_item_repayment (company_id, client_id, recurring_pay_item_id, number, user_id, amount)
    select i.company_id, i.client_id, i.recurring_pay_item_id, coalesce((
             select max(r.number) from pay_item_repayment r
             where r.company_id = ${companyId} and r.recurring_pay_item_id = i.recurring_pay_item_id), 0) + 1, i.user_id, 0
    from recurring_pay_item i
    where i.company_id = ${companyId} and i.user_id = ${userId} and i.recovers_overpayment and i.removed_at is null
    on conflict (company_id, recurring_pay_item_id, number) do nothing`.execute(tx.db)
}

/** A repayment by hand that was recorded. */
export async function repaymentBy(tx: Tx, companyId: Id<'company'>, repaymentId: string) {
  const { rows } = await sql<{ userId: Id<'user'>; amount: Cents; isWithdrawn: boolean }>`
    select o.user_id as "userId", o.amount,
           exists (select from transfer u where u.company_id = ${companyId} and u.reverses_id = o.transfer_id) as "isWithdrawn"
    from transfer o
    where o.company_id = ${companyId} and o.client_id = ${tx.clientId} and o.transfer_id = ${repaymentId}
      and o.name = 'Repayment' and o.reverses_id is null`.execute(tx.db)
  return rows[0]
}

/** An undoing has the name of what it undoes. */
function signed() {
  return sql`case when o.reverses_id is null then o.amount else -o.amount end`
}

function isOwed() {
  return sql`o.name in ('Receivable', 'Repayment') and o.status = ${sql.lit(transactionMachine.state.complete)}`
}

/** Of transfers `o`: what was left with workers less what they gave back by hand. */
function owing() {
  return sql`sum(case o.name when 'Receivable' then ${signed()} else -${signed()} end)`
}

/** What living paychecks took back of the worker of `of`, by whichever item, or by one. */
function recoveredOf(company: RawBuilder<unknown>, of: RawBuilder<unknown>, by = sql``) {
  return sql`(
    select coalesce(sum(r.amount), 0)::bigint as recovered
    from pay_item_repayment r
    join recurring_pay_item j on j.company_id = r.company_id and j.recurring_pay_item_id = r.recurring_pay_item_id
                             and j.recovers_overpayment
    join paycheck c on c.company_id = r.company_id and c.pay_period_id = r.pay_period_id and c.user_id = r.user_id
                   and c.run_id = r.run_id and c.voided_at is null and c.cancelled_at is null
    where r.company_id = ${company} and r.user_id = ${of}.user_id ${by})`
}
