import { sql } from 'kysely'
import { transactionMachine } from '../../domain/money/transaction.ts'
import type { ReturnedPay } from '../../domain/payroll/details.ts'
import type { WorkerKey } from '../../domain/people/worker.ts'
import type { Day } from '../../kernel/dates.ts'
import { groupedBy } from '../../kernel/grouped.ts'
import type { Tx } from '../database/transaction.ts'

const returned = sql.lit(transactionMachine.state.returned)

type Row = Omit<ReturnedPay, 'paidAgain'> & {
  readonly payPeriodId: string
  readonly againName: string | null
  readonly againStatus: string
  readonly againOn: Day
  readonly againMask: string | null
}

/** Pay of these periods that came back, by period. What came back a second time is told by the second time alone. */
export async function returnedPayOf(
  tx: Tx,
  { companyId, userId }: WorkerKey,
  payPeriodIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ReturnedPay[]>> {
  const { rows } = await sql<Row>`
    select p.pay_period_id as "payPeriodId", p.transfer_id as "transferId", p.amount, coalesce(b.account_mask, '') as "accountMask",
           p.return_code as "returnCode", x.name as "againName", x.status as "againStatus",
           x.effective_date as "againOn", c.account_mask as "againMask"
    from transfer p
    join paycheck k on k.company_id = p.company_id and k.pay_period_id = p.pay_period_id and k.run_id = p.run_id
      and k.user_id = p.user_id and k.voided_at is null and k.cancelled_at is null
    join transfer r on r.company_id = p.company_id and r.reverses_id = p.transfer_id and r.name = 'Return'
    left join transfer x on x.company_id = r.company_id and x.reverses_id = r.transfer_id
    left join ledger_account a on a.company_id = p.company_id and a.account_id = p.destination_account_id
    left join user_bank_account b on b.company_id = a.company_id and b.user_id = p.user_id and b.user_bank_account_id::text = a.ref
    left join ledger_account d on d.company_id = x.company_id and d.account_id = x.destination_account_id
    left join user_bank_account c on c.company_id = d.company_id and c.user_id = p.user_id and c.user_bank_account_id::text = d.ref
    where p.company_id = ${companyId} and p.client_id = ${tx.clientId} and p.user_id = ${userId}
      and p.pay_period_id = any(${[...payPeriodIds]}::uuid[]) and p.name = 'AchCredit' and p.status = ${returned}
      and x.status is distinct from ${returned}
    order by p.transfer_id`.execute(tx.db)
  return groupedBy(rows.map(returnedOf), ({ payPeriodId }) => payPeriodId)
}

const returnedOf = ({ againName, againStatus, againOn, againMask, ...row }: Row) => ({
  ...row,
  paidAgain:
    againName === null
      ? null
      : {
          isByCheck: againName === 'Check',
          accountMask: againMask,
          on: againOn,
          isPaid: againStatus === transactionMachine.state.complete,
        },
})
