import { type Kysely, sql } from 'kysely'
import type pg from 'pg'
import { runSums, sumNames } from '../../domain/payroll/run-sums.ts'
import { Tally } from '../../domain/payroll/tally.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Database } from '../database/schema.ts'
import { inOwnersTransaction } from '../database/transaction.ts'
import { countedRuns } from './counted-runs.ts'
import type { Filling } from './fill-facts.ts'
import { insertRunLines } from './run-lines.ts'

/**
 * Counts the lines of runs that did not keep them (migrations/0070_run_lines.sql), as the owner and over all clients. Every
 * run is a transaction, so that whoever stops half-way leaves whole runs. What was paid is never changed.
 */
export async function fillRunLines(owner: pg.Pool, { say }: Pick<Filling, 'say'>): Promise<number> {
  for (let filled = 0; ; filled++) {
    if (!(await inOwnersTransaction(owner, fillOne))) return filled
    if (filled % TOLD === 0) say(`The lines of ${filled + 1} payrolls are counted`)
  }
}

const TOLD = 100
/** Any number: it only has to be the same in every process, and another than those of the other fillings. */
const LOCK = 4_105_204

/**
 * The next run, by one process at a time. Its paychecks have their facts, or never will. Rows are only locked where their
 * company is named.
 */
async function fillOne(db: Kysely<Database>): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(db)
  const { rows } = await sql<Row>`
    select company_id as "companyId", client_id as "clientId", run_id as "runId", pay_period_id as "payPeriodId"
    from payroll_run r where not lines_kept
      and not exists (select from paycheck p where p.company_id = r.company_id and p.run_id = r.run_id
                        and p.pay_period_id = r.pay_period_id and p.facts is null)
    order by company_id, run_id limit 1`.execute(db)
  const [run] = rows
  if (run === undefined) return false

  const counted = await countedRuns({ db }, run.companyId, { runs: [run], which: sql`true` })
  const { sums, lines } = counted.get(run.runId) ?? new Tally()

  await insertRunLines({ db, clientId: run.clientId }, run, lines)
  await sql`
    update payroll_run set lines_kept = true,
           ${sql.join(sumNames.map((name) => sql`${sql.ref(runSums[name].column)} = ${sums[name]}`))}
    where company_id = ${run.companyId} and run_id = ${run.runId}`.execute(db)
  return true
}

interface Row {
  readonly companyId: Id<'company'>
  readonly clientId: Id<'client'>
  readonly runId: Id<'run'>
  readonly payPeriodId: Id<'payPeriod'>
}
