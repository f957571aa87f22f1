import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { Problem } from '../kernel/problem.ts'
import type { Operation } from '../operations/operation.ts'
import type { Settings } from '../settings.ts'
import { authenticate, type Caller } from '../store/accounts.ts'
import { credentialsOf, unauthorized } from './auth.ts'
import { dispatch, type House } from './dispatch.ts'
import { parseJson } from './json.ts'
import { checkMethod, type Directory, operationOf, WrongVerb } from './protocol.ts'
import { rateLimit } from './rate-limit.ts'
import { versionOf } from './version.ts'

export interface ServerParts {
  readonly house: House
  readonly directory: Directory
  readonly settings: Settings
  readonly pepper: Buffer
  readonly log: Logger
  readonly isReady: () => Promise<boolean>
  /** Pages that need no credentials: the reference and its assets. */
  readonly pages?: (app: FastifyInstance) => void
}

/** The framework's part: sockets, limits, JSON, ids, headers and the error envelope. */
export function httpServer(parts: ServerParts): FastifyInstance {
  const app = Fastify({
    logger: false,
    exposeHeadRoutes: false,
    bodyLimit: parts.settings.PURSER_BODY_LIMIT,
    requestTimeout: parts.settings.PURSER_REQUEST_TIMEOUT,
    connectionTimeout: 0,
    keepAliveTimeout: 72_000,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // Clients that do send the fragment: a literal # or %23 in the path.
    rewriteUrl: (request) => (request.url ?? '/').replace(/^\/([A-Za-z]+)(?:#|%23)/, '/$1/'),
    frameworkErrors: (error, request, reply) => void answerError(parts, request, reply, error),
    clientErrorHandler: (_, socket) => {
      if (socket.writable) socket.end(BAD_BYTES)
    },
  })
  acceptBodies(app)
  everyReply(app, parts)
  app.setErrorHandler((error, request, reply) => answerError(parts, request, reply, error))
  app.setNotFoundHandler((request, reply) =>
    answerError(parts, request, reply, new Problem(404, `Unknown operation: ${request.url.split('?')[0]}`)),
  )
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_, reply) => {
    const ready = await parts.isReady()
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' })
  })
  parts.pages?.(app)
  operationRoutes(app, parts)
  return app
}

/** GET and DELETE carry bodies here; a missing content type is JSON; anything else is 415. */
function acceptBodies(app: FastifyInstance): void {
  for (const method of ['GET', 'DELETE']) app.addHttpMethod(method, { hasBody: true, overrideExisting: true })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (request, body, done) => {
    const type = request.headers['content-type']
    if (type === undefined || /^application\/([\w.+-]+\+)?json\s*(;|$)/i.test(type)) done(null, body)
    else done(new Problem(415, 'The body must be sent with Content-Type: application/json'))
  })
}

function everyReply(app: FastifyInstance, { log }: ServerParts): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'Request-Id': request.id, ...SECURITY_HEADERS })
  })
  app.addHook('onResponse', async (request, reply) => {
    const { operation, caller } = request as Traced
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

type Traced = FastifyRequest & { operation?: Operation; caller?: Caller }

function operationRoutes(app: FastifyInstance, parts: ServerParts): void {
  const limit = rateLimit(parts.settings.PURSER_RATE_LIMIT)
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const { area, method } = request.params as { area: string; method?: string }
    reply.header('Purser-Version', versionOf(request.headers['purser-version']))
    const caller = await callerOf(parts, request)
    ;(request as Traced).caller = caller
    const { allowed, headers } = limit.take(caller.clientId, Date.now())
    reply.headers(headers)
    if (!allowed) throw new Problem(429, 'Too many requests; try again after Retry-After seconds')

    const body = parseJson((request.body as string | undefined) ?? '', parts.settings.PURSER_JSON_DEPTH)
    const operation = operationOf(parts.directory, {
      area,
      ...(method ? { method } : {}),
      verb: request.method,
      body,
    })
    ;(request as Traced).operation = operation
    return reply.type(JSON_TYPE).send(await answer(parts, request, { operation, caller, body }))
  }
  const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD']
  const options = { method: methods, bodyLimit: parts.settings.PURSER_IMPORT_LIMIT, handler }
  app.route({ ...options, url: '/:area' })
  app.route({ ...options, url: '/:area/:method' })
}

async function answer(
  { house, settings }: ServerParts,
  request: FastifyRequest,
  { operation, caller, body }: { operation: Operation; caller: Caller; body: unknown },
): Promise<string> {
  if (!operation.large && ((request.body as string | undefined)?.length ?? 0) > settings.PURSER_BODY_LIMIT) {
    throw new Problem(413, `The body is larger than ${settings.PURSER_BODY_LIMIT} bytes`)
  }
  try {
    checkMethod(operation, body)
  } catch (error) {
    if (operation.refusalReply && error instanceof Problem)
      return JSON.stringify(operation.refusalReply(error))
    throw error
  }
  const key = request.headers['idempotency-key'] as string | undefined
  if (key !== undefined && !/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw new Problem(400, 'Idempotency-Key must be 1 to 255 visible ASCII characters')
  }
  return dispatch(house, {
    operation,
    clientId: caller.clientId,
    apiKeyId: caller.apiKeyId,
    seesSsn: caller.seesSsn,
    requestId: request.id,
    raw: body,
    dryRun: String(request.headers['dry-run'] ?? '').toLowerCase() === 'true',
    ...(key === undefined ? {} : { idempotencyKey: key }),
  })
}

async function callerOf({ house, pepper }: ServerParts, request: FastifyRequest): Promise<Caller> {
  const credentials = credentialsOf(request.headers.authorization)
  const caller = credentials && (await authenticate(house.pool, { ...credentials, pepper }))
  return caller ?? unauthorized()
}

function answerError({ log }: ServerParts, request: FastifyRequest, reply: FastifyReply, error: unknown) {
  const problem = error instanceof Problem ? error : frameworkProblem(error)
  if (problem.code >= 500) log.error({ requestId: request.id, error: describe(error) }, 'failed')
  if (problem.code === 401) reply.header('WWW-Authenticate', 'Basic realm="purser", charset="UTF-8"')
  if (problem instanceof WrongVerb) reply.header('Allow', problem.allow)
  const { code, message, details } = problem
  return reply
    .code(code)
    .type(JSON_TYPE)
    .send(JSON.stringify({ error: { code, message, ...(details.length > 0 ? { details } : {}) } }))
}

/** The framework's own refusals keep their status and get plain words; everything else is our fault. */
function frameworkProblem(error: unknown): Problem {
  const { statusCode, code } = error as { statusCode?: number; code?: string }
  const words: Record<number, string> = {
    400: 'The request is malformed',
    408: 'The request did not arrive in time',
    413: 'The body is too large',
    414: 'The address is too long',
    415: 'The body must be sent with Content-Type: application/json',
  }
  const known = statusCode !== undefined && statusCode < 500 ? words[statusCode] : undefined
  if (known) return new Problem(statusCode!, known)
  return code !== undefined && UNAVAILABLE.test(code)
    ? new Problem(503, 'The service is not ready; try again')
    : new Problem(500, 'Internal error; quote the Request-Id when reporting it')
}

/** The database is away: connection refused or lost, shutting down, starting up, too many connections. */
const UNAVAILABLE = /^(ECONN|ENOENT|EPIPE|57P0|08|53300)/

/** Names and codes, never values: a driver's error may quote a row. */
function describe(error: unknown): Record<string, unknown> {
  const { name, message, code, constraint, stack } = error as Error & { code?: string; constraint?: string }
  return code ? { name, code, constraint, stack: stack?.split('\n').slice(1) } : { name, message, stack }
}

const JSON_TYPE = 'application/json; charset=utf-8'
const SECURITY_HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
}
const BAD_BODY = JSON.stringify({ error: { code: 400, message: 'The request is malformed' } })
const BAD_BYTES = `HTTP/1.1 400 Bad Request\r\nContent-Type: ${JSON_TYPE}\r\nContent-Length: ${BAD_BODY.length}\r\nConnection: close\r\n\r\n${BAD_BODY}`
