import { easternDay } from '../kernel/dates.ts'
import type { Id } from '../kernel/ids.ts'
import { faultWords } from '../kernel/problem.ts'
import { arrive, goOnTo } from '../store/agenda/clock.ts'
import { MEETING, type NextOnTheWay } from '../store/agenda/search.ts'
import { inTransaction, inTransactionWith } from '../store/database/transaction.ts'
import { pause, perform, type RunnerParts } from './perform.ts'

/** What else a travel brings about before it ends, such as one attempt at each waiting webhook delivery. */
export type AfterTravel = (clientId: Id<'client'>) => Promise<void>

/**
 * Takes a client to its travel_to: row by row, each at its time. Everything it knows is in Postgres, so that any process
 * can go on where another was killed; two that travel for the same client only wait for each other's locks. False when
 * told to stop on the way.
 */
export async function travel(
  parts: RunnerParts,
  clientId: Id<'client'>,
  { after, stopped }: { readonly after: readonly AfterTravel[]; readonly stopped: () => boolean },
): Promise<boolean> {
  while (!stopped()) {
    const place = await step(parts, clientId)
    if (place === 'leased') await pause(20)
    if (place !== 'none') continue
    for (const hook of after) await hook(clientId).catch((error) => logged(parts, clientId, error))
    if (await inTransaction(parts.pool, clientId, { access: 'read write' }, arrive)) return true
  }
  return false
}

/** Runs the next row at its time, and the clock goes on to it in the same transaction. */
async function step(parts: RunnerParts, clientId: Id<'client'>): Promise<'here' | 'leased' | 'none'> {
  let place: 'here' | 'leased' | 'none' = 'here'
  await perform(parts, (begin) =>
    inTransactionWith(parts.pool, clientId, MEETING, async (tx, met: NextOnTheWay) => {
      if (met.agendaId === null) place = 'none'
      else if (met.leased) place = 'leased'
      else if (met.held) {
        const { readyAt } = met
        return begin({ ...tx, now: readyAt, today: easternDay(readyAt) }, met, () => goOnTo(tx, met))
      }
      return undefined
    }),
  )
  return place
}

function logged({ log }: RunnerParts, clientId: Id<'client'>, error: unknown): void {
  log.error({ clientId, error: faultWords(error) }, 'after travel')
}
