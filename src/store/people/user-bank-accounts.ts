import { sql } from 'kysely'
import type { AccountStatus } from '../../domain/money/account.ts'
import { employeeAccount } from '../../domain/money/accounts.ts'
import type { PaySplit, SplitKind } from '../../domain/pay/pay-split.ts'
import type { WorkerKey } from '../../domain/people/worker.ts'
import { isoInstant } from '../../kernel/dates.ts'
import { type Id, newId } from '../../kernel/ids.ts'
import { assert } from '../../kernel/problem.ts'
import type { Secret } from '../../kernel/secret.ts'
import type { Tx } from '../database/transaction.ts'
import type { Work } from '../database/work.ts'
import { openAccounts } from '../money/ledger.ts'

export interface NewUserAccount {
  readonly accountNumber: Secret
  readonly routingNumber: string
  readonly bankName: string
  readonly accountName: string
  readonly accountType: string
  readonly payBasisPoints: number
  readonly priority: number
  readonly status: AccountStatus
}

export async function insertUserAccount(
  work: Work,
  { companyId, userId }: WorkerKey,
  account: NewUserAccount,
): Promise<Id<'userBankAccount'>> {
  const [vault, id] = [await work.vault(companyId), newId<'userBankAccount'>()]
  await work.db
    .insertInto('user_bank_account')
    .values({
      company_id: companyId,
      client_id: work.clientId,
      user_bank_account_id: id,
      user_id: userId,
      routing_number: account.routingNumber,
      account_number: vault.seal('user_bank_account.account_number', id, account.accountNumber),
      account_mask: account.accountNumber.masked(),
      account_type: account.accountType,
      account_name: account.accountName,
      bank_name: account.bankName,
      pay_basis_points: account.payBasisPoints,
      priority: account.priority,
      status: account.status,
      created_at: isoInstant(work.now),
    })
    .execute()
  await openAccounts(work, companyId, [employeeAccount(id)])
  return id
}

export interface UserAccountRow extends PaySplit {
  readonly accountId: Id<'userBankAccount'>
  readonly status: AccountStatus
  readonly priority: number
}

/** All accounts of a person, by priority; their worker is locked already. */
export async function loadUserAccounts(
  tx: Tx,
  { companyId, userId }: WorkerKey,
): Promise<readonly UserAccountRow[]> {
  const rows = await tx.db
    .selectFrom('user_bank_account')
    .select(['user_bank_account_id', 'status', 'pay_kind', 'pay_basis_points', 'pay_amount', 'priority'])
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .orderBy('priority')
    .execute()
  return rows.map((row) => ({
    accountId: row.user_bank_account_id as Id<'userBankAccount'>,
    status: row.status as AccountStatus,
    payKind: row.pay_kind as SplitKind,
    payBasisPoints: row.pay_basis_points,
    payAmount: row.pay_amount,
    priority: row.priority,
  }))
}

export async function setUserAccountStatus(
  tx: Tx,
  companyId: Id<'company'>,
  account: UserAccountRow,
  to: { readonly status: AccountStatus; readonly failure?: string },
): Promise<void> {
  const { numUpdatedRows } = await tx.db
    .updateTable('user_bank_account')
    .set({ status: to.status, failure: to.failure ?? '' })
    .where('company_id', '=', companyId)
    .where('user_bank_account_id', '=', account.accountId)
    .where('status', '=', account.status)
    .executeTakeFirstOrThrow()
  assert(numUpdatedRows === 1n, `bank account ${account.accountId} was ${account.status}`)
}

export async function saveSplits(
  tx: Tx,
  companyId: Id<'company'>,
  shares: readonly (PaySplit & { readonly accountId: string; readonly priority: number })[],
): Promise<void> {
  await sql`
    update user_bank_account a
    set pay_kind = s.kind, pay_basis_points = s.points, pay_amount = s.amount, priority = s.priority
    from unnest(${shares.map((s) => s.accountId)}::uuid[], ${shares.map((s) => s.payKind)}::text[],
                ${shares.map((s) => s.payBasisPoints)}::int[], ${shares.map((s) => s.payAmount)}::bigint[],
                ${shares.map((s) => s.priority)}::int[]) as s(id, kind, points, amount, priority)
    where a.company_id = ${companyId} and a.user_bank_account_id = s.id`.execute(tx.db)
}

/** For the bank's own question only. */
export async function openUserAccount(
  work: Work,
  companyId: Id<'company'>,
  accountId: Id<'userBankAccount'>,
): Promise<{ routingNumber: string; accountNumber: Secret; accountType: string; accountName: string }> {
  const row = await work.db
    .selectFrom('user_bank_account')
    .select(['routing_number', 'account_number', 'account_type', 'account_name'])
    .where('company_id', '=', companyId)
    .where('user_bank_account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  const vault = await work.vault(companyId)
  return {
    routingNumber: row.routing_number,
    accountNumber: vault.open('user_bank_account.account_number', accountId, row.account_number),
    accountType: row.account_type,
    accountName: row.account_name,
  }
}
