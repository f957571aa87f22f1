import { sql } from 'kysely'
import type { CheckSums, SumLine } from '../../domain/payroll/check-sums.ts'
import type { PeriodFacts } from '../../domain/payroll/period.ts'
import { POSTED_RUN } from '../../domain/payroll/run.ts'
import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { fullName } from '../database/full-name.ts'
import { oneOf } from '../database/states.ts'
import type { Tx } from '../database/transaction.ts'
import { rulesOf } from './rules.ts'

/** The living paychecks of a period in few words: what each line is, is read once for all of them. */
export async function loadCheckSums(
  tx: Tx,
  { companyId, payPeriodId, endDate }: Pick<PeriodFacts, 'companyId' | 'payPeriodId' | 'endDate'>,
): Promise<readonly CheckSums[]> {
  const { rows } = await sql<Row>`
    select p.user_id, ${fullName} as name, p.gross, p.net,
           p.hours, p.payment_method, coalesce(g.wage_rate, 0) as pay_rate, p.rules, p.amounts
    from paycheck p join worker w on w.company_id = p.company_id and w.user_id = p.user_id
    left join lateral (
      select g.wage_rate from worker_wage g where g.company_id = ${companyId} and g.user_id = p.user_id
      order by g.effective_from <= ${endDate} desc, abs(g.effective_from - ${endDate}::date) limit 1) g on true
    where p.company_id = ${companyId} and p.pay_period_id = ${payPeriodId} and p.client_id = ${tx.clientId}
      and p.voided_at is null and p.cancelled_at is null
    order by p.user_id`.execute(tx.db)
  const rules = await rulesOf(
    tx,
    rows.flatMap((row) => row.rules),
  )
  return rows.map((row) => ({
    userId: row.user_id,
    name: row.name,
    gross: row.gross,
    net: row.net,
    hours: row.hours,
    payRate: row.pay_rate,
    paymentMethod: row.payment_method,
    lines: row.rules.map((id, n): SumLine => ({ ...rules.get(id)!, amount: row.amounts[n]! })),
  }))
}

interface Row {
  user_id: string
  name: string
  gross: bigint
  net: bigint
  hours: number
  payment_method: string
  pay_rate: bigint
  rules: bigint[]
  amounts: bigint[]
}

/** A period that others are compared with. */
export type ComparedPeriod = Pick<PeriodFacts, 'companyId' | 'payPeriodId' | 'endDate' | 'payDate'>

/** The Regular period of the same schedule that was run last before this one. Beside the schedule there is none. */
export async function periodRunBefore(tx: Tx, period: PeriodFacts): Promise<ComparedPeriod | undefined> {
  if (period.periodType !== 'Regular' || period.payScheduleId === null) return undefined
  const { companyId, payScheduleId } = period
  const { rows } = await sql<{ payPeriodId: Id<'payPeriod'>; endDate: Day; payDate: Day }>`
    select o.pay_period_id as "payPeriodId", o.end_date as "endDate", o.pay_date as "payDate" from pay_period o
    join payroll_run n on n.company_id = o.company_id and n.pay_period_id = o.pay_period_id
                      and n.status in ${oneOf(POSTED_RUN)}
    where o.company_id = ${companyId} and o.client_id = ${tx.clientId} and o.pay_schedule_id = ${payScheduleId}
      and o.period_type = 'Regular' and o.begin_date < ${period.beginDate}
    order by o.begin_date desc limit 1`.execute(tx.db)
  return rows[0] && { companyId, ...rows[0] }
}
