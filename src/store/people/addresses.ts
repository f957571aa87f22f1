import { sql } from 'kysely'
import type { AddressFacts } from '../../domain/pay/facts.ts'
import type { WorkerKey } from '../../domain/people/worker.ts'
import type { Day } from '../../kernel/dates.ts'
import type { Tx } from '../database/transaction.ts'
import { keepPlaces } from './kept-places.ts'

/** Where the person, whom the caller has locked, lives (home) or works from (remote), from a day on. */
export async function saveAddress(
  tx: Tx,
  { companyId, userId }: WorkerKey,
  given: { readonly kind: 'home' | 'remote'; readonly from: Day; readonly address: AddressFacts },
): Promise<void> {
  const { address1, address2, city, state, zipcode } = given.address
  const place = { address1, address2, city, state, zipcode }
  await tx.db
    .insertInto('worker_address')
    .values({
      company_id: companyId,
      client_id: tx.clientId,
      user_id: userId,
      kind: given.kind,
      effective_from: given.from,
      ...place,
    })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'user_id', 'kind', 'effective_from']).doUpdateSet(place),
    )
    .execute()
  await keepPlaces(tx, companyId, [userId])
}

/** The state of the address that a person works from on a day, where one is known. */
export async function remoteStateOn(
  tx: Tx,
  { companyId, userId }: WorkerKey,
  on: Day,
): Promise<string | undefined> {
  const { rows } = await sql<{ state: string }>`
    select state from worker_address
    where company_id = ${companyId} and client_id = ${tx.clientId} and user_id = ${userId} and kind = 'remote'
    order by effective_from <= ${on} desc, abs(effective_from - ${on}::date) limit 1`.execute(tx.db)
  return rows[0]?.state
}
