import { type RawBuilder, sql } from 'kysely'
import type { PeriodStatus, PeriodType } from '../../domain/payroll/period.ts'
import { ALIVE, runMachine } from '../../domain/payroll/run.ts'
import { NO_SUMS, type RunSums, runSums, sumNames, sumsBy } from '../../domain/payroll/run-sums.ts'
import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { oneOf } from '../database/states.ts'
import type { Tx } from '../database/transaction.ts'

/** A period, and what its run came to; no run, no sums. */
export interface PayrollSummary {
  readonly payPeriodId: Id<'payPeriod'>
  readonly beginDate: Day
  readonly endDate: Day
  readonly payDate: Day
  readonly deadline: Day
  readonly periodType: PeriodType
  readonly workerType: string
  readonly status: PeriodStatus
  readonly run: PaidRun | null
}

interface PaidRun {
  readonly debitDate: Day
  readonly fundingTotal: bigint
  /** Who is paid, without those whose paycheck was voided. */
  readonly people: number
  readonly sums: RunSums
}

interface Row extends Omit<PayrollSummary, 'run'>, Record<keyof RunSums, bigint | null> {
  readonly runId: Id<'run'> | null
  readonly runStatus: string | null
  readonly debitDate: Day
  readonly fundingTotal: bigint
  readonly people: number
}

interface Asked {
  readonly companyId: Id<'company'>
  readonly from: Day
  readonly to: Day
}

const voided = runMachine.state.voided

/** Periods that are paid in a range of days, in order; read from the runs, and from paychecks only what was voided. */
export async function payrollSummaries(tx: Tx, asked: Asked): Promise<readonly PayrollSummary[]> {
  const { companyId, from, to } = asked
  const { rows } = await sql<Row>`
    select p.pay_period_id as "payPeriodId", p.begin_date as "beginDate", p.end_date as "endDate",
           p.pay_date as "payDate", p.deadline, p.period_type as "periodType", p.worker_type as "workerType", p.status,
           r.run_id as "runId", r.status as "runStatus", r.debit_date as "debitDate",
           r.funding_total as "fundingTotal", r.people,
           ${sql.join(sumNames.map((name) => sql`${sql.ref(`r.${runSums[name].column}`)} as ${sql.ref(name)}`))}
    from pay_period p
    left join lateral (
      select * from payroll_run r
      where r.company_id = ${companyId} and r.pay_period_id = p.pay_period_id
        and r.status in ${oneOf([...ALIVE, voided])}
      order by r.run_id desc limit 1) r on true
    where p.company_id = ${companyId} and p.client_id = ${tx.clientId} and p.pay_date between ${from} and ${to}
    order by p.pay_date, p.pay_period_id`.execute(tx.db)
  const living = rows.filter(({ runStatus }) => runStatus !== null && runStatus !== voided)
  const known = living.filter(({ gross }) => gross !== null)
  const off = await paycheckSums(tx, companyId, known, sql`p.voided_at is not null`)
  const older = living.filter(({ gross }) => gross === null)
  const counted = await paycheckSums(
    tx,
    companyId,
    older,
    sql`p.voided_at is null and p.cancelled_at is null`,
  )
  return rows.map((row) => summaryOf(row, row.runId && (counted.get(row.runId) ?? lessOf(row, off))))
}

type Summed = Pick<PaidRun, 'people' | 'sums'>

const NOTHING: Summed = { people: 0, sums: NO_SUMS }

/** What was kept of a run, without what was voided since. */
function lessOf(row: Row, off: ReadonlyMap<Id<'run'>, Summed>): Summed {
  if (row.runStatus === voided || row.gross === null) return NOTHING
  const { people, sums } = off.get(row.runId!) ?? NOTHING
  return { people: row.people - people, sums: sumsBy((name) => row[name]! - sums[name]) }
}

const summaryOf = (row: Row, summed: Summed | null): PayrollSummary => ({
  payPeriodId: row.payPeriodId,
  beginDate: row.beginDate,
  endDate: row.endDate,
  payDate: row.payDate,
  deadline: row.deadline,
  periodType: row.periodType,
  workerType: row.workerType,
  status: row.status,
  run: summed && { debitDate: row.debitDate, fundingTotal: row.fundingTotal, ...summed },
})

/** Sums of some paychecks of these runs: of the few that were voided, or of all of a run from before sums were kept. */
async function paycheckSums(
  tx: Tx,
  companyId: Id<'company'>,
  runs: readonly Pick<Row, 'runId' | 'payPeriodId'>[],
  which: RawBuilder<unknown>,
): Promise<ReadonlyMap<Id<'run'>, Summed>> {
  if (runs.length === 0) return new Map()
  const { rows } = await sql<RunSums & { runId: Id<'run'>; people: number }>`
    select p.run_id as "runId", count(*)::int as people,
           ${sql.join(sumNames.map((name) => sql`coalesce(sum(${partOf(name)}), 0)::bigint as ${sql.ref(name)}`))}
    from paycheck p
    where p.company_id = ${companyId} and p.client_id = ${tx.clientId} and ${which}
      and p.run_id = any(${runs.map(({ runId }) => runId)}::uuid[])
      and p.pay_period_id = any(${runs.map(({ payPeriodId }) => payPeriodId)}::uuid[])
    group by p.run_id`.execute(tx.db)
  return new Map(rows.map(({ runId, people, ...sums }) => [runId, { people, sums }]))
}

function partOf(name: keyof RunSums): RawBuilder<unknown> {
  const { from } = runSums[name]
  if ('column' in from) return sql`${sql.ref(`p.${from.column}`)}`
  if ('method' in from) return sql`case when p.payment_method = ${from.method} then p.net else 0 end`
  return sql`(select sum(l.amount) from unnest(p.rules, p.amounts) as l(rule_id, amount) join rule r using (rule_id)
              where r.kind = any(${[...from.kinds]}::text[]))`
}
