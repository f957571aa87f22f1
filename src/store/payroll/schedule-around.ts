import { sql } from 'kysely'
import type { PeriodFacts } from '../../domain/payroll/period.ts'
import { PAID_RUN } from '../../domain/payroll/run.ts'
import { type WholePeriod, wholePeriod } from '../../domain/payroll/whole-periods.ts'
import type { Day } from '../../kernel/dates.ts'
import { oneOf } from '../database/states.ts'
import type { Tx } from '../database/transaction.ts'

/** What the schedule says about a period that is about to be run. */
export interface ScheduleAround {
  readonly wholePeriods: readonly WholePeriod[]
  readonly paydaysInMonth: number
  /** Whose benefits a Missing period takes: those in force on the payday that it stands for. */
  readonly coveredOn: Day
  /** The Regular period that was paid last before it. */
  readonly before: string | null
}

/** In one statement, of the periods of the same schedule. */
export async function scheduleAround(tx: Tx, period: PeriodFacts, payDate: Day): Promise<ScheduleAround> {
  const { companyId, workerType, ofSchedule, beginDate, endDate, payPeriodId } = period
  const { rows } = await sql<Around>`
    select
      coalesce((select jsonb_agg(jsonb_build_object('beginDate', r.begin_date, 'endDate', r.end_date,
                                                    'payDate', r.pay_date, 'frequency', r.frequency)
                                 order by r.begin_date)
                from pay_period r where ${regular} and r.begin_date <= ${endDate} and r.end_date >= ${beginDate}), '[]')
        as over,
      (select count(*)::int from pay_period r
       where ${regular} and date_trunc('month', r.pay_date) = date_trunc('month', ${payDate}::date)) as paydays,
      (select r.pay_period_id from pay_period r
       join payroll_run n on n.company_id = r.company_id and n.pay_period_id = r.pay_period_id
                         and n.status in ${oneOf(PAID_RUN)}
       where ${regular} and r.pay_period_id <> ${payPeriodId} and r.pay_date < ${payDate}
       order by r.pay_date desc limit 1) as before
    from (select ${companyId}::uuid as company_id, ${workerType}::text as worker_type, ${ofSchedule}::uuid as of_schedule) k`.execute(
    tx.db,
  )
  const { over, paydays, before } = rows[0]!
  const isMissing = period.periodType === 'Missing'
  return {
    wholePeriods: period.periodType === 'Regular' ? [wholePeriod(period)] : apart(over.map(wholePeriod)),
    paydaysInMonth: paydays,
    coveredOn: (isMissing && over.at(-1)?.payDate) || payDate,
    before,
  }
}

/** A day counts in one period only, should schedules run side by side. */
function apart(periods: readonly WholePeriod[]): readonly WholePeriod[] {
  const kept: WholePeriod[] = []
  for (const each of periods) {
    const last = kept.at(-1)
    if (!last || each.begin > last.end) kept.push(each)
  }
  return kept
}

const regular = sql`r.company_id = k.company_id and r.worker_type = k.worker_type and r.period_type = 'Regular'
  and r.of_schedule is not distinct from k.of_schedule`

interface Around {
  readonly over: readonly Pick<PeriodFacts, 'beginDate' | 'endDate' | 'payDate' | 'frequency'>[]
  readonly paydays: number
  readonly before: string | null
}
