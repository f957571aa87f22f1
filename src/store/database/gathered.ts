import type { Tx } from './transaction.ts'

interface Batch<Found> {
  readonly ids: Set<string>
  readonly found: Promise<ReadonlyMap<string, Found>>
}

/** By connection, and by what is asked for: of the transaction that it has in this turn of the loop. */
const batches = new WeakMap<Tx['db'], Map<string, Batch<unknown>>>()

/**
 * One of a kind. Requests that share a transaction come to the same question in the same turn of the loop, each with an id of
 * its own: one statement asks for all of them. A request that shares with nobody asks at once, for its own.
 */
export async function gathered<Found>(
  tx: Tx,
  { kind, id }: { readonly kind: string; readonly id: string },
  ask: (ids: readonly string[]) => Promise<ReadonlyMap<string, Found>>,
): Promise<Found | undefined> {
  if (!tx.isShared) return (await ask([id])).get(id)
  const kinds = batches.get(tx.db) ?? new Map<string, Batch<unknown>>()
  batches.set(tx.db, kinds)
  let batch = kinds.get(kind) as Batch<Found> | undefined
  if (!batch) {
    const ids = new Set<string>()
    const found = new Promise<void>((resolve) => process.nextTick(resolve)).then(() => {
      kinds.delete(kind)
      return ask([...ids])
    })
    batch = { ids, found }
    kinds.set(kind, batch)
  }
  batch.ids.add(id)
  return (await batch.found).get(id)
}
