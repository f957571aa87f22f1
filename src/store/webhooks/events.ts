import { sql } from 'kysely'
import { type Instant, isoInstant } from '../../kernel/dates.ts'
import type { Tx } from '../database/transaction.ts'

/** Events are shown for so long, in real time; the sweeper removes them, with their deliveries. */
const DAYS = 30
/** A test event is for one endpoint's eyes: it is no news of a record. */
export const TEST_FAMILY = 'Test'

export interface EventRow {
  readonly position: bigint
  readonly body: string
}

export interface EventFilter {
  readonly since?: Instant | undefined
  readonly companyId?: string | undefined
  readonly eventId?: string | undefined
  readonly after?: bigint
  readonly atMost?: number
  readonly isNewestFirst?: boolean
}

/** Numbered events in order. `since` is the client's time, as the events show it. */
export async function listEvents(
  tx: Tx,
  { since, companyId, eventId, after, atMost, isNewestFirst = false }: EventFilter,
): Promise<readonly EventRow[]> {
  const query = tx.db
    .selectFrom('event')
    .select(['position', 'body'])
    .where('client_id', '=', tx.clientId)
    .where('position', '>', 0n)
    .$if(after !== undefined, (q) => q.where('position', isNewestFirst ? '<' : '>', after!))
    .where('family', '<>', TEST_FAMILY)
    .where('recorded_at', '>', sql<Instant>`now() - make_interval(days => ${DAYS})`)
    .$if(since !== undefined, (q) =>
      q.where('occurred_at', '>=', sql<Instant>`${isoInstant(since!)}::timestamptz`),
    )
    .$if(companyId !== undefined, (q) => q.where('company_id', '=', companyId!))
    .$if(eventId !== undefined, (q) => q.where('event_id', '=', eventId!))
    .$if(atMost !== undefined, (q) => q.limit(atMost!))
    .orderBy('position', isNewestFirst ? 'desc' : 'asc')
  return (await query.execute()) as EventRow[]
}
