import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { dispatch } from '../dispatch/dispatch.ts'
import { areaOf, nameOf } from '../dispatch/names.ts'
import { type Directory, operationOf } from '../dispatch/protocol.ts'
import { readRequest } from '../dispatch/read-request.ts'
import type { Heard } from '../dispatch/request.ts'
import { ignoredHeader } from '../dispatch/request-options.ts'
import type { Caller } from '../domain/access/caller.ts'
import { Problem } from '../kernel/problem.ts'
import type { Settings } from '../settings/settings.ts'
import { authenticate } from '../store/access/authenticate.ts'
import { credentialsOf, unauthorized } from './auth.ts'
import { JSON_TYPE, problemFrom } from './errors.ts'
import type { ServerParts } from './parts.ts'
import { rateLimit } from './rate-limit.ts'
import { versionOf } from './version.ts'

/** A request and what was learned of it on the way. */
export type Traced = FastifyRequest & { address?: string; caller?: Caller }

/**
 * Each operation has a route of its own, so that its limit holds before a byte of the body is read. At an area's address
 * the body names the operation, and may be as large as the largest of them takes.
 */
export function operationRoutes(app: FastifyInstance, parts: ServerParts): void {
  const { PURSER_BODY_LIMIT: ordinary, PURSER_IMPORT_LIMIT: large } = parts.settings
  const { operations } = parts.directory
  const options = {
    method: ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'],
    bodyLimit: ordinary,
    onRequest: doorkeeper(parts),
    handler: async (request: FastifyRequest, reply: FastifyReply) =>
      reply.type(JSON_TYPE).send(await answer(parts, request, reply)),
  }
  const route = (place: Place, isLarge: boolean) =>
    app.route({
      ...options,
      url: `/${[place.area, place.method].filter(Boolean).join('/')}`,
      bodyLimit: isLarge ? large : ordinary,
      config: { place },
    })
  for (const operation of operations) {
    route({ area: areaOf(operation.address), method: nameOf(operation) }, operation.large === true)
  }
  for (const area of new Set(operations.map(({ address }) => areaOf(address)))) {
    const own = operations.filter(({ address }) => areaOf(address) === area)
    route(
      { area },
      own.some((operation) => operation.large === true),
    )
  }
  app.route({ ...options, url: '/:area' })
  app.route({ ...options, url: '/:area/:method' })
}

/** Who calls, and how often, before a byte of the body is read. */
function doorkeeper(parts: ServerParts) {
  const limit = rateLimit(parts.settings.PURSER_RATE_LIMIT)
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isPrivate(parts.settings, request)) throw new Problem(400, 'Use HTTPS')
    const caller = await callerOf(parts, request)
    ;(request as Traced).caller = caller
    const { allowed, headers } = limit.take(caller.clientId, Date.now())
    reply.headers(headers)
    if (!allowed) throw new Problem(429, 'Too many requests; try again after Retry-After seconds')
    reply.header('Purser-Version', versionOf(request.headers['purser-version']))
  }
}

/** In production only by TLS: ours, or that of a proxy that terminated it and says so for every hop. */
const isPrivate = (settings: Settings, { headers }: FastifyRequest): boolean =>
  settings.PURSER_ENVIRONMENT !== 'production' ||
  settings.PURSER_TLS_CERT !== undefined ||
  (settings.PURSER_TRUST_PROXY === 'yes' &&
    /^https(\s*,\s*https)*$/i.test(String(headers['x-forwarded-proto'] ?? '')))

async function answer(parts: ServerParts, request: FastifyRequest, reply: FastifyReply): Promise<string> {
  const { dispatch: dispatching, directory, settings } = parts
  const heard: Heard = { ignored: [] }
  const arrived = {
    ...placeOf(request),
    bytes: (request.body as Buffer | undefined) ?? NOTHING,
    verb: request.method,
    headers: request.headers,
    caller: (request as Traced).caller!,
    requestId: request.id,
  }
  try {
    if (arrived.bytes.length > LARGE && dispatching.heavy) {
      // What the address alone decides is decided here, with the header that a wrong verb is answered with.
      if (arrived.method) operationOf(directory, { ...arrived, body: undefined })
      return await dispatching.heavy.read(arrived, heard)
    }
    return await dispatch(dispatching, readRequest({ directory, settings }, arrived, heard))
  } finally {
    if (heard.address) (request as Traced).address = heard.address
    if (heard.ignored.length > 0) reply.header('Purser-Ignored', ignoredHeader(heard.ignored))
  }
}

/** Bytes that take a millisecond or more to parse and check: others would wait for it. */
const LARGE = 131_072

interface Place {
  readonly area: string
  readonly method?: string
}

/** By its own route, or by the one for whatever has none. */
const placeOf = (request: FastifyRequest): Place =>
  (request.routeOptions.config as { readonly place?: Place }).place ?? ((request.params ?? {}) as Place)

/** What is wrong with the body of an operation that answers its own refusals, from an authenticated caller. */
export function shapedRefusal(known: Directory, request: FastifyRequest, error: unknown): string | undefined {
  const { area, method } = placeOf(request)
  const { caller, address = `${area}/${method}` } = request as Traced
  const operation = known.at(address)
  const problem = problemFrom(error)
  if (!caller || !operation?.refusalReply || !REFUSED.includes(problem.code)) return undefined
  return JSON.stringify(operation.refusalReply(problem))
}

/** Malformed, a reused key, too large, not JSON. A wrong verb, the rate limit and our own faults keep their status. */
const REFUSED: readonly number[] = [400, 409, 413, 415]

async function callerOf({ dispatch: parts, pepper }: ServerParts, request: FastifyRequest): Promise<Caller> {
  const credentials = credentialsOf(request.headers.authorization)
  const caller = credentials && (await authenticate(parts.pool, { ...credentials, pepper }))
  return caller ?? unauthorized()
}

const NOTHING = Buffer.alloc(0)
