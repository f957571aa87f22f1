import type { z } from 'zod'
import { instant } from '../../kernel/dates.ts'
import type { Tx } from '../../store/database/transaction.ts'
import type { travelReply } from '../../wire/clock.ts'
import { happenedOnTravel } from './happened.ts'

type TravelReply = z.output<typeof travelReply>

/** The reply of an operation that waits for the travel: with what happened, also so far when the travel goes on. */
export async function travelled(
  tx: Tx,
  { clock, ...reply }: TravelReply,
  isDone: boolean,
): Promise<TravelReply | undefined> {
  // A twin that came later reads what the first was answered.
  if (reply.happened) return undefined
  const happened = await happenedOnTravel(tx, instant(Date.parse(clock.now)))
  return { clock: isDone ? clock : { ...clock, status: 'travelling' }, ...happened }
}
