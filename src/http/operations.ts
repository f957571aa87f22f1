import { isDeepStrictEqual } from 'node:util'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type ClientPool, clientPool } from '../dispatch/client-pool.ts'
import { dispatch } from '../dispatch/dispatch.ts'
import { areaOf, nameOf } from '../dispatch/names.ts'
import { type Directory, operationOf } from '../dispatch/protocol.ts'
import { readRequest } from '../dispatch/read-request.ts'
import type { Heard, Request } from '../dispatch/request.ts'
import { ignoredHeader } from '../dispatch/request-options.ts'
import { joined } from '../kernel/joined.ts'
import { NoLonger } from '../store/database/opening.ts'
import { doorkeeper } from './doorkeeper.ts'
import { JSON_TYPE, problemFrom } from './errors.ts'
import type { ServerParts } from './parts.ts'
import type { Traced, Unproven } from './traced.ts'

/**
 * An operation that takes large bodies has a route of its own, so that its limit holds before a byte of the body is read.
 * All others share one, because each route costs every start. At an area's address the body names the operation, and
 * may be as large as the largest of them takes.
 */
export function operationRoutes(app: FastifyInstance, parts: ServerParts): void {
  const { PURSER_BODY_LIMIT: bodyLimit, PURSER_IMPORT_LIMIT: importLimit } = parts.settings
  const pool = sharedPool(parts)
  const options = {
    method: METHODS,
    bodyLimit,
    onRequest: doorkeeper(parts, 'soon'),
    handler: async (request: FastifyRequest, reply: FastifyReply) =>
      reply.type(JSON_TYPE).send(await answer(parts, pool, request, reply)),
  }
  const route = (place: Place) =>
    app.route({
      ...options,
      url: `/${[place.area, place.method].filter(Boolean).join('/')}`,
      bodyLimit: importLimit,
      config: { place },
    })
  const large = parts.directory.operations.filter(
    (operation) => 'run' in operation && operation.large === true,
  )
  for (const operation of large) {
    route({ area: areaOf(operation.address), method: nameOf(operation) })
  }
  for (const area of new Set(large.map(({ address }) => areaOf(address)))) route({ area })
  app.route({ ...options, url: '/:area' })
  app.route({ ...options, url: '/:area/:method' })
}

/** Whatever a method is, it is answered: by its operation, or by 405. */
export const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD']

const sharedPool = ({ dispatch: { pool }, settings }: ServerParts): ClientPool =>
  clientPool(pool, {
    size: settings.PURSER_POOL_SIZE,
    waiting: settings.PURSER_CLIENT_CONCURRENCY,
    within: settings.PURSER_TURN_TIMEOUT,
  })

async function answer(
  parts: ServerParts,
  pool: ClientPool,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  const traced = request as Traced
  const { doubt } = traced
  try {
    const text = await answerTo(parts, pool, traced, reply)
    // A refusal that is answered like a success, before anything was asked of the database.
    if (doubt && !doubt.remembered.isProven) await doubt.again()
    return text
  } catch (error) {
    if (!doubt || !(error instanceof NoLonger)) throw error
    traced.caller = await doubt.again()
    delete traced.doubt
    return answerTo(parts, pool, traced, reply)
  }
}

async function answerTo(
  parts: ServerParts,
  pool: ClientPool,
  request: Traced,
  reply: FastifyReply,
): Promise<string> {
  const { directory, settings } = parts
  const { doubt } = request
  const caller = request.caller!
  const heard: Heard = { ignored: [] }
  const heavy = parts.dispatch.heavy && surely(parts.dispatch.heavy, doubt)
  const dispatching = joined(parts.dispatch, {
    pool: pool.of(caller.clientId, doubt?.remembered),
    onReplay: () => {
      heard.isReplay = true
    },
    ...(heavy ? { heavy: joined(heavy, { run: (asked: Request) => heavy.run(asked, heard) }) } : {}),
  })
  const arrived = {
    bytes: (request.body as Buffer | undefined) ?? NOTHING,
    verb: request.method,
    headers: request.headers,
    caller,
    requestId: request.id,
    ...placeOf(request),
  }
  try {
    if (arrived.bytes.length > LARGE && heavy) {
      // What the address alone decides is decided here, with the header that a wrong verb is answered with.
      if (arrived.method) operationOf(directory, { ...arrived, body: undefined })
      return await heavy.read(arrived, heard)
    }
    return await dispatch(dispatching, readRequest({ directory, settings }, arrived, heard))
  } finally {
    const { address, companyId, isReplay } = heard
    if (address) request.address = address
    if (companyId || isReplay)
      request.trace = { ...(companyId ? { companyId } : {}), ...(isReplay ? { isReplay } : {}) }
    if (heard.ignored.length > 0) reply.header('Purser-Ignored', ignoredHeader(heard.ignored))
    reply.headers(queueHeaders(heard, heavy?.count(caller.clientId) ?? 0))
  }
}

/** The heavy thread has a pool of its own: whoever was only remembered is read again before it is asked. */
function surely(heavy: Heavy, doubt: Unproven | undefined): Heavy {
  if (!doubt) return heavy
  const proven = async () => {
    if (doubt.remembered.isProven) return
    doubt.remembered.isProven = isDeepStrictEqual(await doubt.again(), doubt.caller)
    if (!doubt.remembered.isProven) throw new NoLonger()
  }
  return joined<Heavy, Pick<Heavy, 'run' | 'read'>>(heavy, {
    run: (...asked) => proven().then(() => heavy.run(...asked)),
    read: (...asked) => proven().then(() => heavy.read(...asked)),
  })
}

type Heavy = NonNullable<ServerParts['dispatch']['heavy']>

/**
 * A reply cannot be begun twice, so one that waits says its place when it is answered; how many wait now stands on every
 * other reply to the same client.
 */
const queueHeaders = ({ place }: Heard, waiting: number): Record<string, string> => ({
  ...(place === undefined ? {} : { 'Purser-Queue-Place': String(place) }),
  ...(waiting === 0 ? {} : { 'Purser-Queue': String(waiting) }),
})

/** Bytes that take a millisecond or more to parse and check: others would wait for it. */
const LARGE = 131_072

interface Place {
  readonly area: string
  readonly method?: string
}

/** By its own route, or by the one for whatever has none. */
const placeOf = (request: FastifyRequest): Place =>
  (request.routeOptions.config as { readonly place?: Place }).place ?? ((request.params ?? {}) as Place)

/** Which operation a request is for, as far as it is known. */
export function addressOf(request: FastifyRequest): string {
  const { area, method } = placeOf(request)
  return (request as Traced).address ?? `${area}/${method}`
}

/** What is wrong with the body of an operation that answers its own refusals, from an authenticated caller. */
export function shapedRefusal(known: Directory, request: FastifyRequest, error: unknown): string | undefined {
  const { caller } = request as Traced
  const operation = known.at(addressOf(request))
  const problem = problemFrom(error)
  if (!caller || !operation?.refusalReply || !REFUSED.includes(problem.code)) return undefined
  return JSON.stringify(operation.refusalReply(problem))
}

/** Malformed, a reused key, too large, not JSON. A wrong verb, the rate limit and our own faults keep their status. */
const REFUSED: readonly number[] = [400, 409, 413, 415]

const NOTHING = Buffer.alloc(0)
