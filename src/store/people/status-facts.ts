import { sql } from 'kysely'
import { kybMachine } from '../../domain/company/kyb.ts'
import { GONE } from '../../domain/money/account.ts'
import { type StatusFacts, type UserStatus, userMachine } from '../../domain/people/user-status.ts'
import { isoInstant } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { oneOf } from '../database/states.ts'
import type { Tx } from '../database/transaction.ts'

const active = sql.lit(userMachine.state.Active)

export interface SettledWorker extends StatusFacts {
  readonly userId: Id<'user'>
  readonly status: UserStatus
}

/** What the status of these users depends on (without ids, of the whole company), in one statement. */
export async function loadStatusFacts(
  tx: Tx,
  companyId: Id<'company'>,
  userIds?: readonly Id<'user'>[],
  manner: 'locked' | 'unlocked' = 'locked',
): Promise<readonly SettledWorker[]> {
  const { rows } = await sql<SettledWorker>`
    select w.user_id as "userId", w.status, w.worker_type as "workerType", w.kyc_status as "kycStatus",
           w.was_verified as "wasVerified",
           w.terms_accepted_at is not null as "acceptedTerms", c.kyb_status = ${sql.lit(kybMachine.state.passed)} as "companyVerified",
           wage.payment_method is not null as "hasWage",
           coalesce(wage.payment_method = 'Direct Deposit', false) as "paidByDirectDeposit",
           exists (select from worker_w4 f where f.company_id = ${companyId} and f.user_id = w.user_id) as "hasW4",
           exists (select from worker_exit e where e.company_id = ${companyId} and e.user_id = w.user_id
                     and e.ended_at is null) as "hasLeft",
           exists (select from user_bank_account a where a.company_id = ${companyId} and a.user_id = w.user_id
                     and a.status not in ${oneOf(GONE)}) as "hasBankAccount",
           w.payable_at is not null or w.status = ${active} as "wasPayable"
    from worker w
    join company c on c.company_id = w.company_id
    left join lateral (
      select payment_method from worker_wage g
      where g.company_id = ${companyId} and g.user_id = w.user_id
      order by effective_from <= ${tx.today}::date desc, abs(effective_from - ${tx.today}::date)
      limit 1) wage on true
    where w.company_id = ${companyId} and w.client_id = ${tx.clientId}
      ${userIds ? sql`and w.user_id = any(${[...userIds]}::uuid[])` : sql``}
    order by w.user_id ${manner === 'locked' ? sql`for no key update of w` : sql``}`.execute(tx.db)
  return rows
}

/** Writes the statuses that changed; each only from the status that was read. */
export async function saveStatuses(
  tx: Tx,
  companyId: Id<'company'>,
  changes: readonly { readonly userId: Id<'user'>; readonly from: UserStatus; readonly to: UserStatus }[],
): Promise<void> {
  await sql`
    update worker w set status = s.to_status,
      payable_at = case when s.to_status = ${active} then coalesce(w.payable_at, ${isoInstant(tx.now)}) else w.payable_at end
    from unnest(${changes.map((c) => c.userId)}::uuid[], ${changes.map((c) => c.from)}::text[],
                ${changes.map((c) => c.to)}::text[]) as s(user_id, from_status, to_status)
    where w.company_id = ${companyId} and w.user_id = s.user_id and w.status = s.from_status`.execute(tx.db)
}
