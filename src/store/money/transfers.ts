import { sql } from 'kysely'
import type { TransferName } from '../../domain/money/postings.ts'
import { NOTHING_OWED, type OwedFunding } from '../../domain/money/receivable.ts'
import { COUNTED, type TransactionStatus, transactionMachine } from '../../domain/money/transaction.ts'
import type { TransferRow } from '../../domain/money/transfer.ts'
import type { RunFacts } from '../../domain/payroll/run.ts'
import { type Day, isoInstant } from '../../kernel/dates.ts'
import { type Id, newId } from '../../kernel/ids.ts'
import { move } from '../../kernel/machine.ts'
import { assert } from '../../kernel/problem.ts'
import { companiesAsked } from '../database/companies-asked.ts'
import type { Tx } from '../database/transaction.ts'
import type { Work } from '../database/work.ts'
import { noteUnsealed } from './seals.ts'
import { type ToldTransfer, tellTransfers } from './tell-transfers.ts'
import { isApart } from './transfer-sorts.ts'

const cancelled = sql.lit(transactionMachine.state.cancelled)
const complete = sql.lit(transactionMachine.state.complete)
const pending = sql.lit(transactionMachine.state.pending)

export interface TransferFilter {
  readonly names: readonly TransferName[]
  readonly statuses?: readonly TransactionStatus[]
  readonly userIds?: readonly string[] | undefined
  /** Effective on this day or before. */
  readonly through?: Day
  /** Only what a file that was handed over carries; false: only what none does. */
  readonly handedOver?: boolean
  readonly atMost?: number
}

/** Transfers of a run, locked, in order of id. */
export async function lockTransfers(
  tx: Tx,
  run: Pick<RunFacts, 'companyId' | 'runId' | 'payPeriodId'>,
  filter: TransferFilter,
): Promise<readonly TransferRow[]> {
  const { rows } = await sql<TransferRow>`
    ${columns} where t.company_id = ${run.companyId} and t.pay_period_id = ${run.payPeriodId} and t.run_id = ${run.runId}
      and t.client_id = ${tx.clientId} and t.name = any(${[...filter.names]}::text[])
      ${filter.statuses ? sql`and t.status = any(${[...filter.statuses]}::text[])` : sql``}
      ${filter.userIds ? sql`and t.user_id = any(${[...filter.userIds]}::uuid[])` : sql``}
      ${filter.through ? sql`and t.effective_date <= ${filter.through}` : sql``}
      ${filter.handedOver === undefined ? sql`` : sql`and ${filter.handedOver ? sql`` : sql`not`} ${isHandedOver(run.companyId)}`}
    order by t.transfer_id ${filter.atMost ? sql`limit ${filter.atMost}` : sql``} for no key update of t`.execute(
    tx.db,
  )
  return rows
}

/** By the id that the interface calls requestReferenceId. Whoever changes it has locked its run before. */
export async function findTransfer(tx: Tx, transferId: string): Promise<TransferRow | undefined> {
  const { rows } = await sql<TransferRow>`
    ${columns} where t.client_id = ${tx.clientId} and t.transfer_id = ${transferId}`.execute(tx.db)
  return rows[0]
}

/** What undid it: the opposite of a return, or the payment that was issued again after one. */
export async function undoingOf(tx: Tx, transfer: TransferRow): Promise<TransferRow | undefined> {
  const { rows } = await sql<TransferRow>`
    ${columns} where t.company_id = ${transfer.companyId} and t.reverses_id = ${transfer.transferId}`.execute(
    tx.db,
  )
  return rows[0]
}

/** Nothing else of a transfer ever changes. Says the old status, so that two movers cannot both succeed. */
export async function moveTransfers(
  work: Work,
  transfers: readonly ToldTransfer[],
  trigger: keyof typeof transactionMachine.table,
  returnCode: string | null = null,
): Promise<void> {
  const [first] = transfers
  if (!first) return
  const next = transfers.map(({ status }) => move(transactionMachine, status, trigger))
  const { numAffectedRows } = await sql`
    update transfer t set status = old.next, return_code = ${returnCode},
           settled_at = case when old.next = ${cancelled} then null else coalesce(t.settled_at, ${isoInstant(work.now)}) end
    from unnest(${transfers.map((t) => t.transferId)}::uuid[], ${transfers.map((t) => t.status)}::text[],
                ${next}::text[]) as old(id, status, next)
    where t.company_id = ${first.companyId} and t.transfer_id = old.id and t.status = old.status`.execute(
    work.db,
  )
  assert(
    numAffectedRows === BigInt(transfers.length),
    `of ${transfers.length} transfers ${numAffectedRows} moved`,
  )
  tellTransfers(
    work,
    'update',
    transfers.map((transfer, at) => ({ ...transfer, status: next[at]! })),
  )
}

/** Undoes transfers by new ones the other way round. A second undoing of the same breaks a unique key. */
export async function insertOpposites(
  work: Work,
  transfers: readonly TransferRow[],
  given: Opposite,
): Promise<void> {
  const [first] = transfers
  if (!first) return
  const ids = transfers.map(({ transferId }) => given.ids?.get(transferId) ?? newId())
  const { rows } = await sql<ToldTransfer>`
    insert into transfer as n (company_id, client_id, transfer_id, run_id, pay_period_id, user_id, name,
                               source_account_id, destination_account_id, amount, status, code, effective_date,
                               reverses_id, reason, created_at, settled_at)
    select t.company_id, t.client_id, o.undoing_id, t.run_id, t.pay_period_id, t.user_id,
           coalesce(${given.name ?? null}, t.name), t.destination_account_id, t.source_account_id, t.amount, ${complete},
           t.code, coalesce(${given.effectiveDate ?? null}::date, t.effective_date), t.transfer_id, ${given.reason},
           ${isoInstant(work.now)}, ${isoInstant(work.now)}
    from transfer t join unnest(${transfers.map((t) => t.transferId)}::uuid[], ${ids}::uuid[]) as o(id, undoing_id)
      on o.id = t.transfer_id
    where t.company_id = ${first.companyId}
    returning n.company_id as "companyId", n.transfer_id as "transferId", n.name, n.status, n.reverses_id as "reversesId"`.execute(
    work.db,
  )
  const runIds = transfers.map(({ runId }) => runId)
  await noteUnsealed(work, first, runIds)
  tellTransfers(work, 'insert', rows)
}

interface Opposite {
  readonly name?: TransferName
  readonly reason: string
  readonly effectiveDate?: Day
  /** Ids that were drawn before, by the transfer that each undoes. */
  readonly ids?: ReadonlyMap<string, string>
}

/** What the company owes us because its funding came back: more has left this account than has come in. */
export const receivableOf = async (tx: Tx, companyId: Id<'company'>): Promise<bigint> =>
  (await owedFundingOf(tx, companyId)).owed

/** The same, and when it is drawn again. */
export const owedFundingOf = async (tx: Tx, companyId: Id<'company'>): Promise<OwedFunding> =>
  (await receivablesOf(tx, [companyId])).get(companyId) ?? NOTHING_OWED

/** The same of several; a company whose funding never came back has no entry. */
export async function receivablesOf(
  tx: Tx,
  companyIds: readonly Id<'company'>[],
): Promise<ReadonlyMap<Id<'company'>, OwedFunding>> {
  const { asked, same } = companiesAsked(companyIds)
  const counted = sql`t.status = any(${[...COUNTED]}::text[])`
  const { rows } = await sql<OwedFunding & { companyId: Id<'company'> }>`
    select a.company_id as "companyId",
           coalesce(sum(case when t.source_account_id = a.account_id then t.amount else -t.amount end)
             filter (where ${counted}), 0)::bigint as owed,
           min(t.effective_date) filter (where t.status = ${pending}) as "drawnOn"
    from ledger_account a cross join lateral (
      select t.source_account_id, t.amount, t.status, t.effective_date from transfer t
      where t.company_id = ${same(sql`a`)} and t.client_id = a.client_id and ${isApart}
        and (${counted} or t.status = ${pending})
        and a.account_id in (t.source_account_id, t.destination_account_id) offset 0) t
    where a.company_id = ${asked} and a.client_id = ${tx.clientId}
      and a.kind = 'employerReceivable'
    group by a.company_id`.execute(tx.db)
  return new Map(rows.map(({ companyId, ...owing }) => [companyId, owing]))
}

const isHandedOver = (
  companyId: Id<'company'>,
) => sql`exists (select from ach_file f where f.company_id = ${companyId}
  and f.ach_file_id = t.ach_file_id and f.handed_over_at is not null)`

const columns = sql`
  select t.company_id as "companyId", t.transfer_id as "transferId", t.run_id as "runId",
         t.pay_period_id as "payPeriodId", t.user_id as "userId", t.name, t.source_account_id as "sourceId",
         t.destination_account_id as "destinationId", t.amount, t.status, t.code, t.effective_date as "effectiveDate",
         t.ach_file_id as "achFileId", t.reverses_id as "reversesId"
  from transfer t`
