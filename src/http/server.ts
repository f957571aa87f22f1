import { randomUUID } from 'node:crypto'
import type { Server as SecureServer } from 'node:https'
import { setTimeout } from 'node:timers/promises'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { type DispatchParts, dispatch } from '../dispatch/dispatch.ts'
import { checkMethod, type Directory, ignoredIn, operationOf } from '../dispatch/protocol.ts'
import type { Caller } from '../domain/access/caller.ts'
import { Problem } from '../kernel/problem.ts'
import type { Operation } from '../operations/declaration/operation.ts'
import type { Settings } from '../settings/settings.ts'
import { authenticate } from '../store/access/authenticate.ts'
import { credentialsOf, unauthorized } from './auth.ts'
import { answerBytes, answerError, JSON_TYPE, problemFrom } from './errors.ts'
import { frontPage } from './front.ts'
import { parseJson } from './json.ts'
import type { Metrics } from './metrics.ts'
import { rateLimit } from './rate-limit.ts'
import { ignoredHeader, requestOptions } from './request-options.ts'
import { certificateOf, renewing, type TlsCertificate } from './tls.ts'
import { versionOf } from './version.ts'

export interface ServerParts {
  readonly dispatch: DispatchParts
  readonly directory: Directory
  readonly settings: Settings
  readonly pepper: Buffer
  readonly log: Logger
  readonly isReady: () => Promise<boolean>
  readonly metrics?: Metrics
  /** Pages that need no credentials: the reference and its assets. */
  readonly pages?: (app: FastifyInstance) => void
}

/** The framework's part: sockets, limits, JSON, ids, headers and the error envelope. */
export function httpServer(parts: ServerParts): FastifyInstance {
  const certificate = certificateOf(parts.settings)
  const app = Fastify({
    logger: false,
    exposeHeadRoutes: false,
    bodyLimit: parts.settings.PURSER_BODY_LIMIT,
    ...transport(parts.settings, certificate),
    requestTimeout: parts.settings.PURSER_REQUEST_TIMEOUT,
    connectionTimeout: 0,
    keepAliveTimeout: 72_000,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // Clients that do send the fragment: a literal # or %23 in the path.
    rewriteUrl: (request) => (request.url ?? '/').replace(/^\/([A-Za-z]+)\/?(?:#|%23)/, '/$1/'),
    frameworkErrors: (error, request, reply) => {
      reply.headers(headersOf(request))
      void answerError(parts.log, request, reply, error)
    },
    clientErrorHandler: (error, socket) => {
      if (socket.writable) socket.end(answerBytes(error))
    },
  })
  if (certificate) renewCertificate(app, parts)
  acceptBodies(app)
  const stopping = drain(app, parts.settings.PURSER_DRAIN)
  everyReply(app, parts, stopping)
  app.setErrorHandler((error, request, reply) => {
    const shaped = shapedRefusal(parts.directory, request, error)
    return shaped === undefined
      ? answerError(parts.log, request, reply, error)
      : reply.code(200).type(JSON_TYPE).send(shaped)
  })
  app.setNotFoundHandler((request, reply) =>
    answerError(
      parts.log,
      request,
      reply,
      new Problem(404, `Unknown operation: ${request.url.split('?')[0]}`),
    ),
  )
  frontPage(app)
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_, reply) => {
    const ready = !stopping.begun && (await parts.isReady())
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' })
  })
  parts.metrics?.page(app)
  parts.pages?.(app)
  operationRoutes(app, parts)
  return app
}

/** Fastify's types tell an https server from an http one; from here on nobody cares. */
const transport = (
  settings: Settings,
  certificate: TlsCertificate | undefined,
): { http: ReturnType<typeof timeouts> } =>
  (certificate
    ? { https: { ...timeouts(settings), ...certificate, minVersion: 'TLSv1.2' } }
    : { http: timeouts(settings) }) as never

function renewCertificate(app: FastifyInstance, { settings, log }: ServerParts): void {
  const renewal = renewing(app.server as unknown as SecureServer, settings, log)
  app.addHook('onClose', async () => renewal.stop())
}

/** Node looks for late requests only now and then; a short limit needs a closer look. */
const timeouts = ({ PURSER_REQUEST_TIMEOUT: limit }: Settings) => ({
  requestTimeout: limit,
  headersTimeout: Math.min(limit, 30_000),
  connectionsCheckingInterval: Math.min(limit / 4, 10_000),
})

/** GET and DELETE carry bodies here; a missing content type is JSON; anything else is 415. */
function acceptBodies(app: FastifyInstance): void {
  for (const method of ['GET', 'DELETE']) app.addHttpMethod(method, { hasBody: true, overrideExisting: true })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, body, done) => {
    const type = request.headers['content-type']
    if (type === undefined || /^application\/([\w.+-]+\+)?json\s*(;|$)/i.test(type)) done(null, body)
    else done(new Problem(415, 'The body must be sent with Content-Type: application/json'))
  })
}

/**
 * A caller may write on a connection in the very moment in which an idle one is closed, and would lose the request. So
 * a stop begins with a while in which everything is still answered, each reply is the last of its connection, and
 * /readyz sends the proxies elsewhere; only what stayed idle all that time is closed.
 */
function drain(app: FastifyInstance, milliseconds: number): { begun: boolean } {
  const stopping = { begun: false }
  app.addHook('preClose', async () => {
    stopping.begun = true
    if (app.server.listening) await setTimeout(milliseconds)
  })
  return stopping
}

function everyReply(app: FastifyInstance, { log, metrics }: ServerParts, stopping: { begun: boolean }): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headersOf(request))
  })
  app.addHook('onSend', (_, reply, payload, done) => {
    if (stopping.begun) reply.header('Connection', 'close')
    done(null, payload)
  })
  app.addHook('onResponse', async (request, reply) => {
    const { operation, caller } = request as Traced
    metrics?.answered(operation?.address, reply.statusCode, reply.elapsedTime)
    log.info(
      {
        requestId: request.id,
        verb: request.method,
        operation: operation?.address,
        clientId: caller?.clientId,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    )
  })
}

const headersOf = (request: FastifyRequest) => ({ 'Request-Id': request.id, ...SECURITY_HEADERS })

type Traced = FastifyRequest & { operation?: Operation; caller?: Caller }

function operationRoutes(app: FastifyInstance, parts: ServerParts): void {
  const options = {
    method: ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'],
    bodyLimit: parts.settings.PURSER_IMPORT_LIMIT,
    onRequest: doorkeeper(parts),
    handler: async (request: FastifyRequest, reply: FastifyReply) =>
      reply.type(JSON_TYPE).send(await answer(parts, request, reply)),
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

async function answer(
  { dispatch: parts, directory, settings }: ServerParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  const { area, method } = request.params as { area: string; method?: string }
  const bytes = (request.body as Buffer | undefined) ?? NOTHING
  const raw = parseJson(bytes.toString('utf8'), settings.PURSER_JSON_DEPTH)
  const operation = operationOf(directory, {
    area,
    ...(method ? { method } : {}),
    verb: request.method,
    body: raw,
  })
  ;(request as Traced).operation = operation
  if (!operation.large && bytes.length > settings.PURSER_BODY_LIMIT) {
    throw new Problem(413, `The body is larger than ${settings.PURSER_BODY_LIMIT} bytes`)
  }
  checkMethod(operation, raw)
  // Told of the body, so a repeated request reads it again; and before anything is refused, which it may explain.
  const ignored = ignoredIn(operation, raw)
  if (ignored.length > 0) reply.header('Purser-Ignored', ignoredHeader(ignored))
  const wishes = requestOptions(operation, request.headers)
  return dispatch(parts, {
    operation,
    caller: (request as Traced).caller!,
    requestId: request.id,
    raw,
    ...wishes,
  })
}

/** What is wrong with the body of an operation that answers its own refusals, from an authenticated caller. */
function shapedRefusal(known: Directory, request: FastifyRequest, error: unknown): string | undefined {
  const { area = '', method = '' } = (request.params ?? {}) as { area?: string; method?: string }
  const { caller, operation = known.find(area, method) } = request as Traced
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
const SECURITY_HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
}
