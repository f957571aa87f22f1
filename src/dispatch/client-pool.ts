import type pg from 'pg'
import type { Remembered } from '../store/database/opening.ts'
import type { Groups, SharedConnections } from '../store/database/shared.ts'
import { fairQueue } from './fair-queue.ts'

/**
 * The connections of requests, shared out by client: however much one of them sends, some are left for the others, and
 * who waits is served in turn, client by client.
 */
export interface ClientPool {
  /** For one request, whose first transaction reads again what was remembered of the caller. */
  of(clientId: string, remembered?: Remembered): SharedConnections
}

export interface Sharing {
  readonly size: number
  /** How many of one client's may wait. */
  readonly waiting: number
  /** Milliseconds that one may wait. */
  readonly within: number
}

export function clientPool(pool: pg.Pool, { size, waiting, within }: Sharing): ClientPool {
  const queue = fairQueue({ slots: size, share: shareOf(size), waiting, within })
  const groups: Groups = new Map()
  return {
    of: (clientId, remembered) => ({
      groups,
      hasty: remembered ? { remembered } : {},
      async connect() {
        const turn = await queue.enter(clientId)
        try {
          return onRelease(await pool.connect(), turn.leave)
        } catch (error) {
          turn.leave()
          throw error
        }
      },
    }),
  }
}

/** A quarter is left for others, at least one; of a single connection nothing can be left. */
export const shareOf = (size: number): number => Math.max(1, size - Math.max(1, Math.floor(size / 4)))

/** The same connection, so that what is kept by connection stays found; the pool renews `release` at each turn. */
function onRelease(connection: pg.PoolClient, then: () => void): pg.PoolClient {
  const { release } = connection
  connection.release = (error) => {
    release.call(connection, error)
    then()
  }
  return connection
}
