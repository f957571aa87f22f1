import { sql } from 'kysely'
import { type CheckStatus, checkMachine, FIRST_NUMBER, type PaperCheck } from '../../domain/checks/check.ts'
import type { RunFacts } from '../../domain/payroll/run.ts'
import { type Day, isoInstant } from '../../kernel/dates.ts'
import { type Id, newId } from '../../kernel/ids.ts'
import { arrow } from '../../kernel/machine.ts'
import { cents } from '../../kernel/money.ts'
import { assert } from '../../kernel/problem.ts'
import { fullName } from '../database/full-name.ts'
import { inPages, type PageAsked, pastPage } from '../database/pages.ts'
import { oneOf } from '../database/states.ts'
import type { Tx } from '../database/transaction.ts'

const issued = sql.lit(checkMachine.initial)
const voided = sql.lit(checkMachine.state.voided)
export interface CheckFilter extends PageAsked {
  readonly companyId: Id<'company'>
  readonly accountId?: string | undefined
  readonly payPeriodId?: string | undefined
  readonly userId?: string | undefined
  readonly runId?: string | undefined
  readonly userIds?: readonly string[] | undefined
  readonly ids?: readonly string[] | undefined
  readonly status?: CheckStatus | undefined
  readonly from?: Day | undefined
  readonly to?: Day | undefined
  readonly voidedFrom?: Day | undefined
  readonly voidedTo?: Day | undefined
}

/** In order of creation, which is the order of their numbers. */
export async function checksWhere(tx: Tx, filter: CheckFilter): Promise<readonly PaperCheck[]> {
  const { rows } = await sql<PaperCheck>`
    select c.company_id as "companyId", c.check_id as "checkId", c.company_bank_account_id as "accountId",
           b.account_mask as "accountMask", c.check_number as "checkNumber", c.run_id as "runId",
           c.pay_period_id as "payPeriodId", c.user_id as "userId", c.payee, c.amount, c.check_date as "checkDate",
           c.status, c.status_on as "statusOn", c.reason, c.printed, c.replaces_id as "replacesId",
           (select r.check_id from paper_check r
            where r.company_id = ${filter.companyId} and r.replaces_id = c.check_id) as "replacedById"
    from paper_check c
    join company_bank_account b on b.company_id = c.company_id and b.company_bank_account_id = c.company_bank_account_id
    where c.company_id = ${filter.companyId} and c.client_id = ${tx.clientId}
      ${filter.accountId ? sql`and c.company_bank_account_id = ${filter.accountId}` : sql``}
      ${filter.payPeriodId ? sql`and c.pay_period_id = ${filter.payPeriodId}` : sql``}
      ${filter.userId ? sql`and c.user_id = ${filter.userId}` : sql``}
      ${filter.runId ? sql`and c.run_id = ${filter.runId}` : sql``}
      ${filter.userIds ? sql`and c.user_id = any(${[...filter.userIds]}::uuid[])` : sql``}
      ${filter.ids ? sql`and c.check_id = any(${[...filter.ids]}::uuid[])` : sql``}
      ${filter.status ? sql`and c.status = ${filter.status}` : sql``}
      ${filter.from ? sql`and c.check_date >= ${filter.from}` : sql``}
      ${filter.to ? sql`and c.check_date <= ${filter.to}` : sql``}
      ${filter.voidedFrom && filter.voidedTo ? sql`and c.status = ${voided} and c.status_on between ${filter.voidedFrom} and ${filter.voidedTo}` : sql``}
      ${pastPage('c.check_id', filter)}
    ${inPages('c.check_id', filter)}`.execute(tx.db)
  return rows.map((row) => ({ ...row, amount: cents(row.amount) }))
}

/**
 * A check for each paycheck of a run that is paid by one, with the next numbers of the account, by name. In one statement
 * with the sequence, whose row orders whoever else takes numbers.
 */
export async function issueChecks(
  tx: Tx,
  run: Pick<RunFacts, 'companyId' | 'runId' | 'payPeriodId' | 'payDate'>,
  accountId: string,
): Promise<void> {
  const due = sql`
    from paycheck p join worker w on w.company_id = p.company_id and w.user_id = p.user_id
    where p.company_id = ${run.companyId} and p.pay_period_id = ${run.payPeriodId} and p.run_id = ${run.runId}
      and p.client_id = ${tx.clientId} and p.payment_method = 'Check' and p.net > 0
      and p.voided_at is null and p.cancelled_at is null`
  const { rows } = await sql<{ count: bigint }>`select count(*) as count ${due}`.execute(tx.db)
  const count = rows[0]!.count
  if (count === 0n) return

  const first = await takeNumbers(tx, { companyId: run.companyId, accountId }, count)
  // Made here: before version 18 those of PostgreSQL have no order within a millisecond, and checks are listed by them.
  const ids = Array.from({ length: Number(count) }, () => newId())
  await sql`
    insert into paper_check (company_id, client_id, check_id, company_bank_account_id, check_number, run_id,
                             pay_period_id, user_id, payee, amount, check_date, status, status_on, created_at)
    select p.company_id, p.client_id, (${ids}::uuid[])[row_number() over by_name], ${accountId},
           ${first}::bigint + row_number() over by_name - 1,
           ${run.runId}, ${run.payPeriodId}, p.user_id, ${fullName}, p.net, ${run.payDate}, ${issued}, ${tx.today},
           ${isoInstant(tx.now)}
    ${due} window by_name as (order by w.last_name, w.first_name, p.user_id)`.execute(tx.db)
}

/** So many numbers of an account's checks; answers the first. */
async function takeNumbers(
  tx: Tx,
  { companyId, accountId }: { readonly companyId: Id<'company'>; readonly accountId: string },
  count: bigint,
): Promise<bigint> {
  const { rows } = await sql<{ next: bigint }>`
    insert into check_sequence as s (company_id, client_id, company_bank_account_id, next_number)
    values (${companyId}, ${tx.clientId}, ${accountId}, ${FIRST_NUMBER + count})
    on conflict (company_id, company_bank_account_id) do update set next_number = s.next_number + ${count}
    returning next_number as next`.execute(tx.db)
  return rows[0]!.next - count
}

interface NewCheck {
  readonly companyId: Id<'company'>
  readonly checkId: string
  readonly accountId: string
  readonly runId: string
  readonly payPeriodId: string
  readonly userId: string
  readonly amount: bigint
  readonly checkDate: Day
  readonly replacesId?: string | undefined
}

/** One more, for a payment that was posted under its id. */
export async function insertCheck(tx: Tx, check: NewCheck): Promise<void> {
  const number = await takeNumbers(tx, check, 1n)
  await sql`
    insert into paper_check (company_id, client_id, check_id, company_bank_account_id, check_number, run_id,
                             pay_period_id, user_id, payee, amount, check_date, status, status_on, replaces_id, created_at)
    select w.company_id, w.client_id, ${check.checkId}, ${check.accountId}, ${number}, ${check.runId}, ${check.payPeriodId},
           w.user_id, ${fullName}, ${check.amount}, ${check.checkDate}, ${issued}, ${tx.today}, ${check.replacesId ?? null},
           ${isoInstant(tx.now)}
    from worker w where w.company_id = ${check.companyId} and w.user_id = ${check.userId}`.execute(tx.db)
}

/** Only from the status that was read; its run is locked. */
export async function setCheckStatus(
  tx: Tx,
  checks: readonly PaperCheck[],
  to: { readonly status: CheckStatus; readonly on?: Day; readonly reason?: string },
): Promise<void> {
  const [first] = checks
  if (!first) return
  const { numAffectedRows } = await sql`
    update paper_check c set status = ${to.status}, status_on = ${to.on ?? tx.today}, reason = ${to.reason ?? ''}
    from unnest(${checks.map((c) => c.checkId)}::uuid[], ${checks.map((c) => c.status)}::text[]) as was(id, status)
    where c.company_id = ${first.companyId} and c.check_id = was.id and c.status = was.status`.execute(tx.db)
  assert(numAffectedRows === BigInt(checks.length), `of ${checks.length} checks ${numAffectedRows} moved`)
}

/** Whoever prints it again prints a copy. */
export async function notePrinted(tx: Tx, companyId: Id<'company'>, ids: readonly string[]): Promise<void> {
  await sql`
    update paper_check set printed = printed + 1
    where company_id = ${companyId} and client_id = ${tx.clientId} and check_id = any(${[...ids]}::uuid[])`.execute(
    tx.db,
  )
}

/** With their payroll: what nobody cashed is worth nothing any more. The run is locked. */
export async function voidChecksOf(
  tx: Tx,
  { companyId, runId }: Pick<RunFacts, 'companyId' | 'runId'>,
  { userIds, reason }: { readonly userIds?: readonly string[] | undefined; readonly reason: string },
): Promise<void> {
  const { from, to } = arrow(checkMachine, 'voidCheck')
  await sql`
    update paper_check set status = ${to}, status_on = ${tx.today}, reason = ${reason}
    where company_id = ${companyId} and client_id = ${tx.clientId} and run_id = ${runId} and status in ${oneOf(from)}
      ${userIds ? sql`and user_id = any(${[...userIds]}::uuid[])` : sql``}`.execute(tx.db)
}
