import { sql } from 'kysely'
import { transactionMachine } from '../../domain/money/transaction.ts'
import type { AwaitedWire } from '../../domain/money/wire.ts'
import { runMachine } from '../../domain/payroll/run.ts'
import { type Day, isoInstant } from '../../kernel/dates.ts'
import type { Tx } from '../database/transaction.ts'

/** A wire that arrived for a run. */
export interface WireReceipt {
  readonly reference: string
  readonly receivedOn: Day
}

/** A reference that any company of the client has used breaks its key: one wire funds one payroll. */
export async function insertReceipt(
  tx: Tx,
  given: WireReceipt & { readonly companyId: string; readonly transferId: string; readonly amount: bigint },
): Promise<void> {
  await tx.db
    .insertInto('wire_receipt')
    .values({
      client_id: tx.clientId,
      reference: given.reference,
      company_id: given.companyId,
      transfer_id: given.transferId,
      amount: given.amount,
      received_on: given.receivedOn,
      recorded_at: isoInstant(tx.now),
    })
    .execute()
}

/** The wires that arrived for these runs, by run. */
export async function receiptsOf(
  tx: Tx,
  { companyId, payPeriodId }: { readonly companyId: string; readonly payPeriodId: string },
): Promise<ReadonlyMap<string, WireReceipt>> {
  const sent = await sql<{ runId: string; transferId: string }>`
    select run_id as "runId", transfer_id as "transferId" from transfer
    where company_id = ${companyId} and pay_period_id = ${payPeriodId} and client_id = ${tx.clientId}
      and name = 'Wire'`.execute(tx.db)
  if (sent.rows.length === 0) return new Map()
  const runs = new Map(sent.rows.map(({ transferId, runId }) => [transferId, runId]))
  const { rows } = await sql<WireReceipt & { transferId: string }>`
    select transfer_id as "transferId", reference, received_on as "receivedOn" from wire_receipt
    where company_id = ${companyId} and client_id = ${tx.clientId}
      and transfer_id = any(${[...runs.keys()]}::uuid[])`.execute(tx.db)
  return new Map(rows.map(({ transferId, ...receipt }) => [runs.get(transferId)!, receipt]))
}

interface Asked {
  readonly companyIds?: readonly string[] | undefined
  /** The day and the run of the last one that was answered. */
  readonly after?: { readonly day: string; readonly runId: string } | undefined
  readonly atMost?: number | undefined
}

/** Wires that have not arrived, the most urgent first: of posted runs, and of those that can still be taken back. */
export async function awaitedWires(
  tx: Tx,
  { companyIds, after, atMost }: Asked,
): Promise<readonly AwaitedWire[]> {
  const among = companyIds ? sql`and r.company_id = any(${[...companyIds]}::uuid[])` : sql``
  const { rows } = await sql<AwaitedWire>`
    select r.company_id as "companyId", c.name as company, r.pay_period_id as "payPeriodId", r.run_id as "runId",
           r.funding_method as method, r.amount, r.due_on as "dueOn", r.pay_date as "payDate", r.locked as "isLocked"
    from (
      select r.company_id, r.pay_period_id, r.run_id, r.funding_method, t.amount, t.effective_date as due_on, r.pay_date,
             true as locked
      from transfer t join payroll_run r on r.company_id = t.company_id and r.run_id = t.run_id
      where t.client_id = ${tx.clientId} and t.name = 'Wire' and t.status = ${pending} ${among}
        ${after ? sql`and (t.effective_date, t.run_id) > (${after.day}::date, ${after.runId}::uuid)` : sql``}
      union all
      select r.company_id, r.pay_period_id, r.run_id, r.funding_method, r.funding_total, r.debit_date, r.pay_date, false
      from payroll_run r
      where r.client_id = ${tx.clientId} and r.status = ${submitted} and r.funding_method <> 'ACH'
        and r.funding_total > 0 ${among}
        ${after ? sql`and (r.debit_date, r.run_id) > (${after.day}::date, ${after.runId}::uuid)` : sql``}) r
    join company c on c.company_id = r.company_id
    order by r.due_on, r.run_id ${atMost ? sql`limit ${atMost}` : sql``}`.execute(tx.db)
  return rows
}

const pending = sql.lit(transactionMachine.state.pending)
const submitted = sql.lit(runMachine.initial)

export const wireKeyOf = ({ dueOn, runId }: Pick<AwaitedWire, 'dueOn' | 'runId'>): string =>
  `${dueOn}|${runId}`
