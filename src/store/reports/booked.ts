import { sql } from 'kysely'
import { COUNTED } from '../../domain/money/transaction.ts'
import { POSTED_RUN } from '../../domain/payroll/run.ts'
import type { Booked } from '../../domain/reports/summary.ts'
import { oneOf } from '../database/states.ts'
import type { Tx } from '../database/transaction.ts'
import type { PayrollsAsked } from './paid.ts'

/** What the ledger accrued for these payrolls to each kind of account, less what it took back. */
export async function bookedFor(
  tx: Tx,
  { companyId, from, to, payPeriodId }: PayrollsAsked,
): Promise<Booked> {
  const { rows } = await sql<{ kind: keyof Booked; amount: bigint }>`
    select a.kind, sum(case when t.destination_account_id = a.account_id then t.amount else -t.amount end)::bigint as amount
    from payroll_run r
    join transfer t on t.company_id = r.company_id and t.run_id = r.run_id and t.name = 'Accrual'
      and t.status = any(${[...COUNTED]}::text[])
    join ledger_account a on a.company_id = t.company_id
      and a.account_id in (t.source_account_id, t.destination_account_id)
    where r.company_id = ${companyId} and r.client_id = ${tx.clientId} and r.status in ${oneOf(POSTED_RUN)}
      and ${payPeriodId ? sql`r.pay_period_id = ${payPeriodId}` : sql`r.pay_date between ${from} and ${to}`}
      and a.kind = any(${[...KINDS]}::text[])
    group by a.kind`.execute(tx.db)
  const of = (kind: keyof Booked): bigint => rows.find((row) => row.kind === kind)?.amount ?? 0n
  return {
    wagesPayable: of('wagesPayable'),
    taxAgency: of('taxAgency'),
    garnishmentAgency: of('garnishmentAgency'),
    benefits: of('benefits'),
  }
}

const KINDS: readonly (keyof Booked)[] = ['wagesPayable', 'taxAgency', 'garnishmentAgency', 'benefits']
