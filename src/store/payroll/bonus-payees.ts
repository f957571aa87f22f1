import { sql } from 'kysely'
import type { PeriodFacts } from '../../domain/payroll/period.ts'
import { ON_PAYROLL, type UserStatus } from '../../domain/people/user-status.ts'
import type { Tx } from '../database/transaction.ts'

/** Someone whom a row of a file may mean. */
export interface BonusPayee {
  readonly userId: string
  readonly externalId: string
  /** In small letters, as the name is. */
  readonly email: string
  readonly nameKey: string
  readonly name: string
  readonly isPayable: boolean
  /** What the period says of them; null where nothing was said. */
  readonly included: boolean | null
  /** An earlier file gave them something in this period. */
  readonly isGiven: boolean
}

export interface Named {
  readonly userIds: readonly string[]
  readonly externalIds: readonly string[]
  readonly emails: readonly string[]
  readonly names: readonly string[]
}

/** Workers of the period's kind who are named in any of these ways. */
export async function bonusPayees(
  tx: Tx,
  { companyId, payPeriodId, workerType }: Pick<PeriodFacts, 'companyId' | 'payPeriodId' | 'workerType'>,
  named: Named,
): Promise<readonly BonusPayee[]> {
  const whose = sql`company_id = ${companyId} and client_id = ${tx.clientId} and worker_type = ${workerType}`
  const texts = (values: readonly string[]) => sql`any(${[...values]}::text[])`
  const { rows } = await sql<Omit<BonusPayee, 'isPayable'> & { status: UserStatus }>`
    select w.user_id as "userId", w.user_reference_id as "externalId", w.email_key as email, w.name_key as "nameKey",
           concat_ws(' ', w.first_name, nullif(w.middle_name, ''), w.last_name) as name, w.status, m.included,
           i.user_id is not null as "isGiven"
    from (select user_id from worker where ${whose} and user_id = any(${[...named.userIds]}::uuid[])
          union select user_id from worker where ${whose} and user_reference_id = ${texts(named.externalIds)}
          union select user_id from worker where ${whose} and email_key = ${texts(named.emails)}
          union select user_id from worker where ${whose} and name_key = ${texts(named.names)}) n
    join worker w on w.company_id = ${companyId} and w.user_id = n.user_id
    left join period_member m on m.company_id = w.company_id and m.pay_period_id = ${payPeriodId}
                             and m.user_id = w.user_id
    left join period_input i on i.company_id = w.company_id and i.pay_period_id = ${payPeriodId}
                            and i.user_id = w.user_id and i.source = 'file'`.execute(tx.db)
  return rows.map(({ status, ...row }) => ({ ...row, isPayable: ON_PAYROLL.includes(status) }))
}
