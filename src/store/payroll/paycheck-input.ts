import { sql } from 'kysely'
import type { PaycheckInput } from '../../domain/pay/paycheck-types.ts'
import { readInput } from '../../domain/pay/stored-input.ts'
import type { Day } from '../../kernel/dates.ts'
import type { Tx } from '../database/transaction.ts'

/** What the engine was given for a paycheck. */
export async function paycheckInput(
  tx: Tx,
  key: {
    readonly companyId: string
    readonly userId: string
    readonly payDate: Day
    readonly paycheckId: string
  },
): Promise<PaycheckInput> {
  const { rows } = await sql<{ input: string }>`
    select input from paycheck
    where company_id = ${key.companyId} and user_id = ${key.userId} and pay_date = ${key.payDate}
      and paycheck_id = ${key.paycheckId} and client_id = ${tx.clientId}`.execute(tx.db)
  return readInput(rows[0]!.input)
}
