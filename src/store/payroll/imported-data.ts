import { sql } from 'kysely'
import { revive } from '../../domain/pay/stored-input.ts'
import type { GivenFacts } from '../../domain/payroll/person.ts'
import type { Id } from '../../kernel/ids.ts'
import { fullName } from '../database/full-name.ts'
import type { Tx } from '../database/transaction.ts'

export interface ImportedData {
  readonly userId: string
  readonly userName: string
  readonly given: GivenFacts
}

export interface ImportedFilter {
  readonly companyId: Id<'company'>
  readonly payPeriodId: Id<'payPeriod'>
  readonly userId?: Id<'user'> | undefined
  readonly after?: string
  readonly atMost?: number
}

/** What imports gave to a period, worker by worker. */
export async function importedData(tx: Tx, filter: ImportedFilter): Promise<readonly ImportedData[]> {
  const { companyId, payPeriodId, userId, after, atMost } = filter
  const { rows } = await sql<{ userId: string; userName: string; data: unknown }>`
    select i.user_id as "userId", ${fullName} as "userName",
           i.data
    from period_input i join worker w on w.company_id = i.company_id and w.user_id = i.user_id
    where i.company_id = ${companyId} and i.client_id = ${tx.clientId} and i.pay_period_id = ${payPeriodId}
      and i.source = 'import'
      and (${userId ?? null}::uuid is null or i.user_id = ${userId ?? null}::uuid)
      and (${after ?? null}::uuid is null or i.user_id > ${after ?? null}::uuid)
    order by i.user_id limit ${atMost ?? null}`.execute(tx.db)
  return rows.map(({ data, ...row }) => ({ ...row, given: revive(data) as GivenFacts }))
}
