import { sql } from 'kysely'
import type pg from 'pg'
import type { Tx } from '../database/transaction.ts'

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
  const { rows } = await owner.query<WaitingPayment>(`${WAITING} order by transfer_id limit 1000`)
  return rows
}

/** The same of one client. */
export async function ownReturnedPayments(tx: Tx): Promise<readonly WaitingPayment[]> {
  const { rows } = await sql<WaitingPayment>`${sql.raw(WAITING)} where client_id = ${tx.clientId}
    order by transfer_id limit 1000`.execute(tx.db)
  return rows
}

const WAITING = `
  select client_id as "clientId", company_id as "companyId", transfer_id as "requestReferenceId",
         name as "transactionName", agency, payee, amount::text as cents, return_code as "returnCode"
  from waiting_payment`
