import type { FastifyReply, FastifyRequest } from 'fastify'
import { shareOf } from '../dispatch/client-pool.ts'
import { fairQueue } from '../dispatch/fair-queue.ts'
import type { Caller, KeyCaller } from '../domain/access/caller.ts'
import { Problem } from '../kernel/problem.ts'
import { authenticate, type Remembering, rememberedKey, secretHash } from '../store/access/authenticate.ts'
import { Braked } from '../store/access/wrong-secrets.ts'
import { credentialsOf, expectOneHeader, unauthorized } from './auth.ts'
import { networkOfRequest } from './networks.ts'
import type { ServerParts } from './parts.ts'
import { once } from './reference/once.ts'
import { expectOwnPage, sessionCaller } from './sessions.ts'
import type { Unproven } from './traced.ts'

/**
 * Tells callers by their session or their credentials. Networks take turns at the latter, so that a crowd from one does
 * not keep the others out, and one that guesses is told to wait.
 */
export function recognition(parts: ServerParts) {
  const { dispatch, pepper, settings } = parts
  const { PURSER_POOL_SIZE: size, PURSER_TURN_TIMEOUT: within, PURSER_WRONG_SECRETS: wrong } = settings
  const queue = fairQueue({ slots: size, share: shareOf(size), waiting: WAITING, within })
  const seen = lately<true>()
  const keys = lately<{ readonly caller: KeyCaller; readonly remembered: Remembering }>()

  const read = async ({ credentials, network, who, name }: Shown, reply: FastifyReply): Promise<Caller> => {
    // Who came in from there before is not kept out by neighbors that guess at others.
    const perNetwork = seen.get(who) ? UNBOUNDED : wrong * ACCOUNTS
    const turn = await queue.enter(network)
    try {
      const given = { ...credentials, pepper, network, perAccount: wrong, perNetwork }
      const caller = (await authenticate(dispatch.pool, given)) ?? unauthorized()
      seen.add(who, true)
      keys.add(name, { caller, remembered: rememberedKey(name, given, caller) })
      return caller
    } catch (error) {
      keys.drop(name)
      if (!(error instanceof Braked)) throw error
      reply.header('Retry-After', String(error.seconds))
      throw new Problem(429, 'Too many wrong credentials; try again after Retry-After seconds')
    } finally {
      turn.leave()
    }
  }

  /** `name` holds the secret as it is kept, never as it was sent. */
  const shownBy = (request: FastifyRequest): Shown => {
    expectOwnPage(settings, request)
    const credentials = credentialsOf(request.headers.authorization) ?? unauthorized()
    const network = networkOfRequest(request)
    const who = `${credentials.accountId}\n${network}`
    const hash = secretHash({ secret: credentials.secret, pepper }).toString('base64')
    return { credentials, network, who, name: `${who}\n${hash}` }
  }

  return {
    /** Read now. */
    async now(request: FastifyRequest, reply: FastifyReply): Promise<Recognized> {
      expectOneHeader(request.raw.rawHeaders)
      return { caller: (await sessionCaller(parts, request)) ?? (await read(shownBy(request), reply)) }
    },
    /** The same; or whoever came in lately, to be read again with the first transaction of the request. */
    async soon(request: FastifyRequest, reply: FastifyReply): Promise<Recognized> {
      expectOneHeader(request.raw.rawHeaders)
      const signedIn = await sessionCaller(parts, request)
      if (signedIn) return { caller: signedIn }
      const shown = shownBy(request)
      const known = seen.get(shown.who) && keys.get(shown.name)
      if (!known) return { caller: await read(shown, reply) }
      const remembered = known.remembered(() => seen.add(shown.who, true))
      const { caller } = known
      return { caller, doubt: { caller, remembered, again: once(() => read(shown, reply)) } }
    },
  }
}

interface Recognized {
  readonly caller: Caller
  readonly doubt?: Unproven
}

interface Shown {
  readonly credentials: { readonly accountId: string; readonly secret: string }
  readonly network: string
  readonly who: string
  readonly name: string
}

const WAITING = 5_000
/** A network may guess wrong at so many accounts as much as at one. */
const ACCOUNTS = 5
const UNBOUNDED = 2 ** 31 - 1

const KEPT = 3_600_000
const MOST = 10_000

/** What is remembered for an hour, in this process, of whoever came in last. */
function lately<Kept>() {
  const kept = new Map<string, { readonly value: Kept; readonly until: number }>()
  return {
    get(name: string): Kept | undefined {
      const found = kept.get(name)
      return found && found.until > Date.now() ? found.value : undefined
    },
    add(name: string, value: Kept): void {
      kept.delete(name)
      kept.set(name, { value, until: Date.now() + KEPT })
      // In the order in which they came in last: the first is the oldest.
      if (kept.size > MOST) kept.delete(kept.keys().next().value!)
    },
    drop: (name: string): void => void kept.delete(name),
  }
}
