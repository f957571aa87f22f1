import { type RawBuilder, sql } from 'kysely'
import type { NamedAccount } from '../../domain/money/account-name.ts'
import { COUNTED } from '../../domain/money/transaction.ts'
import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { type Cents, cents } from '../../kernel/money.ts'
import type { Tx } from '../database/transaction.ts'
import { ownerOf } from './named-accounts.ts'
import { isElsewhere, isToAgency } from './transfer-sorts.ts'

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
  { to, ...page }: BalancesAsked,
): Promise<readonly Balance[]> {
  const accounts = await accountsListed(tx, companyId, page)
  const moved = await movedThrough(tx, companyId, { to, accounts: page.atMost ? accounts : undefined })
  return accounts.map((account) => ({ ...account, balance: cents(moved.get(account.accountId) ?? 0n) }))
}

async function accountsListed(
  tx: Tx,
  companyId: Id<'company'>,
  { after, atMost }: Omit<BalancesAsked, 'to'>,
): Promise<readonly NamedAccount[]> {
  const ofCompany = (row: string) =>
    sql`${sql.ref(`${row}.company_id`)} = ${companyId} and ${sql.ref(`${row}.client_id`)} = ${tx.clientId}`
  const { rows } = await sql<NamedAccount>`
    with listed as materialized (
      select l.account_id, l.kind, l.name, l.ref from ledger_account l where ${ofCompany('l')}
        ${
          after
            ? sql`and (l.kind, l.name, l.account_id) > (
                select kind, name, account_id from ledger_account c where ${ofCompany('c')} and c.account_id = ${after})`
            : sql``
        }
      order by l.kind, l.name, l.account_id ${atMost ? sql`limit ${atMost}` : sql``}),
    owned as (
      select l.*, ${ownerOf(sql`(
        select b.user_id from user_bank_account b where ${ofCompany('b')} and b.user_bank_account_id = l.account_id)`)} as owner_id
      from listed l)
    select a.account_id as "accountId", a.kind, a.name, a.owner_id as "userId", (
             select nullif(concat_ws(' ', w.first_name, w.last_name), '') from worker w
             where ${ofCompany('w')} and w.user_id = a.owner_id) as person
    from owned a
    order by a.kind, a.name, a.account_id`.execute(tx.db)
  return rows
}

interface MovedAsked {
  readonly to: Day | undefined
  /** All of the company unless they are given. */
  readonly accounts: readonly NamedAccount[] | undefined
}

/** By account. Most pages are of workers, whose pay is found by the period and the person: the others' is not read for them. */
async function movedThrough(
  tx: Tx,
  companyId: Id<'company'>,
  { to, accounts }: MovedAsked,
): Promise<ReadonlyMap<string, bigint>> {
  const ids = accounts?.map(({ accountId }) => accountId)
  const counted = (which: RawBuilder<unknown>) => sql`
    select t.destination_account_id, t.source_account_id, t.amount from transfer t
    where t.company_id = ${companyId} and t.client_id = ${tx.clientId} and t.status = any(${[...COUNTED]}::text[])
      ${to ? sql`and t.effective_date <= ${to}` : sql``} and ${which}
      ${ids ? sql`and (t.destination_account_id = any(${ids}::uuid[]) or t.source_account_id = any(${ids}::uuid[]))` : sql``}`
  const transfers =
    accounts === undefined || accounts.some(({ kind }) => PAID_FROM.includes(kind))
      ? counted(sql`true`)
      : sql.join([isToAgency, isElsewhere, isPaidTo(companyId, accounts)].map(counted), sql` union all `)
  const { rows } = await sql<{ accountId: string; moved: bigint }>`
    select side.account_id as "accountId", sum(side.amount)::bigint as moved
    from (select t.destination_account_id, t.source_account_id, sum(t.amount) as amount
          from (${transfers}) t group by 1, 2) m
    cross join lateral (values (m.destination_account_id, m.amount), (m.source_account_id, -m.amount))
      as side(account_id, amount)
    group by 1`.execute(tx.db)
  return new Map(rows.map(({ accountId, moved }) => [accountId, moved]))
}

/** Everybody is paid from these, so that all pay is read for them. */
const PAID_FROM: readonly string[] = ['wagesPayable', 'funding']

/** What was paid to those whose accounts these are, in whatever period. */
const isPaidTo = (companyId: Id<'company'>, accounts: readonly NamedAccount[]): RawBuilder<unknown> => {
  const userIds = [...new Set(accounts.flatMap(({ userId }) => userId ?? []))]
  return sql`t.name in ('AchCredit', 'Check') and t.user_id = any(${userIds}::uuid[])
    and t.pay_period_id = any(array(select r.pay_period_id from payroll_run r where r.company_id = ${companyId}))`
}
