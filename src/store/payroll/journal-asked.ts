import { sql } from 'kysely'
import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Tx } from '../database/transaction.ts'

export interface JournalRange {
  readonly from: Day
  readonly to: Day
}

/** The paychecks of a range: paid in it, or voided. */
export const askedIn = (companyId: Id<'company'>, { from, to }: JournalRange) => sql`
  select p.user_id, p.pay_date, p.paycheck_id from paycheck p
  join pay_period o on o.company_id = p.company_id and o.pay_period_id = p.pay_period_id
  where o.company_id = ${companyId} and o.pay_date between ${from} and ${to} and p.cancelled_at is null
  union
  select p.user_id, p.pay_date, p.paycheck_id from paycheck p
  where p.company_id = ${companyId} and p.voided_at is not null and ${voidedOn} between ${from} and ${to}`

export const checksJoined = (tx: Tx, companyId: Id<'company'>) => sql`
  join paycheck p on p.company_id = ${companyId} and p.client_id = ${tx.clientId} and p.user_id = asked.user_id
    and p.pay_date = asked.pay_date and p.paycheck_id = asked.paycheck_id
  join worker w on w.company_id = p.company_id and w.user_id = p.user_id
  join pay_period o on o.company_id = p.company_id and o.pay_period_id = p.pay_period_id`

/** Of paychecks `p` of periods `o`. */
export const inOrder = sql`p.pay_date, o.begin_date, p.pay_period_id, p.user_id, p.paycheck_id`

/** Of paycheck `p`, in New York, as every date rule goes. */
export const voidedOn = sql`(p.voided_at at time zone 'America/New_York')::date`
