import { sql } from 'kysely'
import type { RunDays } from '../../domain/calendar/payroll-dates.ts'
import type { Rule } from '../../domain/pay/lines.ts'
import type { KeptFacts } from '../../domain/payroll/kept-facts.ts'
import type { TakenBack } from '../../domain/payroll/paycheck-state.ts'
import type { CountedCheck, CountedLine } from '../../domain/payroll/year.ts'
import { type Instant, isoInstant } from '../../kernel/dates.ts'
import { type Id, newId } from '../../kernel/ids.ts'
import { beside, bigints, integers, stretches, texts, uuids } from '../database/arrays.ts'
import { places, stretchOf } from '../database/by-place.ts'
import { home } from '../database/home.ts'
import { neighborsIn } from '../database/neighbors.ts'
import type { Tx } from '../database/transaction.ts'
import { creditsFrom, inLedger } from '../money/ledger.ts'
import { factColumns } from './fact-columns.ts'

export interface NewPaycheck {
  readonly userId: string
  readonly gross: bigint
  readonly net: bigint
  readonly reimbursements: bigint
  readonly employeeTaxes: bigint
  readonly employerTaxes: bigint
  /** Hundredths of an hour. */
  readonly hours: number
  readonly paymentMethod: 'Direct Deposit' | 'Check' | 'Outside'
  readonly rules: readonly bigint[]
  readonly bases: readonly bigint[]
  readonly amounts: readonly bigint[]
  readonly accountIds: readonly string[]
  readonly accountCents: readonly bigint[]
  /** JSON text, see domain/pay/stored-input.ts. */
  readonly input: string
  readonly facts: KeptFacts
}

export interface RunKey extends RunDays {
  readonly companyId: Id<'company'>
  readonly runId: Id<'run'>
  readonly payPeriodId: Id<'payPeriod'>
}

/**
 * What is of one size goes as one long array, in which each row finds its element by its place, or its stretch where it has
 * several; text goes as columns, because its elements would be walked to. A run that pays at once posts the credits in the
 * same breath.
 */
export async function insertPaychecks(
  tx: Tx,
  run: RunKey,
  checks: readonly NewPaycheck[],
  wagesPayable?: string,
): Promise<void> {
  if (checks.length === 0) return
  const rules = stretches(checks, (c) => c.rules)
  const accounts = stretches(checks, (c) => c.accountIds)
  const facts = factColumns(checks.map((c) => c.facts))
  const cents = (of: (check: NewPaycheck) => bigint) => sql`(${bigints(checks, of)}::bigint[])[c.place]`
  const line = stretchOf(rules)
  const account = stretchOf(accounts)
  const accountIds = uuids(accounts.all, itself)
  const accountCents = beside(checks, (c) => c.accountCents)
  const paychecks = sql`
    insert into paycheck (company_id, client_id, paycheck_id, run_id, pay_period_id, user_id, pay_date, gross, net,
                          reimbursements, employee_taxes, employer_taxes, hours, payment_method, rules, bases, amounts,
                          account_ids, account_cents, input, ${facts.names})
    select home.company_id, ${tx.clientId}, (${uuids(checks, () => newId())}::uuid[])[c.place], ${run.runId},
           ${run.payPeriodId}, (${uuids(checks, (c) => c.userId)}::uuid[])[c.place], ${run.payDate},
           ${cents((c) => c.gross)}, ${cents((c) => c.net)}, ${cents((c) => c.reimbursements)},
           ${cents((c) => c.employeeTaxes)}, ${cents((c) => c.employerTaxes)},
           (${integers(checks, (c) => c.hours)}::int[])[c.place], c.payment_method,
           (${bigints(rules.all, itself)}::bigint[])${line},
           (${beside(checks, (c) => c.bases)}::bigint[])${line},
           (${beside(checks, (c) => c.amounts)}::bigint[])${line},
           (${accountIds}::uuid[])${account},
           (${accountCents}::bigint[])${account}, c.input, ${facts.values}
    from ${home(run.companyId)} cross join unnest(
      ${places(checks)}::int[], ${texts(checks, (c) => c.paymentMethod)}::text[],
      ${texts(checks, (c) => c.input)}::text[], ${facts.arrays}) as c(place, payment_method, input, ${facts.aliases})`
  if (!wagesPayable) {
    await paychecks.execute(tx.db)
    return
  }
  const paid = checks.flatMap((c) => c.accountIds.map(() => c.userId))
  const known = { companyId: run.companyId, packed: accountIds, count: new Set(accounts.all).size }
  const credits = sql`
    select home.company_id, (${uuids(paid, itself)}::uuid[])[c.place] as user_id,
           ${inLedger(tx, known, sql`c.id`)} as id,
           (${accountCents}::bigint[])[c.place] as amount
    from ${home(run.companyId)} cross join unnest(${places(paid)}::int[], ${accountIds}::uuid[]) as c(place, id)`
  await Promise.all(
    [paychecks, creditsFrom(credits, tx, run, wagesPayable)].map((each) => each.execute(tx.db)),
  )
}

const itself = <Value>(value: Value): Value => value

/** Written last in the transaction and in order of id, so that two runs wait for each other only a moment. */
export async function insertRules(tx: Tx, rules: readonly Rule[]): Promise<void> {
  if (rules.length === 0) return
  const sorted = [...rules].sort((a, b) => (a.id < b.id ? -1 : 1))
  await sql`
    insert into rule (rule_id, kind, code, name, law, confidence)
    select * from unnest(
      ${sorted.map((r) => r.id)}::bigint[], ${sorted.map((r) => r.kind)}::text[], ${sorted.map((r) => r.code)}::text[],
      ${sorted.map((r) => r.name)}::text[], ${sorted.map((r) => r.law)}::text[], ${sorted.map((r) => r.confidence)}::text[])
    on conflict do nothing`.execute(tx.db)
}

/** Living paychecks of a run, a slice at a time, with their lines. */
export async function livingPaychecks(
  tx: Tx,
  run: LivingRun,
  { after, size, userIds }: { after: string | null; size: number; userIds?: readonly string[] },
): Promise<readonly (Omit<CountedCheck, 'payDate'> & { readonly userId: string })[]> {
  const { rows } = await sql<{ userId: string; gross: bigint; net: bigint; lines: StoredLine[] }>`
    select user_id as "userId", gross, net, (
      select jsonb_agg(jsonb_build_array(r.kind, r.code, l.base::text, l.amount::text) order by l.n)
      from unnest(rules, bases, amounts) with ordinality as l(rule_id, base, amount, n) join rule r using (rule_id)) as lines
    from paycheck
    where ${ofRun(run)} and client_id = ${tx.clientId}
      and voided_at is null and cancelled_at is null
      ${after ? sql`and user_id > ${after}` : sql``}
      ${userIds ? sql`and user_id = any(${[...userIds]}::uuid[])` : sql``}
    order by user_id limit ${size}`.execute(tx.db)
  return rows.map((row) => ({ ...row, lines: row.lines.map(lineOf) }))
}

type StoredLine = [kind: CountedLine['kind'], code: string, base: string, amount: string]

const lineOf = ([kind, code, base, amount]: StoredLine): CountedLine => ({
  kind,
  code,
  base: BigInt(base),
  amount: BigInt(amount),
})

/** A worker's paycheck of a period: the living one, else the one that was voided last. A cancelled one never was. */
export async function paycheckIn(
  tx: Tx,
  { companyId, payPeriodId, userId }: { companyId: string; payPeriodId: string; userId: string },
): Promise<{ readonly paycheckId: string; readonly voidedAt: Instant | null } | undefined> {
  const { rows } = await sql<{ paycheckId: string; voidedAt: Instant | null }>`
    select paycheck_id as "paycheckId", voided_at as "voidedAt" from paycheck
    where company_id = ${companyId} and pay_period_id = ${payPeriodId} and user_id = ${userId}
      and client_id = ${tx.clientId} and cancelled_at is null
    order by voided_at desc nulls first limit 1`.execute(tx.db)
  return rows[0]
}

/** Who has a living paycheck in the run; with ids, of these. */
export async function livingUserIds(
  tx: Tx,
  run: LivingRun,
  among?: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from paycheck
    where ${ofRun(run)} and client_id = ${tx.clientId}
      and voided_at is null and cancelled_at is null
      ${among ? sql`and user_id = any(${[...among]}::uuid[])` : sql``}
    order by user_id`.execute(tx.db)
  return rows.map((row) => row.user_id)
}

/** Who has a living paycheck in the run before somebody and after, in order of creation. */
export const livingBeside = (tx: Tx, run: LivingRun, userId: string) =>
  neighborsIn(
    tx,
    {
      column: 'user_id',
      list: sql`from paycheck where ${ofRun(run)} and client_id = ${tx.clientId} and voided_at is null and cancelled_at is null`,
    },
    userId,
  )

/** Of these, whose paycheck in the run was voided. */
export async function voidedUserIds(
  tx: Tx,
  run: LivingRun,
  userIds: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from paycheck
    where ${ofRun(run)} and client_id = ${tx.clientId}
      and voided_at is not null and user_id = any(${[...userIds]}::uuid[])
    order by user_id`.execute(tx.db)
  return rows.map((row) => row.user_id)
}

export async function markPaychecks(
  tx: Tx,
  run: LivingRun,
  { userIds, mark }: { userIds: readonly string[]; mark: TakenBack },
): Promise<void> {
  await sql`
    update paycheck set ${sql.ref(`${mark}_at`)} = ${isoInstant(tx.now)}
    where ${ofRun(run)} and user_id = any(${[...userIds]}::uuid[])`.execute(tx.db)
}

type LivingRun = Pick<RunKey, 'companyId' | 'runId' | 'payPeriodId'>

/** By the period, which is what the index of living paychecks goes by. */
const ofRun = ({ companyId, payPeriodId, runId }: LivingRun) =>
  sql`company_id = ${companyId} and pay_period_id = ${payPeriodId} and run_id = ${runId}`
