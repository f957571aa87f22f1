import { type RawBuilder, sql } from 'kysely'
import type { LineKind } from '../../domain/pay/lines.ts'
import { POSTED_RUN, type RunStatus } from '../../domain/payroll/run.ts'
import type { CostPart } from '../../domain/reports/follow-earnings.ts'
import { type KindSums, kindSums, type PaySums } from '../../domain/reports/kind-sums.ts'
import type { PayGroup } from '../../domain/reports/pay-groups.ts'
import type { Day } from '../../kernel/dates.ts'
import { type Id, LOWEST_ID } from '../../kernel/ids.ts'
import { fullName } from '../database/full-name.ts'
import { oneOf } from '../database/states.ts'
import type { Tx } from '../database/transaction.ts'
import { rulesOf } from '../payroll/rules.ts'
import { type EarnedRow, earnedColumns, earnedJoin, partsBy } from './earned.ts'

/** Which payrolls a report is about: those that are paid in a range of days, or one period. */
export interface PayrollsAsked {
  readonly companyId: Id<'company'>
  readonly from: Day
  readonly to: Day
  readonly payPeriodId?: Id<'payPeriod'> | null | undefined
  /** Of the runs; those that are posted unless it is given. */
  readonly statuses?: readonly RunStatus[]
}

export interface PaidRow extends PaySums {
  readonly userId: string
  readonly name: string
  readonly payPeriodId: string
  readonly payDate: Day
  readonly beginDate: Day
  readonly endDate: Day
  readonly paymentMethod: string
}

interface PaidPage {
  /** The last one that was answered. */
  readonly after?: string
  readonly atMost?: number
}

/** Paychecks in the order of payday, period and worker. */
export async function paidRows(
  tx: Tx,
  asked: PayrollsAsked,
  page: PaidPage = {},
): Promise<readonly PaidRow[]> {
  const { rows } = await paidSelect<Counted<PaidRow>>(tx, asked, page).execute(tx.db)
  return withKinds(tx, rows)
}

/** The same, each with what it was earned for. */
export async function paidParts(
  tx: Tx,
  asked: PayrollsAsked,
  { by, ...page }: PaidPage & { readonly by: PayGroup },
): Promise<readonly (PaidRow & { readonly parts: readonly CostPart[] })[]> {
  const { rows } = await paidSelect<Counted<PaidRow> & EarnedRow>(tx, asked, page, by).execute(tx.db)
  const partsOf = await partsBy(tx, asked.companyId, by)
  const found = rows.map(({ groupNames, groupHours, groupEarned, groupElse, shares, ...row }) => ({
    ...row,
    parts: partsOf({ groupNames, groupHours, groupEarned, groupElse, shares }),
  }))
  return withKinds<PaidRow & { readonly parts: readonly CostPart[] }>(tx, found)
}

function paidSelect<Row>(tx: Tx, asked: PayrollsAsked, page: PaidPage, by?: PayGroup): RawBuilder<Row> {
  return sql<Row>`
    select p.user_id as "userId", ${fullName} as name,
           p.pay_period_id as "payPeriodId", p.pay_date as "payDate", o.begin_date as "beginDate",
           o.end_date as "endDate", p.payment_method as "paymentMethod", ${sql.join(columns)}, p.rules, p.amounts
           ${by ? sql`, ${earnedColumns(asked.companyId, by)}` : sql``}
    from (${checksInOrder(tx, asked, page)}) p
    join worker w on w.company_id = ${asked.companyId} and w.user_id = p.user_id
    join pay_period o on o.company_id = ${asked.companyId} and o.pay_period_id = p.pay_period_id
    ${by ? earnedJoin(asked.companyId, by) : sql``}
    order by p.pay_date, p.pay_period_id, p.user_id`
}

/** Run by run, each no further than the page: what follows in a payroll of many is not read. */
const checksInOrder = (tx: Tx, asked: PayrollsAsked, { after, atMost }: PaidPage): RawBuilder<unknown> => {
  const [day, period, user] = after?.split('/') ?? []
  const most = atMost ? sql`limit ${atMost}` : sql``
  return sql`
    select p.* from ${runsOf(tx, asked)} cross join lateral (
      select p.* from paycheck p
      where p.company_id = n.company_id and p.pay_period_id = n.pay_period_id and p.run_id = n.run_id
        and p.voided_at is null and p.cancelled_at is null
        ${after ? sql`and p.user_id > case when n.pay_period_id = ${period} then ${user}::uuid else ${LOWEST_ID}::uuid end` : sql``}
      order by p.user_id ${most}) p
    ${after ? sql`where (n.pay_date, n.pay_period_id) >= (${day}::date, ${period}::uuid)` : sql``}
    order by n.pay_date, p.pay_period_id, p.user_id ${most}`
}

export interface PersonSums extends PaySums {
  readonly userId: string
  readonly name: string
  readonly paychecks: number
}

/**
 * The same, summed by worker, by name. Kinds of lines are summed where they are, and paychecks and lines in one list:
 * nothing is joined whose size Postgres would have to guess.
 */
export async function paidByWorker(
  tx: Tx,
  asked: PayrollsAsked,
  page: PaidPage = {},
): Promise<readonly PersonSums[]> {
  const ids = page.atMost || page.after ? await workersPaid(tx, asked, page) : undefined
  const checks = sql`${runsOf(tx, asked)} ${checksOf} ${ids ? sql`and p.user_id = any(${[...ids]}::uuid[])` : sql``}`
  const { rows } = await sql<PersonSums>`
    select w.user_id as "userId", ${fullName} as name, s.*
    from (
      select p.company_id, p.user_id, sum(p.paychecks)::int as paychecks, ${sql.join(sums)}, ${sql.join(kindsSummed)}
      from (
        select p.company_id, p.user_id, 1 as paychecks, ${sql.join(OWN)}, null as kind, 0::bigint as amount from ${checks}
        union all
        select p.company_id, p.user_id, 0, ${sql.join(OWN.map(() => sql`0`))}, r.kind, l.amount
        from ${checks} cross join lateral unnest(p.rules, p.amounts) as l(rule_id, amount)
        join rule r on r.rule_id = l.rule_id and r.kind in ${oneOf(Object.values(KINDS))}) p
      group by 1, 2 offset 0) s
    join worker w on w.company_id = s.company_id and w.user_id = s.user_id
    order by w.last_name, w.first_name, w.user_id`.execute(tx.db)
  return rows
}

/**
 * Who has a paycheck in it, by name: a page of them. Few are found by their paychecks and sorted; where there are many, the
 * names are walked, because a page of them is full soon.
 */
async function workersPaid(
  tx: Tx,
  asked: PayrollsAsked,
  { after, atMost }: PaidPage,
): Promise<readonly string[]> {
  const checks = sql`select p.user_id from ${runsOf(tx, asked)} ${checksOf}`
  const { rows: some } = await sql`${checks} limit ${MANY}`.execute(tx.db)
  const isPaid =
    some.length < MANY
      ? sql`w.user_id = any(array(${checks}))`
      : sql`exists (select from ${runsOf(tx, asked)} ${checksOf} where p.user_id = w.user_id offset 0)`
  const { rows } = await sql<{ userId: string }>`
    select w.user_id as "userId" from worker w
    where w.company_id = ${asked.companyId} and w.client_id = ${tx.clientId} and ${isPaid}
    ${
      after
        ? sql`and (w.last_name, w.first_name, w.user_id) > (select last_name, first_name, user_id from worker
                where company_id = ${asked.companyId} and user_id = ${after}::uuid)`
        : sql``
    }
    order by w.last_name, w.first_name, w.user_id ${atMost ? sql`limit ${atMost}` : sql``}`.execute(tx.db)
  return rows.map(({ userId }) => userId)
}

const MANY = 1000

/** Of which lines each sum is. */
const KINDS = {
  pretax: 'pretax',
  aftertax: 'aftertax',
  orders: 'garnishment',
  contributions: 'employerBenefit',
} as const satisfies Record<keyof KindSums, LineKind>

const kindsSummed = Object.entries(KINDS).map(
  ([name, kind]) =>
    sql`coalesce(sum(p.amount) filter (where p.kind = ${sql.lit(kind)}), 0)::bigint as ${sql.ref(name)}`,
)

/** Runs, each found by its payday or its period. */
export const runsOf = (
  tx: Tx,
  { companyId, from, to, payPeriodId, statuses = POSTED_RUN }: PayrollsAsked,
): RawBuilder<unknown> => sql`
  (select company_id, pay_period_id, run_id, pay_date from payroll_run
   where company_id = ${companyId} and client_id = ${tx.clientId} and status in ${oneOf(statuses)}
     and ${payPeriodId ? sql`pay_period_id = ${payPeriodId}` : sql`pay_date between ${from} and ${to}`}) n`

/** In one run nobody has two paychecks. */
export async function isOneRun(tx: Tx, asked: PayrollsAsked): Promise<boolean> {
  const { rows } = await sql`select 1 from ${runsOf(tx, asked)} limit 2`.execute(tx.db)
  return rows.length === 1
}

/** Their paychecks, but for those that were voided; by the period, which is what their index goes by. */
export const checksOf = sql`
  join paycheck p on p.company_id = n.company_id and p.pay_period_id = n.pay_period_id and p.run_id = n.run_id
    and p.voided_at is null and p.cancelled_at is null`

const COLUMNS = {
  hours: 'hours',
  gross: 'gross',
  reimbursements: 'reimbursements',
  employeeTaxes: 'employee_taxes',
  net: 'net',
  employerTaxes: 'employer_taxes',
} as const satisfies Record<Exclude<keyof PaySums, keyof KindSums>, string>

const OWN = Object.values(COLUMNS).map((column) => sql`${sql.ref(`p.${column}`)}`)

const columns = Object.entries(COLUMNS).map(
  ([name, column]) => sql`${sql.ref(`p.${column}`)} as ${sql.ref(name)}`,
)

const sums = Object.entries(COLUMNS).map(([name, column]) => {
  const sum = sql`coalesce(sum(${sql.ref(`p.${column}`)}), 0)`
  return name === 'hours' ? sql`${sum}::int as hours` : sql`${sum}::bigint as ${sql.ref(name)}`
})

/** A row before the kinds of its lines are looked up. */
type Counted<Row extends KindSums> = Omit<Row, keyof KindSums> & {
  readonly rules: readonly bigint[]
  readonly amounts: readonly bigint[]
}

async function withKinds<Row extends KindSums>(
  tx: Tx,
  rows: readonly Counted<Row>[],
): Promise<readonly Row[]> {
  const known = await rulesOf(
    tx,
    rows.flatMap(({ rules }) => rules),
  )
  return rows.map(({ rules, amounts, ...row }) => {
    const lines = rules.map((id, at) => ({ kind: known.get(id)!.kind, amount: amounts[at]! }))
    return { ...row, ...kindSums(lines) } as unknown as Row
  })
}
