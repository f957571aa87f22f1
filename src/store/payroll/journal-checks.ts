import { sql } from 'kysely'
import type { JournalCheck } from '../../domain/payroll/journal-checks.ts'
import { type Id, LOWEST_ID } from '../../kernel/ids.ts'
import { fullName } from '../database/full-name.ts'
import type { Tx } from '../database/transaction.ts'
import { sharesOf } from '../structure/shares.ts'
import { askedIn, checksJoined, inOrder, type JournalRange, voidedOn } from './journal-asked.ts'
import { rulesOf } from './rules.ts'

/** A paycheck of the journal, by which its rows are found again. */
export type KeyedCheck = JournalCheck & { readonly paycheckId: string }

/** Paychecks that were paid, or voided, in a range of days; not those of a run that failed or was cancelled. */
export async function journalChecks(
  tx: Tx,
  companyId: Id<'company'>,
  { from, to, byDepartment }: JournalRange & { readonly byDepartment: boolean },
): Promise<readonly KeyedCheck[]> {
  const { rows } = await sql<StoredCheck>`
    with asked as (${askedIn(companyId, { from, to })})
    select ${checkColumns}, ${byDepartment ? labor(companyId) : sql`null`} as labor
    from asked ${checksJoined(tx, companyId)} order by ${inOrder}`.execute(tx.db)
  return withLines(tx, rows)
}

/** Which rows of the journal are asked for: so many after one, and one more. */
export interface JournalRows {
  /** Its `journalKey`. */
  readonly after?: string | undefined
  readonly limit: number
}

/** Where a row of a paycheck stands among all: what its paycheck is found by, and its place there. */
export const journalKey = ({ payDate, payPeriodId, userId, paycheckId }: KeyedCheck, row: number): string =>
  [payDate, payPeriodId, userId, paycheckId, row].join('/')

/**
 * Only the paychecks whose rows may be on a page, beginning with that of the last row. Those that count are walked by their
 * key, period by period, and each no further than the page; those that were voided are few, and looked at together. Each has
 * a row at least, and the first may have been answered whole.
 */
export async function journalPage(
  tx: Tx,
  companyId: Id<'company'>,
  { from, to, after, limit }: JournalRange & JournalRows,
): Promise<readonly KeyedCheck[]> {
  const atMost = limit + 2
  const place = after === undefined ? undefined : placeOf(companyId, after)
  const { rows } = await sql<StoredCheck>`
    with asked as (
      select l.* from pay_period o cross join lateral (
        select p.user_id, p.pay_date, p.paycheck_id from paycheck p
        where p.company_id = ${companyId} and p.pay_period_id = o.pay_period_id and p.pay_date between ${from} and ${to}
          and p.voided_at is null and p.cancelled_at is null ${place ? place.person : sql``}
        order by p.user_id limit ${atMost}) l
      where o.company_id = ${companyId} and o.client_id = ${tx.clientId} and o.pay_date between ${from} and ${to}
        ${place ? place.period : sql``}
      union all
      select p.user_id, p.pay_date, p.paycheck_id from paycheck p
      join pay_period o on o.company_id = p.company_id and o.pay_period_id = p.pay_period_id
      where p.company_id = ${companyId} and p.voided_at is not null
        and (o.pay_date between ${from} and ${to} or ${voidedOn} between ${from} and ${to})
        and (p.pay_date between ${from} and ${to} or greatest(${voidedOn}, p.pay_date) between ${from} and ${to}))
    select ${checkColumns}, null as labor from asked ${checksJoined(tx, companyId)}
    ${place ? place.check : sql``}
    order by ${inOrder} limit ${atMost}`.execute(tx.db)
  return withLines(tx, rows)
}

/** What comes after a row: no earlier period, there nobody before, and of them no earlier paycheck. */
function placeOf(companyId: Id<'company'>, key: string) {
  const [payDate, payPeriodId, userId, paycheckId] = key.split('/')
  const begun = sql`(select b.begin_date from pay_period b where b.company_id = ${companyId} and b.pay_period_id = ${payPeriodId})`
  return {
    period: sql`and (o.pay_date, o.begin_date, o.pay_period_id) >= (${payDate}::date, ${begun}, ${payPeriodId}::uuid)`,
    person: sql`and p.user_id >= case when o.pay_period_id = ${payPeriodId} then ${userId}::uuid else ${LOWEST_ID}::uuid end`,
    check: sql`where (${inOrder}) >= (${payDate}::date, ${begun}, ${payPeriodId}::uuid, ${userId}::uuid, ${paycheckId}::uuid)`,
  }
}

const checkColumns = sql`
  p.run_id as "runId", p.pay_period_id as "payPeriodId", p.pay_date as "payDate", o.begin_date as "beginDate",
  o.end_date as "endDate", o.worker_type as "workerType", p.user_id as "userId", p.paycheck_id as "paycheckId",
  ${fullName} as name, p.net,
  p.payment_method as "paymentMethod", ${voidedOn} as "voidedOn", p.rules, p.bases, p.amounts`

type StoredCheck = Omit<KeyedCheck, 'lines'> & {
  readonly rules: readonly bigint[]
  readonly bases: readonly bigint[]
  readonly amounts: readonly bigint[]
}

async function withLines(tx: Tx, rows: readonly StoredCheck[]): Promise<readonly KeyedCheck[]> {
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
