import { sql } from 'kysely'
import type { NamedAccount } from '../../domain/money/account-name.ts'
import { COUNTED } from '../../domain/money/transaction.ts'
import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { type Cents, cents } from '../../kernel/money.ts'
import type { Tx } from '../database/transaction.ts'
import { accountsWhere, namedAccount } from './named-accounts.ts'

export interface Balance extends NamedAccount {
  readonly balance: Cents
}

/** What has moved into each account less what has moved out of it, through a day. */
export async function balancesOf(
  tx: Tx,
  companyId: Id<'company'>,
  to: Day | undefined,
): Promise<readonly Balance[]> {
  const { rows } = await sql<{ account: NamedAccount; balance: bigint }>`
    with moved as (
      select destination_account_id, source_account_id, amount from transfer
      where company_id = ${companyId} and client_id = ${tx.clientId} and status = any(${[...COUNTED]}::text[])
        ${to ? sql`and effective_date <= ${to}` : sql``}),
    sums as (
      select account_id, sum(amount)::bigint as balance
      from (select destination_account_id as account_id, amount from moved
            union all select source_account_id, -amount from moved
            union all select account_id, 0 from ledger_account
                      where company_id = ${companyId} and client_id = ${tx.clientId}) m
      group by account_id)
    select ${namedAccount} as account, s.balance
    from sums s cross join lateral ${accountsWhere(
      sql`l.company_id = ${companyId} and l.client_id = ${tx.clientId} and l.account_id = s.account_id`,
    )}
    order by a.kind, a.name, a.account_id`.execute(tx.db)
  return rows.map(({ account, balance }) => ({ ...account, balance: cents(balance) }))
}
