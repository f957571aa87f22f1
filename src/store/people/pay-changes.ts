import { sql } from 'kysely'
import type { AccountStatus } from '../../domain/money/account.ts'
import type { SplitKind } from '../../domain/pay/pay-split.ts'
import {
  type OpenChange,
  type PayChangeStatus,
  type PayShare,
  payChangeMachine,
} from '../../domain/people/pay-change.ts'
import { addressesOf, SETTLED } from '../../domain/people/pay-change-addresses.ts'
import type { WorkerKey } from '../../domain/people/worker.ts'
import { type Instant, instant, isoInstant } from '../../kernel/dates.ts'
import { type Id, newId } from '../../kernel/ids.ts'
import { Secret } from '../../kernel/secret.ts'
import { newToken, tokenHash } from '../access/door.ts'
import type { Tx } from '../database/transaction.ts'
import type { Work } from '../database/work.ts'
import type { Tokens } from './pay-change-letters.ts'

const waiting = sql.lit(payChangeMachine.state.waiting)

export interface PayChange extends OpenChange {
  readonly payChangeId: Id<'payChange'>
  readonly status: PayChangeStatus
  readonly paysFrom: Instant
  readonly changedBy: string
}

/** The last change of a worker, who is locked already. */
export async function lastPayChange(
  tx: Tx,
  { companyId, userId }: WorkerKey,
): Promise<PayChange | undefined> {
  const { rows } = await sql<Omit<PayChange, 'former'> & FormerColumns>`
    select pay_change_id as "payChangeId", status, changed_at as "changedAt", pays_from as "paysFrom",
           changed_by as "changedBy", former_accounts as ids, former_points as points, former_statuses as statuses,
           former_kinds as kinds, former_amounts as amounts
    from pay_change where company_id = ${companyId} and client_id = ${tx.clientId} and user_id = ${userId}
    order by pay_change_id desc limit 1`.execute(tx.db)
  const [found] = rows
  if (!found) return undefined
  const { ids, points, statuses, kinds, amounts, ...change } = found
  const former = ids.map((accountId, n): PayShare => {
    return {
      accountId,
      priority: n + 1,
      payKind: kinds?.[n] ?? 'percent',
      payBasisPoints: points[n]!,
      payAmount: amounts?.[n] ?? 0n,
      status: statuses[n]!,
    }
  })
  return { ...change, former }
}

interface FormerColumns {
  readonly ids: readonly string[]
  readonly points: readonly number[]
  readonly statuses: readonly AccountStatus[]
  /** Null in a change from before there were others than percents. */
  readonly kinds: readonly SplitKind[] | null
  readonly amounts: readonly bigint[] | null
}

/** What a worker's letters and the rule about first accounts depend on. */
export async function payeeOf(
  tx: Tx,
  { companyId, userId }: WorkerKey,
): Promise<{ readonly wasPaid: boolean } & ReturnType<typeof addressesOf>> {
  const { rows } = await sql<Parameters<typeof addressesOf>[0] & { wasPaid: boolean }>`
    select w.email, coalesce(e.personal_email, '') as "personalEmail",
           exists (select from paycheck p where p.company_id = ${companyId} and p.user_id = w.user_id) as "wasPaid",
           array(select f.email from former_email f where f.company_id = ${companyId} and f.user_id = w.user_id
                   and f.replaced_at > ${isoInstant(instant(tx.now - SETTLED))}
                 order by f.replaced_at, f.former_email_id limit 4) as "formerEmails"
    from worker w
    left join worker_exit e on e.company_id = w.company_id and e.user_id = w.user_id and e.ended_at is null
    where w.company_id = ${companyId} and w.user_id = ${userId} and w.client_id = ${tx.clientId}`.execute(
    tx.db,
  )
  const { wasPaid, ...addresses } = rows[0]!
  return { wasPaid, ...addressesOf(addresses) }
}

interface NewPayChange {
  readonly former: readonly PayShare[]
  readonly paysFrom: Instant
  readonly confirmTo: string
  readonly noticeTo: readonly string[]
  readonly changedBy: string
}

export async function insertPayChange(
  work: Work,
  { companyId, userId }: WorkerKey,
  { former, paysFrom, confirmTo, noticeTo, changedBy }: NewPayChange,
): Promise<Id<'payChange'>> {
  const payChangeId = newId<'payChange'>()
  const tokens: Tokens = { confirm: newToken(), stop: newToken() }
  const vault = await work.vault(companyId)
  await sql`
    insert into pay_change (company_id, client_id, pay_change_id, user_id, status, former_accounts, former_points,
                            former_statuses, former_kinds, former_amounts, confirm_to, notice_to, confirm_hash, stop_hash, tokens, changed_by,
                            changed_at, pays_from)
    values (${companyId}, ${work.clientId}, ${payChangeId}, ${userId}, ${waiting},
            ${former.map(({ accountId }) => accountId)}::uuid[],
            ${former.map(({ payBasisPoints }) => payBasisPoints)}::int[],
            ${former.map(({ status }) => status)}::text[], ${former.map(({ payKind }) => payKind)}::text[],
            ${former.map(({ payAmount }) => payAmount)}::bigint[], ${confirmTo}, ${[...noticeTo]}::text[],
            ${tokenHash(tokens.confirm)}, ${tokenHash(tokens.stop)},
            ${vault.seal('pay_change.tokens', payChangeId, new Secret(JSON.stringify(tokens)))}, ${changedBy},
            ${isoInstant(work.now)}, ${isoInstant(paysFrom)})`.execute(work.db)
  return payChangeId
}

/** Only from the status that was read; the worker is locked. */
export async function setPayChangeStatus(
  tx: Tx,
  companyId: Id<'company'>,
  { payChangeId, from, to }: { payChangeId: string; from: PayChangeStatus; to: PayChangeStatus },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update pay_change set status = ${to}, decided_at = ${isoInstant(tx.now)}
    where company_id = ${companyId} and client_id = ${tx.clientId} and pay_change_id = ${payChangeId}
      and status = ${from}`.execute(tx.db)
  return numAffectedRows > 0n
}

/** Until when pay goes where it went before; undefined when nothing waits. */
export async function payWaitsUntil(tx: Tx, { companyId, userId }: WorkerKey): Promise<Instant | undefined> {
  const { rows } = await sql<{ until: Instant }>`
    select pays_from as until from pay_change
    where company_id = ${companyId} and client_id = ${tx.clientId} and user_id = ${userId}
      and status = ${waiting} and pays_from > ${isoInstant(tx.now)}`.execute(tx.db)
  return rows[0]?.until
}
