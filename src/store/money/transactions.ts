import { sql } from 'kysely'
import type { TransactionRow } from '../../domain/money/transaction.ts'
import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { cents } from '../../kernel/money.ts'
import type { Tx } from '../database/transaction.ts'
import { accountNamed } from './named-accounts.ts'

export interface TransactionFilter {
  readonly companyId?: Id<'company'> | undefined
  readonly payPeriodId?: Id<'payPeriod'> | undefined
  readonly transferId?: string
  readonly ids?: readonly string[]
  readonly achFileId?: string
  /** Names in lower case without spaces and punctuation. */
  readonly plainName?: string | undefined
  readonly from?: Day | undefined
  readonly to?: Day | undefined
  readonly withAccruals?: boolean
  readonly after?: string
  readonly atMost?: number
}

/** In order of creation. Accruals are bookkeeping, not transactions: they are left out unless asked for. */
export async function transactionsWhere(
  tx: Tx,
  filter: TransactionFilter,
): Promise<readonly TransactionRow[]> {
  const { rows } = await sql<Omit<TransactionRow, 'amount'> & { amount: bigint }>`
    select t.transfer_id as "transferId", t.company_id as "companyId", t.pay_period_id as "payPeriodId",
           ${accountNamed('source_account_id', filter.companyId)} as source, ${accountNamed('destination_account_id', filter.companyId)} as destination,
           t.name, t.amount, t.status, t.code, t.effective_date as "effectiveDate", t.user_id as "userId",
           t.return_code as "returnCode", t.reason, t.reverses_id as "reversesId", t.created_at as "createdAt",
           t.settled_at as "settledAt", t.ach_file_id as "achFileId"
    from transfer t
    where t.client_id = ${tx.clientId}
      ${filter.companyId ? sql`and t.company_id = ${filter.companyId}` : sql``}
      ${filter.payPeriodId ? sql`and t.pay_period_id = ${filter.payPeriodId}` : sql``}
      ${filter.transferId ? sql`and t.transfer_id = ${filter.transferId}` : sql``}
      ${filter.ids ? sql`and t.transfer_id = any(${[...filter.ids]}::uuid[])` : sql``}
      ${filter.achFileId ? sql`and t.ach_file_id = ${filter.achFileId}` : sql``}
      ${filter.plainName === undefined ? sql`` : sql`and lower(t.name) = ${filter.plainName}`}
      ${filter.from ? sql`and t.effective_date >= ${filter.from}` : sql``}
      ${filter.to ? sql`and t.effective_date <= ${filter.to}` : sql``}
      ${filter.withAccruals ? sql`` : sql`and t.name <> 'Accrual'`}
      ${filter.after ? sql`and t.transfer_id > ${filter.after}` : sql``}
    order by t.transfer_id ${filter.atMost ? sql`limit ${filter.atMost}` : sql``}`.execute(tx.db)
  return rows.map((row) => ({ ...row, amount: cents(row.amount) }))
}
