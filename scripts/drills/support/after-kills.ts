import type pg from 'pg'
import { asked } from './ask.ts'
import { FIRST } from './ground.ts'
import { within } from './load.ts'
import type { Receiver } from './receiver.ts'

/** A write that was answered 200, under its idempotency key. */
export interface Acknowledged {
  readonly key: string
  readonly body: object
  readonly text: string
}

/** What the receiver got of the events that were written. */
export interface Told {
  readonly events: number
  readonly missing: number
  readonly outOfOrder: number
  /** Delivered again, with the same bytes. */
  readonly again: number
  /** Delivered again with other bytes. */
  readonly changed: number
}

const DELIVERY_PATIENCE = 90_000

export async function toldOf(owner: pg.Pool, receiver: Receiver): Promise<Told> {
  const written = () =>
    owner.query<{ id: string; entity: string; seq: number }>(
      'select event_id as id, entity_id as entity, seq::int as seq from event order by seq',
    )
  const arrived = () => new Set(receiver.letters.map(({ id }) => id))
  await within(DELIVERY_PATIENCE, async () => {
    const [{ rows }, got] = [await written(), arrived()]
    return rows.every(({ id }) => got.has(id))
  })
  const { rows } = await written()
  const got = arrived()
  return {
    events: rows.length,
    missing: rows.filter(({ id }) => !got.has(id)).length,
    outOfOrder: outOfOrder(rows, receiver),
    ...repeated(receiver),
  }
}

/** Of one record each first arrival comes after those of its earlier events. */
function outOfOrder(
  rows: readonly { id: string; entity: string; seq: number }[],
  { letters }: Receiver,
): number {
  const known = new Map(rows.map((row) => [row.id, row]))
  const [last, seen] = [new Map<string, number>(), new Set<string>()]
  let wrong = 0
  for (const { id } of letters) {
    const row = known.get(id)
    if (!row || seen.has(id)) continue
    seen.add(id)
    if ((last.get(row.entity) ?? 0) > row.seq) wrong += 1
    last.set(row.entity, row.seq)
  }
  return wrong
}

function repeated({ letters }: Receiver): { again: number; changed: number } {
  const first = new Map<string, string>()
  let [again, changed] = [0, 0]
  for (const { id, text } of letters) {
    const before = first.get(id)
    if (before === undefined) first.set(id, text)
    else if (before === text) again += 1
    else changed += 1
  }
  return { again, changed }
}

/** The same key and body again, one after the other: whether the answer is the same. */
export async function replayed(url: string, given: readonly Acknowledged[]): Promise<readonly boolean[]> {
  const same: boolean[] = []
  for (const { key, body, text } of given) {
    const reply = await asked(url, 'adminPortal/addUser', body, {
      client: FIRST,
      headers: { 'idempotency-key': key },
    })
    same.push(reply.status === 200 && reply.text === text)
  }
  return same
}
