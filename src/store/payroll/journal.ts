import { sql } from 'kysely'
import type { JournalHead, JournalSum } from '../../domain/payroll/journal-checks.ts'
import { ALIVE } from '../../domain/payroll/run.ts'
import type { RunLines } from '../../domain/payroll/run-lines.ts'
import type { Id } from '../../kernel/ids.ts'
import { oneOf } from '../database/states.ts'
import type { Tx } from '../database/transaction.ts'
import { askedIn, checksJoined, inOrder, type JournalRange, voidedOn } from './journal-asked.ts'
import { type NamedRule, rulesOf } from './rules.ts'
import { keptLines } from './run-lines.ts'

/** A run of a range, as its entry in the journal begins. */
interface JournalRun extends Omit<JournalHead, 'paymentMethod' | 'voidedOn'> {
  /** Whether it kept its lines, nothing of it was taken back, and its period has no other run. */
  readonly isWhole: boolean
}

/** Runs with paychecks that were paid, or voided, in a range of days; in the order of their entries. */
async function journalRuns(
  tx: Tx,
  companyId: Id<'company'>,
  { from, to }: JournalRange,
): Promise<readonly JournalRun[]> {
  const { rows } = await sql<JournalRun>`
    with found as materialized (
      select r.run_id from payroll_run r
      join pay_period o on o.company_id = r.company_id and o.pay_period_id = r.pay_period_id
      where r.company_id = ${companyId} and o.company_id = ${companyId} and o.pay_date between ${from} and ${to}
      union
      select p.run_id from paycheck p
      where p.company_id = ${companyId} and p.voided_at is not null and ${voidedOn} between ${from} and ${to})
    select r.run_id as "runId", r.pay_period_id as "payPeriodId", r.pay_date as "payDate", o.begin_date as "beginDate",
           o.end_date as "endDate", o.worker_type as "workerType",
           r.lines_kept and count(*) over (partition by r.pay_period_id) = 1 and not exists (
             select from paycheck p where p.company_id = ${companyId} and p.run_id = r.run_id
               and (p.voided_at is not null or p.cancelled_at is not null)) as "isWhole"
    from payroll_run r
    join pay_period o on o.company_id = r.company_id and o.pay_period_id = r.pay_period_id
    where r.company_id = ${companyId} and r.client_id = ${tx.clientId} and r.run_id in (select run_id from found)
      and (r.status in ${oneOf(ALIVE)} or exists (
        select from paycheck p where p.company_id = ${companyId} and p.run_id = r.run_id and p.voided_at is not null))
    order by r.pay_date, o.begin_date, r.pay_period_id, r.run_id`.execute(tx.db)
  return rows
}

/**
 * The lines of all paychecks of a range, summed by run and rule: some dozen rows, whatever the head count. Those of a run
 * stand in the order in which the lines that come to something appear; `seenAt` is where each appears at all. A run of
 * which paychecks were taken back is read from its paychecks, the others from what they kept.
 */
export async function journalSums(
  tx: Tx,
  companyId: Id<'company'>,
  range: JournalRange,
): Promise<readonly JournalSum[]> {
  const runs = await journalRuns(tx, companyId, range)
  const whole = runs.filter(({ isWhole }) => isWhole)
  const others = runs.filter(({ isWhole }) => !isWhole).map(({ runId }) => runId)
  const kept = await keptLines(
    tx,
    companyId,
    whole.map(({ runId }) => runId),
  )
  const known = await rulesOf(
    tx,
    [...kept.values()].flatMap(({ rules }) => rules.map(({ ruleId }) => ruleId)),
  )
  // Runs of one period and day have their paychecks among each other's.
  const place = new Map(
    runs.toReversed().map((run, at) => [dayAndPeriod(run), BigInt(runs.length - at) * AFTER]),
  )
  const own = whole.flatMap((run) =>
    keptSums(run, kept.get(run.runId)!, known).map((sum) => ({
      ...sum,
      seenAt: place.get(dayAndPeriod(run))!,
    })),
  )
  const read = await readSums(tx, companyId, { ...range, runIds: others })
  return [
    ...own,
    ...read.map((sum) => ({ ...sum, seenAt: place.get(dayAndPeriod(sum))! + BigInt(sum.seenAt) })),
  ]
}

const dayAndPeriod = ({ payDate, payPeriodId }: Pick<JournalHead, 'payDate' | 'payPeriodId'>): string =>
  `${payDate} ${payPeriodId}`

/** More than any place inside of a run. */
const AFTER = 1_000_000_000_000n

/** By which way somebody is paid matters of the net alone. */
function keptSums(
  { isWhole: _, ...run }: JournalRun,
  { rules, nets }: RunLines,
  known: ReadonlyMap<bigint, NamedRule>,
): readonly Omit<JournalSum, 'seenAt'>[] {
  const head = { ...run, voidedOn: null }
  const lines = rules.map(({ ruleId, amount, place }) => ({
    place,
    // What a tax was computed on is no part of the books.
    sum: { ...head, paymentMethod: '', lines: [{ ...known.get(ruleId)!, base: 0n, amount }] },
  }))
  const paid = nets.map(({ method, net, place }) => ({
    place,
    sum: { ...head, paymentMethod: method, lines: [], net },
  }))
  return [...lines, ...paid].sort((a, b) => a.place - b.place).map(({ sum }) => sum)
}

async function readSums(
  tx: Tx,
  companyId: Id<'company'>,
  { runIds, ...range }: JournalRange & { readonly runIds: readonly string[] },
): Promise<readonly JournalSum[]> {
  if (runIds.length === 0) return []
  const { rows } = await sql<Omit<JournalSum, 'lines' | 'net'> & { ruleId: bigint | null; amount: bigint }>`
    with asked as (${askedIn(companyId, range)}),
    checks as materialized (
      select p.run_id, p.pay_period_id, p.pay_date, o.begin_date, o.end_date, o.worker_type, p.payment_method,
             ${voidedOn} as voided_on, p.net, p.rules, p.amounts, row_number() over (order by ${inOrder}) as n
      from asked ${checksJoined(tx, companyId)} where p.run_id = any(${[...runIds]}::uuid[])),
    lines as (
      select c.run_id, c.payment_method, c.voided_on, l.rule_id, sum(l.amount)::bigint as amount,
             min(c.n * 1000 + l.n) as seen_at, min(c.n * 1000 + l.n) filter (where l.amount <> 0) as first_at
      from checks c cross join lateral unnest(c.rules, c.amounts) with ordinality as l(rule_id, amount, n)
      group by 1, 2, 3, 4
      union all
      select run_id, payment_method, voided_on, null, sum(net)::bigint, min(n * 1000 + 999), min(n * 1000 + 999)
      from checks group by 1, 2, 3)
    select l.run_id as "runId", c.pay_period_id as "payPeriodId", c.pay_date as "payDate", c.begin_date as "beginDate",
           c.end_date as "endDate", c.worker_type as "workerType", l.payment_method as "paymentMethod",
           l.voided_on as "voidedOn", l.rule_id as "ruleId", l.amount, l.seen_at as "seenAt"
    from lines l
    join (select distinct on (run_id) * from checks) c on c.run_id = l.run_id
    order by coalesce(l.first_at, l.seen_at)`.execute(tx.db)
  const known = await rulesOf(
    tx,
    rows.flatMap(({ ruleId }) => (ruleId === null ? [] : [ruleId])),
  )
  return rows.map(({ ruleId, amount, ...row }) => ({
    ...row,
    // What a tax was computed on is no part of the books.
    ...(ruleId === null
      ? { lines: [], net: amount }
      : { lines: [{ ...known.get(ruleId)!, base: 0n, amount }] }),
  }))
}
