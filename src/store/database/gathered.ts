import type { Tx } from './transaction.ts'

interface Batch<Item, Found> {
  readonly items: Item[]
  /** For each item, in its place. */
  readonly found: Promise<readonly Found[]>
}

/** By connection, and by what is asked for: of the transaction that it has in this turn of the loop. */
const batches = new WeakMap<Tx['db'], Map<string, Batch<unknown, unknown>>>()

/**
 * One of a kind. Requests that share a transaction come to the same statement in the same turn of the loop, each with an item
 * of its own, an id that it asks about or a row that it adds: one statement does it for all of them, and answers each item
 * in its place. A request that shares with nobody does it at once, for its own.
 */
export async function gathered<Item, Found>(
  tx: Tx,
  { kind, item }: { readonly kind: string; readonly item: Item },
  ask: (items: readonly Item[]) => Promise<readonly Found[]>,
): Promise<Found> {
  if (!tx.isShared) return (await ask([item]))[0]!
  const kinds = batches.get(tx.db) ?? new Map<string, Batch<unknown, unknown>>()
  batches.set(tx.db, kinds)
  let batch = kinds.get(kind) as Batch<Item, Found> | undefined
  if (!batch) {
    const items: Item[] = []
    const found = new Promise<void>((resolve) => process.nextTick(resolve)).then(() => {
      kinds.delete(kind)
      return ask(items)
    })
    batch = { items, found }
    kinds.set(kind, batch)
  }
  const place = batch.items.push(item) - 1
  return (await batch.found)[place]!
}
