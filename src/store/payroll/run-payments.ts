import { sql } from 'kysely'
import { FUNDING } from '../../domain/money/funding.ts'
import { transactionMachine } from '../../domain/money/transaction.ts'
import type { RunFacts } from '../../domain/payroll/run.ts'
import type { PaymentGroup } from '../../domain/payroll/run-timeline.ts'
import type { Tx } from '../database/transaction.ts'

const { complete, returned, cancelled } = transactionMachine.state

/** In the order in which they happen on one day. */
const NAMES: PaymentGroup['name'][] = [...FUNDING, 'AchCredit', 'GarnishmentPayment', 'TaxPayment']

/** The payments of the runs of a period, summed by run, name and day; what was cancelled counts nowhere. */
export async function paymentGroups(
  tx: Tx,
  { companyId, payPeriodId }: { readonly companyId: string; readonly payPeriodId: string },
): Promise<readonly PaymentGroup[]> {
  const { rows } = await sql<PaymentGroup>`
    select run_id as "runId", name, effective_date as day, count(*)::int as count,
           count(*) filter (where status = ${complete})::int as complete,
           count(*) filter (where status = ${returned})::int as returned, sum(amount)::bigint as amount
    from transfer
    where company_id = ${companyId} and client_id = ${tx.clientId} and pay_period_id = ${payPeriodId}
      and run_id is not null and status <> ${cancelled}
      and name = any(${NAMES}::text[])
    group by 1, 2, 3 order by 3, array_position(${NAMES}::text[], name)`.execute(tx.db)
  return rows
}

/** The largest entry that its files can have: what is drawn, or the net pay of one person. */
export async function largestPayment(
  tx: Tx,
  { companyId, payPeriodId, runId, fundingTotal }: RunFacts,
): Promise<bigint> {
  const { rows } = await sql<{ net: bigint }>`
    select coalesce(max(net), 0)::bigint as net from paycheck
    where company_id = ${companyId} and pay_period_id = ${payPeriodId} and run_id = ${runId}
      and client_id = ${tx.clientId} and payment_method = 'Direct Deposit'`.execute(tx.db)
  const net = rows[0]!.net
  return net > fundingTotal ? net : fundingTotal
}
