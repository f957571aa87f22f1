import { sql } from 'kysely'
import { transactionMachine } from '../../domain/money/transaction.ts'
import type { PaymentGroup } from '../../domain/payroll/run-timeline.ts'
import type { Tx } from '../database/transaction.ts'

const { complete, returned, cancelled } = transactionMachine.state

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
      and name in ('AchDebit', 'AchCredit', 'GarnishmentPayment', 'TaxPayment')
    group by 1, 2, 3 order by 3, array_position(array['AchDebit', 'AchCredit', 'GarnishmentPayment', 'TaxPayment'], name)`.execute(
    tx.db,
  )
  return rows
}
