import { sql } from 'kysely'
import { CLOSED } from '../../domain/payroll/period.ts'
import type { WorkerKey } from '../../domain/people/worker.ts'
import type { Day } from '../../kernel/dates.ts'
import type { Tx } from '../database/transaction.ts'
import { ofWorker } from '../schedules/on-schedule.ts'

/** The first payday of a worker in a span of days, if there is one that is not over. */
export async function paydayWithin(
  tx: Tx,
  { companyId, userId, workerType }: WorkerKey & { readonly workerType: string },
  span: { readonly from: Day; readonly to: Day },
): Promise<Day | undefined> {
  const row = await tx.db
    .selectFrom('pay_period')
    .select('pay_date')
    .where('company_id', '=', companyId)
    .where('worker_type', '=', workerType)
    .where(
      ofWorker({ companyId, userId }, { of: sql.ref('pay_period.of_schedule'), end: sql.ref('end_date') }),
    )
    .where('pay_date', '>=', span.from)
    .where('pay_date', '<=', span.to)
    .where('status', 'not in', CLOSED)
    .orderBy('pay_date')
    .limit(1)
    .executeTakeFirst()
  return row?.pay_date
}
