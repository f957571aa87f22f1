import type pg from 'pg'
import { type AgendaRow, renewLease } from '../store/agenda/row.ts'

/** Seconds for which a row stays with a process that no longer says that it is there. */
export const LEASE = 10

export interface Lease {
  readonly row: AgendaRow
  /** Seconds that it lasts without a heartbeat. */
  readonly seconds: number
  /** Seconds after which a call has failed. */
  readonly limit: number
}

/**
 * Calls the outside and says three times a lease that it still does: another process takes the row over soon after this
 * one is gone, and not before. Fails when the call takes too long, or when the row is no longer ours: the signal then
 * tells the call to leave off.
 */
export async function underLease<T>(
  pool: pg.Pool,
  { row, seconds, limit }: Lease,
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const over = new AbortController()
  const givenUp = new Promise<never>((_, reject) => {
    over.signal.addEventListener('abort', () => reject(over.signal.reason as Error))
  })
  let isAsking = false
  const beat = async () => {
    if (isAsking) return
    isAsking = true
    // A database that is away answers nothing; the row is then nobody else's either.
    const isOurs = await renewLease(pool, row, seconds).catch(() => true)
    isAsking = false
    if (!isOurs) over.abort(new Error('someone else does this by now'))
  }
  const beats = setInterval(() => void beat(), (seconds * 1000) / 3)
  const end = setTimeout(() => over.abort(new Error(`no answer after ${limit} seconds`)), limit * 1000)
  try {
    return await Promise.race([call(over.signal), givenUp])
  } finally {
    clearInterval(beats)
    clearTimeout(end)
  }
}
