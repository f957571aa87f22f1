import type { AddressFacts } from '../../domain/pay/facts.ts'
import type { WorkerKey } from '../../domain/people/worker.ts'
import type { Day } from '../../kernel/dates.ts'
import type { Tx } from '../database/transaction.ts'

/** Where the person lives (home) or works from (remote), from a day on. */
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
}
