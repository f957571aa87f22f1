import type { FastifyReply, FastifyRequest } from 'fastify'
import { shareOf } from '../dispatch/client-pool.ts'
import { fairQueue } from '../dispatch/fair-queue.ts'
import type { Caller } from '../domain/access/caller.ts'
import { Problem } from '../kernel/problem.ts'
import { authenticate } from '../store/access/authenticate.ts'
import { Braked } from '../store/access/wrong-secrets.ts'
import { REQUEST } from '../store/database/limits.ts'
import { credentialsOf, expectOneHeader, unauthorized } from './auth.ts'
import { networkOfRequest } from './networks.ts'
import type { ServerParts } from './parts.ts'
import { sessionCaller } from './sessions.ts'

/**
 * Tells callers by their session or their credentials. Networks take turns at the latter, so that a crowd from one does
 * not keep the others out, and one that guesses is told to wait.
 */
export function recognition(parts: ServerParts) {
  const { dispatch, pepper, settings } = parts
  const { PURSER_POOL_SIZE: size, PURSER_WRONG_SECRETS: wrong } = settings
  const queue = fairQueue({ slots: size, share: shareOf(size), waiting: WAITING, within: REQUEST.connect })
  const seen = acquaintances()

  return async (request: FastifyRequest, reply: FastifyReply): Promise<Caller> => {
    expectOneHeader(request.raw.rawHeaders)
    const signedIn = await sessionCaller(parts, request)
    if (signedIn) return signedIn
    const credentials = credentialsOf(request.headers.authorization) ?? unauthorized()
    const network = networkOfRequest(request)
    const who = `${credentials.accountId}\n${network}`
    // Who came in from there before is not kept out by neighbors that guess at others.
    const perNetwork = seen.has(who) ? UNBOUNDED : wrong * ACCOUNTS
    const turn = await queue.enter(network)
    try {
      const caller = await authenticate(dispatch.pool, {
        ...credentials,
        pepper,
        network,
        perAccount: wrong,
        perNetwork,
      })
      if (caller) seen.add(who)
      return caller ?? unauthorized()
    } catch (error) {
      if (!(error instanceof Braked)) throw error
      reply.header('Retry-After', String(error.seconds))
      throw new Problem(429, 'Too many wrong credentials; try again after Retry-After seconds')
    } finally {
      turn.leave()
    }
  }
}

const WAITING = 5_000
/** A network may guess wrong at so many accounts as much as at one. */
const ACCOUNTS = 5
const UNBOUNDED = 2 ** 31 - 1

const KEPT = 3_600_000
const MOST = 10_000

/** Accounts that came in from a network within the last hour, in this process. */
function acquaintances() {
  const until = new Map<string, number>()
  return {
    has: (who: string): boolean => (until.get(who) ?? 0) > Date.now(),
    add(who: string): void {
      until.delete(who)
      until.set(who, Date.now() + KEPT)
      // In the order in which they came in last: the first is the oldest.
      if (until.size > MOST) until.delete(until.keys().next().value!)
    },
  }
}
