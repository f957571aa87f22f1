import { sql } from 'kysely'
import { ALIVE, type RunFacts, type RunStatus, runMachine } from '../../domain/payroll/run.ts'
import type { RunLines } from '../../domain/payroll/run-lines.ts'
import { type RunSums, runSums, sumNames } from '../../domain/payroll/run-sums.ts'
import type { Warning } from '../../domain/payroll/warning-codes.ts'
import { type Day, type Instant, isoInstant } from '../../kernel/dates.ts'
import { type Id, newId } from '../../kernel/ids.ts'
import { assert } from '../../kernel/problem.ts'
import { oneOf } from '../database/states.ts'
import type { Tx } from '../database/transaction.ts'
import { noteUnsealed } from '../money/seals.ts'
import { insertRunLines } from './run-lines.ts'

export type NewRun = Omit<
  RunFacts,
  'runId' | 'fundingTotal' | 'people' | 'warnings' | 'warningDetails' | 'status' | 'submittedAt' | 'lockedAt'
>

export async function insertRun(tx: Tx, run: NewRun): Promise<Id<'run'>> {
  const runId = newId<'run'>()
  await tx.db
    .insertInto('payroll_run')
    .values({
      company_id: run.companyId,
      client_id: tx.clientId,
      run_id: runId,
      pay_period_id: run.payPeriodId,
      status: runMachine.initial,
      pay_date: run.payDate,
      debit_date: run.debitDate,
      same_day_ach: run.isSameDay,
      funding_method: run.fundingMethod,
      funding_account_id: run.fundingAccountId,
      federal_form: run.federalForm,
      created_at: isoInstant(tx.now),
      submitted_by: run.submittedBy,
    })
    .execute()
  return runId
}

/** What the run and its lines came to: known when its last paycheck is. Its rows wait for their seal. */
export async function completeRun(
  tx: Tx,
  { companyId, runId }: { companyId: Id<'company'>; runId: Id<'run'> },
  {
    lines,
    ...sums
  }: RunSums & { readonly lines: RunLines } & Pick<
      RunFacts,
      'fundingTotal' | 'people' | 'warnings' | 'warningDetails'
    >,
): Promise<void> {
  await insertRunLines(tx, { companyId, runId }, lines)
  await sql`
    update payroll_run set lines_kept = true, funding_total = ${sums.fundingTotal}, people = ${sums.people},
           warnings = ${JSON.stringify(sums.warnings)}::jsonb,
           warning_details = ${JSON.stringify(sums.warningDetails)}::jsonb,
           ${sql.join(sumNames.map((name) => sql`${sql.ref(runSums[name].column)} = ${sums[name]}`))}
    where company_id = ${companyId} and run_id = ${runId}`.execute(tx.db)
  await noteUnsealed(tx, { companyId }, [runId])
}

/** The run that is alive for a period: at most one, by a unique index. */
export async function livingRun(
  tx: Tx,
  { companyId, payPeriodId }: { companyId: string; payPeriodId: string },
): Promise<RunFacts | undefined> {
  const { rows } = await sql<Row>`
    ${columns} where company_id = ${companyId} and pay_period_id = ${payPeriodId} and client_id = ${tx.clientId}
      and status in ${oneOf(ALIVE)}`.execute(tx.db)
  return rows[0] && runOf(rows[0])
}

/** What the last regular payrolls that went through drew, the latest first. */
export async function costsBefore(tx: Tx, companyId: string, atMost: number): Promise<readonly bigint[]> {
  const { rows } = await sql<{ funding_total: bigint }>`
    select r.funding_total from payroll_run r join pay_period p using (company_id, pay_period_id)
    where r.company_id = ${companyId} and r.client_id = ${tx.clientId} and r.status = ${SETTLED}
      and p.period_type = 'Regular'
    order by r.run_id desc limit ${atMost}`.execute(tx.db)
  return rows.map((row) => row.funding_total)
}

const SETTLED = runMachine.state.processed

/** All of them, the latest last. */
export async function runsOf(
  tx: Tx,
  { companyId, payPeriodId }: { companyId: string; payPeriodId: string },
): Promise<readonly RunFacts[]> {
  const { rows } = await sql<Row>`
    ${columns} where company_id = ${companyId} and pay_period_id = ${payPeriodId} and client_id = ${tx.clientId}
    order by run_id`.execute(tx.db)
  return rows.map(runOf)
}

export async function findRun(
  tx: Tx,
  { companyId, runId }: { companyId: string; runId: string },
): Promise<RunFacts | undefined> {
  const { rows } = await sql<Row>`
    ${columns} where company_id = ${companyId} and run_id = ${runId} and client_id = ${tx.clientId}`.execute(
    tx.db,
  )
  return rows[0] && runOf(rows[0])
}

export async function lockRun(
  tx: Tx,
  { companyId, runId }: { companyId: string; runId: string },
): Promise<RunFacts | undefined> {
  const { rows } = await sql<Row>`
    ${columns} where company_id = ${companyId} and run_id = ${runId} and client_id = ${tx.clientId}
    for no key update`.execute(tx.db)
  return rows[0] && runOf(rows[0])
}

/** Once it is processed it cannot be taken back. */
export async function setRunStatus(tx: Tx, run: RunFacts, next: RunStatus): Promise<void> {
  const lockedAt = next === runMachine.state.inProcess ? isoInstant(tx.now) : null
  const { numAffectedRows } = await sql`
    update payroll_run set status = ${next}, locked_at = coalesce(${lockedAt}::timestamptz, locked_at)
    where company_id = ${run.companyId} and run_id = ${run.runId} and status = ${run.status}`.execute(tx.db)
  assert(numAffectedRows === 1n, `run ${run.runId} is no longer ${run.status}`)
}

const columns = sql`
  select company_id, run_id, pay_period_id, status, pay_date, debit_date, same_day_ach, funding_total, people, funding_method,
         funding_account_id, federal_form, warnings, warning_details, submitted_by, created_at, locked_at
  from payroll_run`

const runOf = (row: Row): RunFacts => ({
  companyId: row.company_id,
  runId: row.run_id,
  payPeriodId: row.pay_period_id,
  status: row.status,
  payDate: row.pay_date,
  debitDate: row.debit_date,
  isSameDay: row.same_day_ach,
  fundingTotal: row.funding_total,
  people: row.people,
  fundingMethod: row.funding_method,
  fundingAccountId: row.funding_account_id,
  federalForm: row.federal_form,
  warnings: row.warnings,
  warningDetails: row.warning_details,
  submittedAt: row.created_at,
  submittedBy: row.submitted_by,
  lockedAt: row.locked_at,
})

interface Row {
  company_id: Id<'company'>
  run_id: Id<'run'>
  pay_period_id: Id<'payPeriod'>
  status: RunStatus
  pay_date: Day
  debit_date: Day
  same_day_ach: boolean
  funding_total: bigint
  people: number
  funding_method: RunFacts['fundingMethod']
  funding_account_id: string | null
  federal_form: RunFacts['federalForm']
  warnings: string[]
  warning_details: Warning[]
  submitted_by: string | null
  created_at: Instant
  locked_at: Instant | null
}
