import type pg from 'pg'
import { transactionMachine } from '../../domain/money/transaction.ts'

const { returned, cancelled } = transactionMachine.state

/** A payment to an agency that came back and waits for somebody, over all clients. */
export interface WaitingPayment {
  readonly clientId: string
  readonly companyId: string
  readonly requestReferenceId: string
  readonly transactionName: string
  readonly agency: string
  /** Where it is paid: its key in PURSER_BANK_PAYEES. */
  readonly payee: string
  /** Cents, as text. */
  readonly cents: string
  readonly returnCode: string
}

/** As owner: it reaches over all clients. The oldest first. */
export async function returnedPayments(owner: pg.Pool): Promise<readonly WaitingPayment[]> {
  const { rows } = await owner.query<WaitingPayment>(`
    select p.client_id as "clientId", p.company_id as "companyId", p.transfer_id as "requestReferenceId",
           p.name as "transactionName", a.name as agency, d.ref as payee, p.amount::text as cents,
           p.return_code as "returnCode"
    ${WAITING} order by p.transfer_id limit 1000`)
  return rows
}

/** Not issued again, and the run still owes the agency: no payment is on its way for it. */
export const WAITING = `
  from transfer p
  join transfer r on r.company_id = p.company_id and r.reverses_id = p.transfer_id and r.name = 'Return'
  join ledger_account a on a.company_id = p.company_id and a.account_id = p.source_account_id
  join ledger_account d on d.company_id = p.company_id and d.account_id = p.destination_account_id
  where p.status = '${returned}' and p.name in ('TaxPayment', 'GarnishmentPayment')
    and not exists (select from transfer x where x.company_id = r.company_id and x.reverses_id = r.transfer_id)
    and (select sum(case when t.destination_account_id = a.account_id then t.amount else -t.amount end)
         from transfer t
         where t.company_id = p.company_id and t.pay_period_id = p.pay_period_id and t.run_id = p.run_id
           and a.account_id in (t.source_account_id, t.destination_account_id) and t.status <> '${cancelled}'
           and (p.name = 'TaxPayment' or t.code = p.code)) > 0`
