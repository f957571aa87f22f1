import { sql } from 'kysely'
import { type AccountStatus, USABLE } from '../../domain/money/account.ts'
import type { Id } from '../../kernel/ids.ts'
import { oneOf } from '../database/states.ts'
import type { Tx } from '../database/transaction.ts'

/** The last four digits decide what a sandbox bank does: masked numbers of company and worker accounts, by id. */
export async function accountMasks(
  tx: Tx,
  companyId: Id<'company'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; mask: string }>`
    select user_bank_account_id as id, account_mask as mask from user_bank_account
    where company_id = ${companyId} and client_id = ${tx.clientId} and user_bank_account_id = any(${[...ids]}::uuid[])
    union all
    select company_bank_account_id, account_mask from company_bank_account
    where company_id = ${companyId} and client_id = ${tx.clientId} and company_bank_account_id = any(${[...ids]}::uuid[])`.execute(
    tx.db,
  )
  return new Map(rows.map(({ id, mask }) => [id, mask]))
}

/** The last digits of a worker's account. */
export async function endingOf(
  tx: Tx,
  companyId: Id<'company'>,
  accountId: string,
): Promise<string | undefined> {
  return (await accountMasks(tx, companyId, [accountId])).get(accountId)?.slice(-4)
}

/** What the bank last said of a company's account without closing it: empty when its last debit went through. */
export async function setDebitFailure(
  tx: Tx,
  companyId: Id<'company'>,
  { accountId, failure }: { readonly accountId: string; readonly failure: string },
): Promise<void> {
  await sql`
    update company_bank_account set failure = ${failure}
    where company_id = ${companyId} and client_id = ${tx.clientId} and company_bank_account_id = ${accountId}
      and status in ${oneOf(USABLE)} and failure <> ${failure}`.execute(tx.db)
}

export interface MovedAccount {
  readonly accountId: string
  readonly userId: Id<'user'>
}

/** Moves those of the accounts that have one of these statuses, and answers which. */
export async function moveUserAccounts(
  tx: Tx,
  companyId: Id<'company'>,
  ids: readonly string[],
  { from, to, failure = '' }: { from: readonly AccountStatus[]; to: AccountStatus; failure?: string },
): Promise<readonly MovedAccount[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<MovedAccount>`
    update user_bank_account set status = ${to}, failure = ${failure}
    where company_id = ${companyId} and client_id = ${tx.clientId} and user_bank_account_id = any(${[...ids]}::uuid[])
      and status = any(${[...from]}::text[])
    returning user_bank_account_id as "accountId", user_id as "userId"`.execute(tx.db)
  return rows
}
