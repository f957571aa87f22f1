import { type RawBuilder, sql } from 'kysely'
import { creditDate, type RunDays } from '../../domain/calendar/payroll-dates.ts'
import type { AccountKey, Posting } from '../../domain/money/postings.ts'
import { transactionMachine } from '../../domain/money/transaction.ts'
import type { LineKind } from '../../domain/pay/lines.ts'
import type { RunFacts } from '../../domain/payroll/run.ts'
import { POSTED } from '../../domain/payroll/tally.ts'
import { isoInstant } from '../../kernel/dates.ts'
import { type Id, newId } from '../../kernel/ids.ts'
import { type Cents, cents } from '../../kernel/money.ts'
import { planAnew } from '../database/discard-plans.ts'
import { home } from '../database/home.ts'
import type { Tx } from '../database/transaction.ts'
import type { Work } from '../database/work.ts'
import { noteUnsealed } from './seals.ts'
import { tellTransfers } from './tell-transfers.ts'

const complete = sql.lit(transactionMachine.state.complete)
const pending = sql.lit(transactionMachine.state.pending)

export interface PostingKey {
  readonly companyId: Id<'company'>
  readonly runId: Id<'run'> | null
  readonly payPeriodId: Id<'payPeriod'> | null
}

/** Opens the accounts that are missing and writes the transfers, in two statements. Answers their ids in order. */
export async function insertPostings(
  work: Work,
  key: PostingKey,
  postings: readonly Posting[],
): Promise<readonly Id<'transfer'>[]> {
  if (postings.length === 0) return []
  const transferIds = postings.map(() => newId<'transfer'>())
  const ids = await openAccounts(
    work,
    key.companyId,
    postings.flatMap(({ source, destination }) => [source, destination]),
  )
  await sql`
    insert into transfer (company_id, client_id, transfer_id, run_id, pay_period_id, name, source_account_id,
                          destination_account_id, amount, status, code, effective_date, user_id, reason, reverses_id,
                          created_at, settled_at)
    select home.company_id, ${work.clientId}, t.id, ${key.runId}, ${key.payPeriodId}, t.name, t.source, t.destination,
           t.amount, t.status, t.code, t.effective_date, t.user_id, t.reason, t.reverses_id, ${isoInstant(work.now)},
           case when t.status = ${complete} then ${isoInstant(work.now)}::timestamptz end
    from ${home(key.companyId)} cross join unnest(
      ${transferIds}::uuid[], ${postings.map((p) => p.name)}::text[],
      ${postings.map((p) => ids.get(refOf(p.source))!)}::uuid[], ${postings.map((p) => ids.get(refOf(p.destination))!)}::uuid[],
      ${postings.map((p) => p.amount)}::bigint[], ${postings.map((p) => p.status)}::text[],
      ${postings.map((p) => p.code)}::text[], ${postings.map((p) => p.effectiveDate)}::date[],
      ${postings.map((p) => p.userId ?? null)}::uuid[], ${postings.map((p) => p.reason ?? '')}::text[],
      ${postings.map((p) => p.reversesId ?? null)}::uuid[])
      as t(id, name, source, destination, amount, status, code, effective_date, user_id, reason, reverses_id)`.execute(
    work.db,
  )
  await noteUnsealed(work, key, [key.runId])
  const told = postings.map(({ name, status, reversesId = null }, at) => ({
    companyId: key.companyId,
    transferId: transferIds[at]!,
    name,
    status,
    reversesId,
  }))
  tellTransfers(work, 'insert', told)
  return transferIds
}

/**
 * One credit per worker and account, from rows `a` with company, id of the account, worker and amount. The account in the
 * ledger was opened with the bank account and has its id; one that is missing is null here, which the column refuses
 * (migrations/0026).
 */
export const creditsFrom = (
  rows: RawBuilder<unknown>,
  tx: Tx,
  run: RunDays & Pick<RunFacts, 'runId' | 'payPeriodId'>,
  wagesPayable: string,
): RawBuilder<unknown> => sql`
  insert into transfer (company_id, client_id, transfer_id, run_id, pay_period_id, user_id, name, source_account_id,
                        destination_account_id, amount, status, effective_date, created_at)
  select a.company_id, ${tx.clientId}::uuid, new_id(a.id), ${run.runId}::uuid, ${run.payPeriodId}::uuid, a.user_id,
         'AchCredit', ${wagesPayable}::uuid, a.id, a.amount, ${pending}, ${creditDate(run)}::date, ${isoInstant(tx.now)}::timestamptz
  from (${rows}) a`

/** The id of one of these different bank accounts, null unless the ledger has all of them: they are looked for once, together. */
export const inLedger = (
  tx: Tx,
  {
    companyId,
    packed,
    count,
  }: { readonly companyId: string; readonly packed: Buffer; readonly count: number },
  id: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  case when (select count(*) from ledger_account l
             where l.company_id = ${companyId} and l.account_id = any(${packed}::uuid[])
               and l.client_id = ${tx.clientId}) = ${count}::int
    then ${id} end`

/** Of a whole run that was frozen earlier. */
export async function insertCredits(tx: Tx, run: RunFacts, wagesPayable: string): Promise<void> {
  await planAnew(tx, run.people)
  const rows = sql`
    select p.company_id, p.user_id, (
             select l.account_id from ledger_account l
             where l.company_id = p.company_id and l.account_id = p.id and l.client_id = ${tx.clientId}) as id, p.amount
    from (select p.company_id, p.user_id, unnest(p.account_ids) as id, unnest(p.account_cents) as amount
          from paycheck p where ${ofRun(run)}) p`
  await creditsFrom(rows, tx, run, wagesPayable).execute(tx.db)
}

/** Checks are written by the company: they leave its account directly, each under the id that it got with its number. */
export async function insertChecks(tx: Tx, run: RunFacts, funding: string): Promise<void> {
  await sql`
    insert into ledger_account (company_id, client_id, account_id, kind, ref, name)
    select p.company_id, p.client_id, new_id(p.paycheck_id), 'employeeCheck', p.user_id::text, 'Employee, by check'
    from paycheck p where ${ofRun(run)} and p.payment_method = 'Check' and p.net > 0
    on conflict do nothing`.execute(tx.db)
  await sql`
    insert into transfer (company_id, client_id, transfer_id, run_id, pay_period_id, user_id, name, source_account_id,
                          destination_account_id, amount, status, effective_date, created_at, settled_at)
    select p.company_id, p.client_id, coalesce(c.check_id, new_id(p.paycheck_id)), p.run_id, p.pay_period_id, p.user_id, 'Check', ${funding},
           a.account_id, p.net, ${complete}, ${run.payDate}, ${isoInstant(tx.now)}, ${isoInstant(tx.now)}
    from paycheck p join ledger_account a
      on a.company_id = p.company_id and a.kind = 'employeeCheck' and a.ref = p.user_id::text
    left join paper_check c on c.company_id = p.company_id and c.run_id = p.run_id and c.user_id = p.user_id
    where ${ofRun(run)} and p.payment_method = 'Check' and p.net > 0`.execute(tx.db)
  await noteUnsealed(tx, run, [run.runId])
}

/** The living paychecks of a run, by the period, which is what their index goes by. */
const ofRun = ({ companyId, payPeriodId, runId }: RunFacts) => sql`
  p.company_id = ${companyId} and p.pay_period_id = ${payPeriodId} and p.run_id = ${runId}
    and p.voided_at is null and p.cancelled_at is null`

/** A run's living lines summed by kind, code and name: a few dozen rows, whatever the head count. */
export async function runTotals(tx: Tx, run: RunFacts, userIds?: readonly string[]) {
  const theirs = userIds ? sql`and p.user_id = any(${[...userIds]}::uuid[])` : sql``
  const { rows } = await sql<{ kind: LineKind; code: string; name: string; amount: bigint }>`
    select r.kind, r.code, r.name, sum(l.amount)::bigint as amount
    from (select l.rule_id, sum(l.amount) as amount
          from (select unnest(p.rules) as rule_id, unnest(p.amounts) as amount from paycheck p
                where ${ofRun(run)} ${theirs}) l
          group by l.rule_id) l
    join rule r using (rule_id)
    where r.kind = any(${[...POSTED]}::text[])
    group by kind, code, name order by kind, code, name`.execute(tx.db)
  const { rows: nets } = await sql<{ deposits: bigint; recovered: [string, string][] | null }>`
    select coalesce(sum(net), 0)::bigint as deposits, (
      select jsonb_agg(jsonb_build_array(p.user_id, r.amount::text) order by p.user_id)
      from pay_item_repayment r
      join recurring_pay_item i on i.company_id = r.company_id and i.recurring_pay_item_id = r.recurring_pay_item_id
                               and i.recovers_overpayment
      join paycheck p on p.user_id = r.user_id and ${ofRun(run)}
      where r.company_id = ${run.companyId} and r.run_id = ${run.runId} ${theirs}) as recovered
    from paycheck p
    where ${ofRun(run)} and p.payment_method = 'Direct Deposit' ${theirs}`.execute(tx.db)
  return {
    lines: rows.map((row) => ({ ...row, amount: cents(row.amount) })),
    deposits: cents(nets[0]!.deposits) as Cents,
    recovered: (nets[0]!.recovered ?? []).map(([userId, amount]) => ({
      userId,
      amount: cents(BigInt(amount)),
    })),
  }
}

/** Ids by `kind/ref`. A bank account keeps its own id. */
export async function openAccounts(
  tx: Tx,
  companyId: Id<'company'>,
  accounts: readonly AccountKey[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Map(accounts.map((account) => [refOf(account), account])).values()]
  await sql`
    insert into ledger_account (company_id, client_id, account_id, kind, ref, name)
    select home.company_id, ${tx.clientId}, a.id, a.kind, a.ref, a.name
    from ${home(companyId)} cross join unnest(${wanted.map((a) => (isBankAccount(a) ? a.ref : newId()))}::uuid[], ${wanted.map((a) => a.kind)}::text[],
                ${wanted.map((a) => a.ref)}::text[], ${wanted.map((a) => a.name)}::text[]) as a(id, kind, ref, name)
    order by a.kind, a.ref
    on conflict do nothing`.execute(tx.db)
  const { rows } = await sql<{ account_id: string; kind: string; ref: string }>`
    select a.account_id, w.kind, w.ref
    from unnest(${wanted.map((a) => a.kind)}::text[], ${wanted.map((a) => a.ref)}::text[]) as w(kind, ref)
    cross join lateral (
      select account_id from ledger_account
      where company_id = ${companyId} and kind = w.kind and ref = w.ref limit 1) a`.execute(tx.db)
  return new Map(rows.map((row) => [`${row.kind}/${row.ref}`, row.account_id]))
}

const isBankAccount = ({ kind }: AccountKey): boolean => kind === 'funding' || kind === 'employeeAccount'

export const refOf = ({ kind, ref }: AccountKey): string => `${kind}/${ref}`
