import { sql } from 'kysely'
import type { PaycheckInput } from '../../domain/pay/paycheck-types.ts'
import { readInput } from '../../domain/pay/stored-input.ts'
import type { UsedEdition } from '../../domain/payroll/editions.ts'
import type { Day } from '../../kernel/dates.ts'
import type { Tx } from '../database/transaction.ts'

/** What the engine was given for a paycheck, and which dated rows it was put together from, where that was kept. */
export async function paycheckInput(
  tx: Tx,
  key: {
    readonly companyId: string
    readonly userId: string
    readonly payDate: Day
    readonly paycheckId: string
  },
): Promise<{ readonly input: PaycheckInput; readonly editions: readonly UsedEdition[] | null }> {
  const { rows } = await sql<{ input: string; of: string[] | null; from: Day[] | null }>`
    select input, edition_of as of, edition_from as from from paycheck
    where company_id = ${key.companyId} and user_id = ${key.userId} and pay_date = ${key.payDate}
      and paycheck_id = ${key.paycheckId} and client_id = ${tx.clientId}`.execute(tx.db)
  const { input, of, from } = rows[0]!
  return {
    input: readInput(input),
    editions: of && from && of.map((each, at) => ({ of: each, from: from[at]! })),
  }
}
