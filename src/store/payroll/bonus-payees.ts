import { sql } from 'kysely'
import type { PeriodFacts } from '../../domain/payroll/period.ts'
import { ON_PAYROLL, type UserStatus } from '../../domain/people/user-status.ts'
import type { Tx } from '../database/transaction.ts'
import { idsNamed, type NameableWorker, nameColumns, type WorkerNames } from '../people/named-workers.ts'
import { isOnSchedule } from '../schedules/on-schedule.ts'

/** Someone whom a row of a file may pay. */
export interface BonusPayee extends NameableWorker {
  readonly isPayable: boolean
  readonly isOnSchedule: boolean
  /** What the period says of them; null where nothing was said. */
  readonly included: boolean | null
  /** An earlier file gave them something in this period. */
  readonly isGiven: boolean
}

export type PayeesOf = Pick<
  PeriodFacts,
  'companyId' | 'payPeriodId' | 'workerType' | 'ofSchedule' | 'endDate'
>

/** Workers of the period's kind who are named in any of these ways. */
export async function bonusPayees(
  tx: Tx,
  period: PayeesOf,
  named: WorkerNames,
): Promise<readonly BonusPayee[]> {
  const { companyId, payPeriodId, workerType } = period
  const { rows } = await sql<Omit<BonusPayee, 'isPayable'> & { status: UserStatus }>`
    select ${nameColumns}, w.status, ${isOnSchedule(period)} as "isOnSchedule", m.included, i.user_id is not null as "isGiven"
    from (${idsNamed(tx, { companyId, workerType }, named)}) n
    join worker w on w.company_id = ${companyId} and w.user_id = n.user_id
    left join period_member m on m.company_id = w.company_id and m.pay_period_id = ${payPeriodId}
                             and m.user_id = w.user_id
    left join period_input i on i.company_id = w.company_id and i.pay_period_id = ${payPeriodId}
                            and i.user_id = w.user_id and i.source = 'file'`.execute(tx.db)
  return rows.map(({ status, ...row }) => ({ ...row, isPayable: ON_PAYROLL.includes(status) }))
}
