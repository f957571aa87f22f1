import { sql } from 'kysely'
import { payChangeMachine } from '../../domain/people/pay-change.ts'
import type { PayChangeNews } from '../../domain/people/pay-change-words.ts'
import { type Instant, instant, isoInstant } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { companiesAsked } from '../database/companies-asked.ts'
import { fullName } from '../database/full-name.ts'
import type { Tx } from '../database/transaction.ts'

const { state } = payChangeMachine
/** A list is for a person to read. */
const SHOWN = 100
/** How long a stopped change is listed. */
const LISTED = 14 * 86_400_000

/** Changes that wait, and those that were stopped of late. */
export async function payChangeNews(
  tx: Tx,
  companyIds: readonly Id<'company'>[],
): Promise<readonly (PayChangeNews & { readonly companyId: Id<'company'> })[]> {
  const { asked, same } = companiesAsked(companyIds)
  const { rows } = await sql<PayChangeNews & { companyId: Id<'company'> }>`
    select of_company.* from company k cross join lateral (
    select c.company_id as "companyId", ${fullName} as name, c.pays_from as until, c.changed_by as "changedBy",
           c.status = ${sql.lit(state.stopped)} as "isStopped"
    from pay_change c join worker w on w.company_id = c.company_id and w.user_id = c.user_id
    where c.company_id = ${same(sql`k`)} and c.client_id = ${tx.clientId}
      and ((c.status = ${sql.lit(state.waiting)} and c.pays_from > ${isoInstant(tx.now)})
        or (c.status = ${sql.lit(state.stopped)} and c.decided_at > ${isoInstant(instant(tx.now - LISTED))}))
    order by c.pay_change_id limit ${SHOWN}) of_company
    where k.company_id = ${asked} and k.client_id = ${tx.clientId}`.execute(tx.db)
  return rows
}

export async function loadStoppedChange(
  tx: Tx,
  { companyId, payChangeId }: { readonly companyId: Id<'company'>; readonly payChangeId: string },
): Promise<{ readonly worker: string; readonly changedBy: string; readonly on: Instant } | undefined> {
  const { rows } = await sql<{ worker: string; changedBy: string; on: Instant }>`
    select ${fullName} as worker, c.changed_by as "changedBy", c.changed_at as on
    from pay_change c join worker w on w.company_id = c.company_id and w.user_id = c.user_id
    where c.company_id = ${companyId} and c.client_id = ${tx.clientId} and c.pay_change_id = ${payChangeId}
      and c.status = ${sql.lit(state.stopped)}`.execute(tx.db)
  return rows[0]
}
