import { type RawBuilder, sql } from 'kysely'
import type { RunStatus } from '../../domain/payroll/run.ts'
import { bytesFor, type RunLines, without } from '../../domain/payroll/run-lines.ts'
import { type RunSums, runSums, sumNames, sumsBy } from '../../domain/payroll/run-sums.ts'
import type { WorkerType } from '../../domain/payroll/schedule.ts'
import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { oneOf } from '../database/states.ts'
import type { Tx } from '../database/transaction.ts'
import { countedRuns } from './counted-runs.ts'

/** Written with the last paycheck of a run, and never changed. */
export async function insertRunLines(
  tx: Pick<Tx, 'db' | 'clientId'>,
  { companyId, runId }: { readonly companyId: string; readonly runId: string },
  { roster, rules, nets, ...lines }: RunLines,
): Promise<void> {
  await sql`
    insert into run_lines (company_id, client_id, run_id, user_ids, hours, tips, overtime_premium, without_premium,
                           without_facts, methods, nets, net_places, rules, line_hours, bases, subjects, amounts,
                           uncollected, tipped, holders, places)
    values (${companyId}, ${tx.clientId}, ${runId}, string_to_array(${roster}, ',')::uuid[], ${lines.hours},
            ${lines.tips}, ${lines.overtimePremium}, ${lines.withoutPremium}, ${lines.withoutFacts},
            ${nets.map(({ method }) => method)}::text[], ${nets.map(({ net }) => net)}::bigint[],
            ${nets.map(({ place }) => place)}::bigint[], ${rules.map(({ ruleId }) => ruleId)}::bigint[],
            ${rules.map(({ hours }) => hours)}::int[], ${rules.map(({ taxable }) => taxable)}::bigint[],
            ${rules.map(({ subject }) => subject)}::bigint[], ${rules.map(({ amount }) => amount)}::bigint[],
            ${rules.map(({ uncollected }) => uncollected)}::bigint[], ${rules.map(({ tipped }) => tipped)}::bigint[],
            ${rules.map(({ holders }) => `\\x${Buffer.from(holders).toString('hex')}`)}::bytea[],
            ${rules.map(({ place }) => place)}::bigint[])`.execute(tx.db)
}

/** Which runs are asked for: by their payday or their period, and how they stand. */
export interface RunsAsked {
  readonly companyId: Id<'company'>
  readonly from: Day
  readonly to: Day
  readonly payPeriodId?: Id<'payPeriod'> | null | undefined
  readonly statuses: readonly RunStatus[]
  readonly workerType?: WorkerType
}

/** A run as its paychecks are today, but for those that were taken back. */
export interface SummedRun {
  readonly runId: Id<'run'>
  readonly payPeriodId: Id<'payPeriod'>
  readonly payDate: Day
  readonly sums: RunSums
  readonly lines: RunLines
}

/**
 * Read from what each run kept, and from paychecks only those that were taken back; in order of payday. Who was paid is read
 * where people have to be told apart: not where all runs paid the same, and nothing of them was taken back.
 */
export async function summedRuns(tx: Tx, asked: RunsAsked): Promise<readonly SummedRun[]> {
  const rows = await runRows(tx, asked.companyId, isAsked(asked))
  const kept = rows.filter(({ rules }) => rules !== null)
  const older = rows.filter(({ rules }) => rules === null)
  const off = await countedRuns(tx, asked.companyId, {
    runs: kept,
    which: sql`(p.voided_at is not null or p.cancelled_at is not null)`,
  })
  const counted = await countedRuns(tx, asked.companyId, {
    runs: older,
    which: sql`p.voided_at is null and p.cancelled_at is null`,
  })
  const rosterOf = await rosters(tx, asked.companyId, {
    rows,
    areAlike: off.size + older.length === 0 && kept.slice(1).every(({ hasSamePeople }) => hasSamePeople),
  })
  return rows.flatMap((row): readonly SummedRun[] => {
    const { runId, payPeriodId, payDate } = row
    const head = { runId, payPeriodId, payDate }
    if (row.rules === null) {
      const tally = counted.get(runId)
      return tally ? [{ ...head, sums: tally.sums, lines: tally.lines }] : []
    }
    const [sums, lines, less] = [sumsBy((name) => row[name]), linesOf(row, rosterOf(row)), off.get(runId)]
    if (less === undefined) return [{ ...head, sums, lines }]
    const left = sumsBy((name) => sums[name] - less.sums[name])
    return [{ ...head, sums: left, lines: without(lines, less.lines) }]
  })
}

/**
 * What runs kept of their lines, whatever was taken back since, but not whose they are; of those whose lines are not counted
 * yet there is none.
 */
export async function keptLines(
  tx: Tx,
  companyId: Id<'company'>,
  runIds: readonly string[],
): Promise<ReadonlyMap<string, RunLines>> {
  const rows = await runRows(tx, companyId, sql`r.run_id = any(${[...runIds]}::uuid[])`)
  return new Map(rows.filter(({ rules }) => rules !== null).map((row) => [row.runId, linesOf(row, NOBODY)]))
}

/** A roster that nobody asks for. */
const NOBODY = ''

/** Of each run, once for those that follow each other with the same people. */
async function rosters(
  tx: Tx,
  companyId: Id<'company'>,
  { rows, areAlike }: { readonly rows: readonly Row[]; readonly areAlike: boolean },
): Promise<(row: Row) => string> {
  if (areAlike) return () => NOBODY
  const first = new Map<Row, Row>()
  for (const [n, row] of rows.entries()) first.set(row, row.hasSamePeople ? first.get(rows[n - 1]!)! : row)
  const { rows: found } = await sql<{ runId: string; roster: string }>`
    select run_id as "runId", array_to_string(user_ids, ',') as roster from run_lines
    where company_id = ${companyId} and client_id = ${tx.clientId}
      and run_id = any(${[...new Set(first.values())].map(({ runId }) => runId)}::uuid[])`.execute(tx.db)
  const known = new Map(found.map(({ runId, roster }) => [runId, roster]))
  return (row) => known.get(first.get(row)!.runId)!
}

async function runRows(
  tx: Tx,
  companyId: Id<'company'>,
  which: RawBuilder<unknown>,
): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select r.run_id as "runId", r.pay_period_id as "payPeriodId", r.pay_date as "payDate",
           ${sql.join(sumNames.map((name) => sql`${sql.ref(`r.${runSums[name].column}`)} as ${sql.ref(name)}`))},
           coalesce(l.user_ids = lag(l.user_ids) over (order by ${IN_ORDER}), false) as "hasSamePeople",
           cardinality(l.user_ids) as people, l.hours, l.tips,
           l.overtime_premium as "overtimePremium", l.without_premium as "withoutPremium",
           l.without_facts as "withoutFacts", l.methods, l.nets as "netCents", l.net_places as "netPlaces", l.rules,
           l.line_hours as "lineHours", l.bases, l.subjects, l.amounts, l.uncollected, l.tipped, l.places,
           -- One after the other: to read them one by one takes the service longer than all the rest.
           (select string_agg(h.bits, '' order by h.n) from unnest(l.holders) with ordinality as h(bits, n)) as holders
    from payroll_run r
    left join run_lines l on l.company_id = r.company_id and l.run_id = r.run_id and r.lines_kept
    where r.company_id = ${companyId} and r.client_id = ${tx.clientId} and ${which}
    order by ${IN_ORDER}`.execute(tx.db)
  return rows
}

const IN_ORDER = sql`r.pay_date, r.pay_period_id, r.run_id`

const isAsked = ({
  companyId,
  from,
  to,
  payPeriodId,
  statuses,
  workerType,
}: RunsAsked): RawBuilder<unknown> => sql`
  r.status in ${oneOf(statuses)}
  and ${payPeriodId ? sql`r.pay_period_id = ${payPeriodId}` : sql`r.pay_date between ${from} and ${to}`}
  ${workerType ? ofType(companyId, workerType) : sql``}`

const ofType = (companyId: Id<'company'>, workerType: WorkerType): RawBuilder<unknown> => sql`
  and (select d.worker_type from pay_period d
       where d.company_id = ${companyId} and d.pay_period_id = r.pay_period_id) = ${workerType}`

const linesOf = (row: Row, roster: string): RunLines => ({
  roster,
  people: row.people,
  hours: row.hours,
  tips: row.tips,
  overtimePremium: row.overtimePremium,
  withoutPremium: row.withoutPremium,
  withoutFacts: row.withoutFacts,
  nets: row.methods.map((method, n) => ({
    method,
    net: row.netCents[n]!,
    place: Number(row.netPlaces[n]!),
  })),
  rules: (row.rules ?? []).map((ruleId, n) => ({
    ruleId,
    hours: row.lineHours[n]!,
    taxable: row.bases[n]!,
    subject: row.subjects[n]!,
    amount: row.amounts[n]!,
    uncollected: row.uncollected[n]!,
    tipped: row.tipped[n]!,
    holders: row.holders!.subarray(n * bytesFor(row.people), (n + 1) * bytesFor(row.people)),
    place: Number(row.places[n]!),
  })),
})

interface Row
  extends RunSums,
    Pick<SummedRun, 'runId' | 'payPeriodId' | 'payDate'>,
    Omit<RunLines, 'rules' | 'nets' | 'roster'> {
  /** As the run before it in this list. */
  readonly hasSamePeople: boolean
  readonly methods: readonly RunLines['nets'][number]['method'][]
  readonly netCents: readonly bigint[]
  readonly netPlaces: readonly bigint[]
  /** Null of a run whose lines are not counted yet. */
  readonly rules: readonly bigint[] | null
  readonly lineHours: readonly number[]
  readonly bases: readonly bigint[]
  readonly subjects: readonly bigint[]
  readonly amounts: readonly bigint[]
  readonly uncollected: readonly bigint[]
  readonly tipped: readonly bigint[]
  /** Of all rules, as many bytes each as there are people for; null where there are none. */
  readonly holders: Uint8Array | null
  readonly places: readonly bigint[]
}
