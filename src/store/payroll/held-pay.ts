import { sql } from 'kysely'
import { accountMachine, USABLE } from '../../domain/money/account.ts'
import type { SplitKind } from '../../domain/pay/pay-split.ts'
import { payChangeMachine } from '../../domain/people/pay-change.ts'
import type { WorkerKey } from '../../domain/people/worker.ts'
import { type Instant, isoInstant } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { oneOf } from '../database/states.ts'
import type { Tx } from '../database/transaction.ts'

const deactivated = sql.lit(accountMachine.state.deactivated)
const waiting = sql.lit(payChangeMachine.state.waiting)

export interface HeldPay {
  readonly user_id: string
  /** Until when pay goes where it went before. */
  readonly until: Instant
  /** Null where nothing that pay went to can be paid into: by Check. */
  readonly user_bank_account_id: string | null
  readonly pay_kind: SplitKind
  readonly pay_basis_points: number
  readonly pay_amount: bigint
}

/**
 * Whose changed accounts wait, and where their pay goes meanwhile: a row for each account. What was put away with the
 * change is paid into as before; what the bank closed is not. Read by an index of those that wait.
 */
export async function heldPay(
  tx: Tx,
  {
    companyId,
    among,
  }: { readonly companyId: Id<'company'>; readonly among: ReturnType<typeof sql<boolean>> },
): Promise<readonly HeldPay[]> {
  const { rows } = await sql<HeldPay>`
    select c.user_id, c.pays_from as until, a.user_bank_account_id, coalesce(f.kind, 'percent') as pay_kind,
           coalesce(f.points, 0) as pay_basis_points, coalesce(f.amount, 0) as pay_amount
    from pay_change c
    left join lateral unnest(c.former_accounts, c.former_points, c.former_statuses, c.former_kinds, c.former_amounts)
      with ordinality as f(id, points, was, kind, amount, place) on true
    left join user_bank_account a on a.company_id = c.company_id and a.user_bank_account_id = f.id
      and (a.status in ${oneOf(USABLE)} or (a.status = ${deactivated} and f.was in ${oneOf(USABLE)}))
    where c.company_id = ${companyId} and ${among} and c.status = ${waiting} and c.pays_from > ${isoInstant(tx.now)}
    order by c.user_id, f.place`.execute(tx.db)
  return rows
}

/** Of one worker: until when, and what may be paid into meanwhile; undefined when nothing waits. */
export async function heldOf(
  tx: Tx,
  { companyId, userId }: WorkerKey,
): Promise<{ readonly until: Instant; readonly accountIds: readonly string[] } | undefined> {
  const rows = await heldPay(tx, { companyId, among: sql<boolean>`c.user_id = ${userId}` })
  const [first] = rows
  const accountIds = rows.flatMap(({ user_bank_account_id: id }) => (id === null ? [] : [id]))
  return first && { until: first.until, accountIds }
}
