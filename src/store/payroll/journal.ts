import { type RawBuilder, sql } from 'kysely'
import { COUNTED } from '../../domain/money/transaction.ts'
import type { Movement } from '../../domain/payroll/journal-cash.ts'
import type { JournalCheck, JournalHead, JournalSum } from '../../domain/payroll/journal-checks.ts'
import { ALIVE } from '../../domain/payroll/run.ts'
import type { RunLines } from '../../domain/payroll/run-lines.ts'
import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { oneOf } from '../database/states.ts'
import type { Tx } from '../database/transaction.ts'
import { sharesOf } from '../structure/shares.ts'
import { type NamedRule, rulesOf } from './rules.ts'
import { keptLines } from './run-lines.ts'

interface Range {
  readonly from: Day
  readonly to: Day
}

/** Which rows of the journal are asked for: from the row `after` on, so many and one more. */
export interface JournalRows {
  readonly after: number
  readonly limit: number
}

/** Paychecks that were paid, or voided, in a range of days; not those of a run that failed or was cancelled. */
export async function journalChecks(
  tx: Tx,
  companyId: Id<'company'>,
  { from, to, byDepartment }: Range & { readonly byDepartment: boolean },
): Promise<readonly JournalCheck[]> {
  const { rows } = await sql<StoredCheck>`
    with asked as (${askedIn(companyId, { from, to })})
    select ${checkColumns}, ${byDepartment ? labor(companyId) : sql`null`} as labor
    from asked ${checksJoined(tx, companyId)} order by ${inOrder}`.execute(tx.db)
  return withLines(tx, rows)
}

/** Only the paychecks whose rows are on a page, and the place of the first of those rows among all. */
export async function journalPage(
  tx: Tx,
  companyId: Id<'company'>,
  { from, to, after, limit }: Range & JournalRows,
): Promise<{ readonly checks: readonly JournalCheck[]; readonly firstAt: number }> {
  const isWithin = (day: RawBuilder<unknown>) => sql`coalesce(${day} between ${from} and ${to}, false)::int`
  const { rows } = await sql<StoredCheck & { firstAt: number }>`
    with asked as (${askedIn(companyId, { from, to })}),
    counted as (
      -- A row a line and one for the net, and all of them again for a void.
      select p.paycheck_id, (cardinality(p.rules) + 1) * (${isWithin(sql`p.pay_date`)} + ${isWithin(voidDay)}) as rows,
             row_number() over (order by ${inOrder}) as n
      from asked ${checksJoined(tx, companyId)}),
    placed as (select paycheck_id, rows, sum(rows) over (order by n) - rows as first_at from counted)
    select ${checkColumns}, null as labor, asked.first_at::int as "firstAt"
    from (select * from placed where first_at + rows > ${after} and first_at <= ${after + limit + 1}) asked
    ${checksJoined(tx, companyId)} order by ${inOrder}`.execute(tx.db)
  return { checks: await withLines(tx, rows), firstAt: rows[0]?.firstAt ?? 0 }
}

/** A run of a range, as its entry in the journal begins. */
interface JournalRun extends Omit<JournalHead, 'paymentMethod' | 'voidedOn'> {
  /** Whether it kept its lines, nothing of it was taken back, and its period has no other run. */
  readonly isWhole: boolean
}

/** Runs with paychecks that were paid, or voided, in a range of days; in the order of their entries. */
async function journalRuns(
  tx: Tx,
  companyId: Id<'company'>,
  { from, to }: Range,
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
  range: Range,
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
  { runIds, ...range }: Range & { readonly runIds: readonly string[] },
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

const askedIn = (companyId: Id<'company'>, { from, to }: Range) => sql`
  select p.paycheck_id from paycheck p
  join pay_period o on o.company_id = p.company_id and o.pay_period_id = p.pay_period_id
  where o.company_id = ${companyId} and o.pay_date between ${from} and ${to} and p.cancelled_at is null
  union
  select p.paycheck_id from paycheck p
  where p.company_id = ${companyId} and p.voided_at is not null and ${voidedOn} between ${from} and ${to}`

const checksJoined = (tx: Tx, companyId: Id<'company'>) => sql`
  join paycheck p on p.company_id = ${companyId} and p.client_id = ${tx.clientId} and p.paycheck_id = asked.paycheck_id
  join worker w on w.company_id = p.company_id and w.user_id = p.user_id
  join pay_period o on o.company_id = p.company_id and o.pay_period_id = p.pay_period_id`

const inOrder = sql`p.pay_date, o.begin_date, p.pay_period_id, p.user_id, p.paycheck_id`

/** In New York, as every date rule goes. */
const voidedOn = sql`(p.voided_at at time zone 'America/New_York')::date`

/** As `voidDay` of the domain has it. */
const voidDay = sql`case when p.voided_at is not null then greatest(${voidedOn}, p.pay_date) end`

const checkColumns = sql`
  p.run_id as "runId", p.pay_period_id as "payPeriodId", p.pay_date as "payDate", o.begin_date as "beginDate",
  o.end_date as "endDate", o.worker_type as "workerType", p.user_id as "userId",
  concat_ws(' ', w.first_name, nullif(w.middle_name, ''), w.last_name) as name, p.net,
  p.payment_method as "paymentMethod", ${voidedOn} as "voidedOn", p.rules, p.bases, p.amounts`

type StoredCheck = Omit<JournalCheck, 'lines'> & {
  readonly rules: readonly bigint[]
  readonly bases: readonly bigint[]
  readonly amounts: readonly bigint[]
}

async function withLines(tx: Tx, rows: readonly StoredCheck[]): Promise<readonly JournalCheck[]> {
  const known = await rulesOf(
    tx,
    rows.flatMap(({ rules }) => rules),
  )
  return rows.map(({ rules, bases, amounts, labor: told, ...row }) => ({
    ...row,
    ...(told ? { labor: told } : {}),
    lines: rules.map((id, at) => ({ ...known.get(id)!, base: bases[at]!, amount: amounts[at]! })),
  }))
}

/** What earnings name, and the shares that were in force on the pay date. */
const labor = (
  companyId: Id<'company'>,
) => sql`jsonb_build_object('departmentIds', coalesce(to_jsonb(p.earning_department_ids), '[]'),
                                    'shares', coalesce(${sharesOf.department(companyId)}, '[]'))`

/** Which account a tax of a run was posted to: an agency keeps the name that it had then. */
export async function agencyNames(
  tx: Tx,
  companyId: Id<'company'>,
  runIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ word: string; name: string }>`
    select distinct t.run_id || '/' || t.code as word, a.name
    from transfer t join ledger_account a on a.company_id = t.company_id and a.account_id = t.destination_account_id
    where t.company_id = ${companyId} and t.client_id = ${tx.clientId} and t.name = 'Accrual' and a.kind = 'taxAgency'
      and t.run_id = any(${[...runIds]}::uuid[])`.execute(tx.db)
  return new Map(rows.map(({ word, name }) => [word, name]))
}

/** Cash that moved in a range of days, summed by file and account. A credit at an agency that pays moves none. */
export async function cashMovements(
  tx: Tx,
  companyId: Id<'company'>,
  { from, to }: Range,
): Promise<readonly Movement[]> {
  const { rows } = await sql<Movement>`
    select t.effective_date as date, t.name, t.pay_period_id as "payPeriodId", t.ach_file_id as "achFileId",
           jsonb_build_object('kind', s.kind, 'name', ${nameOf('s')}) as source,
           jsonb_build_object('kind', d.kind, 'name', ${nameOf('d')}) as destination,
           t.reason, sum(t.amount)::bigint as amount
    from transfer t
    join ledger_account s on s.company_id = t.company_id and s.account_id = t.source_account_id
    join ledger_account d on d.company_id = t.company_id and d.account_id = t.destination_account_id
    where t.company_id = ${companyId} and t.client_id = ${tx.clientId} and t.name not in ('Accrual', 'TaxCredit')
      and t.status = any(${[...COUNTED]}::text[]) and t.effective_date between ${from} and ${to}
    group by 1, 2, 3, 4, 5, 6, 7
    order by t.effective_date, min(t.created_at)`.execute(tx.db)
  return rows
}

/** Agencies and plans have accounts of their own in the books; workers share one. */
const nameOf = (account: 's' | 'd') => {
  const its = (column: string) => sql.ref(`${account}.${column}`)
  return sql`case when ${its('kind')} in ('taxAgency', 'garnishmentAgency') then ${its('name')}
                  when ${its('kind')} = 'carrier' then ${its('ref')} else '' end`
}
