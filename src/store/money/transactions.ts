import { sql } from 'kysely'
import type { TransactionRow } from '../../domain/money/transaction.ts'
import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { cents } from '../../kernel/money.ts'
import type { Tx } from '../database/transaction.ts'
import { namedAccount, ownerOf } from './named-accounts.ts'

export interface TransactionFilter {
  readonly companyId?: Id<'company'> | undefined
  readonly payPeriodId?: Id<'payPeriod'> | undefined
  readonly transferId?: string
  readonly ids?: readonly string[]
  /** Names in lower case without spaces and punctuation. */
  readonly plainName?: string | undefined
  readonly from?: Day | undefined
  readonly to?: Day | undefined
  readonly withAccruals?: boolean
  readonly after?: string
  readonly atMost?: number
}

/** Many at once, for events: told of a whole payroll, a loop over its accounts for each of them took a minute. */
export async function transactionsOf(
  tx: Tx,
  companyId: Id<'company'>,
  ids: readonly string[],
): Promise<readonly TransactionRow[]> {
  if (ids.length <= FEW) return transactionsWhere(tx, { companyId, ids })
  await sql`set local enable_nestloop = off`.execute(tx.db)
  const rows = await transactionsWhere(tx, { companyId, ids })
  await sql`set local enable_nestloop = on`.execute(tx.db)
  return rows
}

/** A payroll's own debit: to read all accounts of the company for it costs more than to loop. */
const FEW = 10

/** In order of creation. Accruals are bookkeeping, not transactions: they are left out unless asked for. */
export async function transactionsWhere(
  tx: Tx,
  filter: TransactionFilter,
): Promise<readonly TransactionRow[]> {
  const { rows } = await sql<Omit<TransactionRow, 'amount'> & { amount: bigint }>`
    select t.transfer_id as "transferId", t.company_id as "companyId", t.pay_period_id as "payPeriodId",
           ${namedAccount('s')} as source, ${namedAccount('d')} as destination,
           t.name, t.amount, t.status, t.code, t.effective_date as "effectiveDate", t.user_id as "userId",
           t.return_code as "returnCode", t.reason, t.reverses_id as "reversesId"
    from transfer t
    join ledger_account s on s.company_id = t.company_id and s.account_id = t.source_account_id
    join ledger_account d on d.company_id = t.company_id and d.account_id = t.destination_account_id
    ${ownerOf('s')} ${ownerOf('d')}
    where t.client_id = ${tx.clientId}
      ${filter.companyId ? sql`and t.company_id = ${filter.companyId}` : sql``}
      ${filter.payPeriodId ? sql`and t.pay_period_id = ${filter.payPeriodId}` : sql``}
      ${filter.transferId ? sql`and t.transfer_id = ${filter.transferId}` : sql``}
      ${filter.ids ? sql`and t.transfer_id = any(${[...filter.ids]}::uuid[])` : sql``}
      ${filter.plainName === undefined ? sql`` : sql`and lower(t.name) = ${filter.plainName}`}
      ${filter.from ? sql`and t.effective_date >= ${filter.from}` : sql``}
      ${filter.to ? sql`and t.effective_date <= ${filter.to}` : sql``}
      ${filter.withAccruals ? sql`` : sql`and t.name <> 'Accrual'`}
      ${filter.after ? sql`and t.transfer_id > ${filter.after}` : sql``}
    order by t.transfer_id ${filter.atMost ? sql`limit ${filter.atMost}` : sql``}`.execute(tx.db)
  return rows.map((row) => ({ ...row, amount: cents(row.amount) }))
}
