import { sql } from 'kysely'
import type { NamedAccount } from '../../domain/money/account-name.ts'
import { COUNTED } from '../../domain/money/transaction.ts'
import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { type Cents, cents } from '../../kernel/money.ts'
import type { Tx } from '../database/transaction.ts'
import { ownerOf } from './named-accounts.ts'

export interface Balance extends NamedAccount {
  readonly balance: Cents
}

interface BalancesAsked {
  readonly to?: Day | undefined
  /** The account after which the list begins. */
  readonly after?: string
  readonly atMost?: number
}

/** What has moved into each account less what has moved out of it, through a day. */
export async function balancesOf(
  tx: Tx,
  companyId: Id<'company'>,
  { to, after, atMost }: BalancesAsked,
): Promise<readonly Balance[]> {
  const ofCompany = (row: string) =>
    sql`${sql.ref(`${row}.company_id`)} = ${companyId} and ${sql.ref(`${row}.client_id`)} = ${tx.clientId}`
  // As in user-list.ts: a company that has just grown looks small to the planner.
  await sql`set local enable_nestloop = off`.execute(tx.db)
  const { rows } = await sql<NamedAccount & { balance: bigint }>`
    with listed as materialized (
      select l.account_id, l.kind, l.name, l.ref from ledger_account l where ${ofCompany('l')}
        ${
          after
            ? sql`and (l.kind, l.name, l.account_id) > (
                select kind, name, account_id from ledger_account c where ${ofCompany('c')} and c.account_id = ${after})`
            : sql``
        }
      order by l.kind, l.name, l.account_id ${atMost ? sql`limit ${atMost}` : sql``}),
    moved as materialized (
      select destination_account_id, source_account_id, amount from transfer t
      where ${ofCompany('t')} and status = any(${[...COUNTED]}::text[])
        ${to ? sql`and effective_date <= ${to}` : sql``}),
    sums as (
      select account_id, sum(amount)::bigint as balance
      from (select destination_account_id as account_id, amount from moved
            where destination_account_id in (select account_id from listed)
            union all select source_account_id, -amount from moved
            where source_account_id in (select account_id from listed)) m
      group by account_id),
    owned as (
      select l.*, ${ownerOf(sql`(
        select b.user_id from user_bank_account b where ${ofCompany('b')} and b.user_bank_account_id = l.account_id)`)} as owner_id
      from listed l)
    select a.account_id as "accountId", a.kind, a.name, a.owner_id as "userId", (
             select nullif(concat_ws(' ', w.first_name, w.last_name), '') from worker w
             where ${ofCompany('w')} and w.user_id = a.owner_id) as person, coalesce(s.balance, 0)::bigint as balance
    from owned a left join sums s on s.account_id = a.account_id
    order by a.kind, a.name, a.account_id`.execute(tx.db)
  await sql`set local enable_nestloop = on`.execute(tx.db)
  return rows.map((row) => ({ ...row, balance: cents(row.balance) }))
}
