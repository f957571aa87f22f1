import { type RawBuilder, sql } from 'kysely'

/** Whose account `l` is, with whose bank account it is, if it is one. */
export const ownerOf = (ofBankAccount: RawBuilder<unknown>) => sql`case
  when l.kind in ('employeeCheck', 'employeeReceivable', 'unclaimedWages') then l.ref::uuid
  when l.kind = 'employeeAccount' then ${ofBankAccount} end`

/**
 * Accounts of the ledger under the name `a`, with whose they are: a bank account has its worker, a check and a debt
 * name theirs. Here and below a row is asked for by its key in a query of its own. As joins, a company that Postgres
 * has no statistics of yet was planned as if it had one account, and all were read for each: 10,000 people took minutes.
 */
const accountsWhere = (company: RawBuilder<unknown>, condition: RawBuilder<unknown>) => sql`(
  select l.*, ${ownerOf(sql`(
      select b.user_id from user_bank_account b
      where b.company_id = ${company} and b.client_id = l.client_id and b.user_bank_account_id = l.account_id)`)} as owner_id
  from ledger_account l where l.company_id = ${company} and ${condition} offset 0) a`

/** An account of `accountsWhere` as one value. */
const namedAccount = (company: RawBuilder<unknown>) => sql`
  jsonb_build_object('accountId', a.account_id, 'kind', a.kind, 'name', a.name, 'userId', a.owner_id, 'person', (
    select nullif(concat_ws(' ', w.first_name, w.last_name), '') from worker w
    where w.company_id = ${company} and w.client_id = a.client_id and w.user_id = a.owner_id))`

/** The account that a transfer `t` names in a column; its company, where it is known. */
export const accountNamed = (
  column: 'source_account_id' | 'destination_account_id',
  companyId: string | undefined,
): RawBuilder<unknown> => {
  const company = companyId ? sql`${companyId}::uuid` : sql`t.company_id`
  const condition = sql`l.account_id = ${sql.ref(`t.${column}`)} and l.client_id = t.client_id`
  return sql`(select ${namedAccount(company)} from ${accountsWhere(company, condition)})`
}
