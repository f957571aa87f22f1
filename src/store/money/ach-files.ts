import { sql } from 'kysely'
import { type FileKindName, fileKinds } from '../../domain/money/ach-kinds.ts'
import { transactionMachine } from '../../domain/money/transaction.ts'
import type { RunFacts } from '../../domain/payroll/run.ts'
import { type Day, easternDay, type Instant, isoInstant } from '../../kernel/dates.ts'
import { type Id, newId } from '../../kernel/ids.ts'
import { assert } from '../../kernel/problem.ts'
import type { Tx } from '../database/transaction.ts'

const pending = sql.lit(transactionMachine.state.pending)

/** What is kept of a file: never an account number. */
export interface AchFileRow {
  readonly companyId: Id<'company'>
  readonly achFileId: Id<'achFile'>
  readonly runId: Id<'run'> | null
  readonly kind: FileKindName
  readonly fileName: string
  readonly effectiveDate: Day
  readonly entries: number
  readonly debitTotal: bigint
  readonly creditTotal: bigint
  readonly entryHash: string
  readonly dayNumber: number | null
  readonly handedOverAt: Instant | null
  readonly createdAt: Instant
}

/**
 * The file that carries a run's waiting transfers of one kind: the one that was begun, or a new one with everything
 * effective through a day. Which transfers it carries is settled here, before anything is encoded, so that a second
 * attempt gives the same file.
 */
export async function openFile(
  tx: Tx,
  run: RunFacts,
  { kind, through }: { readonly kind: FileKindName; readonly through: Day },
): Promise<AchFileRow | undefined> {
  const begun = await sql<AchFileRow>`
    ${columns} where company_id = ${run.companyId} and run_id = ${run.runId} and kind = ${kind}
      and client_id = ${tx.clientId} and handed_over_at is null`.execute(tx.db)
  if (begun.rows[0]) return begun.rows[0]
  const id = newId<'achFile'>()
  const { rows } = await sql<{ effectiveDate: Day | null }>`
    with carried as (
      update transfer set ach_file_id = ${id}
      where company_id = ${run.companyId} and pay_period_id = ${run.payPeriodId} and run_id = ${run.runId}
        and name = ${fileKinds[kind].carries} and status = ${pending} and ach_file_id is null
        and effective_date <= ${through}
      returning effective_date)
    select max(effective_date) as "effectiveDate" from carried`.execute(tx.db)
  const effectiveDate = rows[0]?.effectiveDate
  if (!effectiveDate) return undefined
  const made = await sql<AchFileRow>`
    insert into ach_file (company_id, client_id, ach_file_id, run_id, kind, file_name, effective_date, entries,
                          debit_total, credit_total, entry_hash, created_at)
    values (${run.companyId}, ${tx.clientId}, ${id}, ${run.runId}, ${kind}, ${`${tx.today}-${kind}-${id}.ach`},
            ${effectiveDate}, 0, 0, 0, '', ${isoInstant(tx.now)})
    returning ${names}`.execute(tx.db)
  return made.rows[0]
}

export async function fileOf(
  tx: Tx,
  companyId: Id<'company'>,
  achFileId: string,
): Promise<AchFileRow | undefined> {
  const { rows } = await sql<AchFileRow>`
    ${columns} where company_id = ${companyId} and ach_file_id = ${achFileId} and client_id = ${tx.clientId}`.execute(
    tx.db,
  )
  return rows[0]
}

/**
 * A file's number among those of the day that its header shows, of every client: they have one bank. Once given it stays.
 * Whoever begins a file meanwhile waits for the commit, so this is the last thing that is asked.
 */
export async function numberOfDay(tx: Tx, file: AchFileRow): Promise<number> {
  if (file.dayNumber !== null) return file.dayNumber
  const counted = await sql<{ files: number }>`
    insert into ach_file_day (created_on, files) values (${easternDay(file.createdAt)}, 1)
    on conflict (created_on) do update set files = ach_file_day.files + 1 returning files`.execute(tx.db)
  const dayNumber = counted.rows[0]!.files
  const { numAffectedRows } = await sql`
    update ach_file set day_number = ${dayNumber}
    where company_id = ${file.companyId} and ach_file_id = ${file.achFileId} and day_number is null`.execute(
    tx.db,
  )
  assert(numAffectedRows === 1n, `file ${file.achFileId} was numbered by somebody else`)
  return dayNumber
}

/** Whether a run has transfers of this kind, effective through a day, that no file carries. */
export async function isAnythingWaiting(
  tx: Tx,
  asked: {
    readonly companyId: string
    readonly runId: string
    readonly kind: FileKindName
    readonly through: Day
  },
): Promise<boolean> {
  const { rows } = await sql`
    select from payroll_run r join transfer t on t.company_id = r.company_id and t.pay_period_id = r.pay_period_id
      and t.run_id = r.run_id
    where r.company_id = ${asked.companyId} and r.run_id = ${asked.runId} and r.client_id = ${tx.clientId}
      and t.name = ${fileKinds[asked.kind].carries} and t.status = ${pending} and t.ach_file_id is null
      and t.effective_date <= ${asked.through} limit 1`.execute(tx.db)
  return rows.length > 0
}

/** Whether a file of this kind was begun for the run: from then on it cannot be taken back. */
export async function hasFile(
  tx: Tx,
  run: Pick<RunFacts, 'companyId' | 'runId'>,
  kind: FileKindName,
): Promise<boolean> {
  const { rows } = await sql`
    select from ach_file where company_id = ${run.companyId} and run_id = ${run.runId} and kind = ${kind} limit 1`.execute(
    tx.db,
  )
  return rows.length > 0
}

/** In order of creation, by effective date. */
export async function filesWhere(
  tx: Tx,
  { companyId, from, to, after, atMost }: FilesAsked,
): Promise<readonly AchFileRow[]> {
  const { rows } = await sql<AchFileRow>`
    ${columns} where client_id = ${tx.clientId} and effective_date between ${from} and ${to}
      ${companyId ? sql`and company_id = ${companyId}` : sql``}
      ${after ? sql`and ach_file_id > ${after}` : sql``}
    order by ach_file_id ${atMost ? sql`limit ${atMost}` : sql``}`.execute(tx.db)
  return rows
}

interface FilesAsked {
  readonly companyId?: Id<'company'> | undefined
  readonly from: Day
  readonly to: Day
  readonly after?: string
  readonly atMost?: number
}

const names = sql`company_id as "companyId", ach_file_id as "achFileId", run_id as "runId", kind,
  file_name as "fileName", effective_date as "effectiveDate", entries, debit_total as "debitTotal",
  credit_total as "creditTotal", entry_hash as "entryHash", day_number as "dayNumber",
  handed_over_at as "handedOverAt", created_at as "createdAt"`
const columns = sql`select ${names} from ach_file`
