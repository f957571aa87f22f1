import { randomUUID } from 'node:crypto'
import type { Server as SecureServer } from 'node:https'
import { setTimeout } from 'node:timers/promises'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { tooLarge } from '../dispatch/read-request.ts'
import { trustedProxies } from '../domain/access/network.ts'
import { Problem } from '../kernel/problem.ts'
import type { Settings } from '../settings/settings.ts'
import { consolePages } from './console.ts'
import { rightful } from './doorkeeper.ts'
import { answerBytes, answerError, JSON_TYPE, problemFrom } from './errors.ts'
import { frontPage } from './front.ts'
import { agentRoute } from './mcp.ts'
import { limitNetworks } from './networks.ts'
import { addressOf, operationRoutes, shapedRefusal } from './operations.ts'
import type { ServerParts } from './parts.ts'
import { payChangePages } from './pay-change-pages.ts'
import { titleOf } from './request-log.ts'
import { sessionRoutes } from './session-routes.ts'
import { shared } from './shared.ts'
import { signInPages } from './sign-in-pages.ts'
import { certificateOf, renewing, type TlsCertificate } from './tls.ts'
import type { Traced } from './traced.ts'

/** The framework's compilers of schemas take a thirteenth of a start to load, and no route has one: ours are declarations. */
const noSchemas = (): never => {
  throw new Error('A route has a schema of the framework; what goes in and out is declared by operations.')
}

/** The framework's part: sockets, limits, JSON, ids, headers and the error envelope. */
export function httpServer(parts: ServerParts): FastifyInstance {
  const certificate = certificateOf(parts.settings)
  const app = Fastify({
    logger: false,
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    exposeHeadRoutes: false,
    bodyLimit: parts.settings.PURSER_BODY_LIMIT,
    ...transport(parts.settings, certificate),
    requestTimeout: parts.settings.PURSER_REQUEST_TIMEOUT,
    trustProxy: proxiesOf(parts.settings),
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
  limitNetworks(app, parts)
  app.setErrorHandler(async (given, request, reply) => {
    const traced = request as Traced
    const fault = isTooLarge(given) ? tooLarge(request.routeOptions.bodyLimit) : given
    const error = await rightful(traced, reply, fault)
    const operation = parts.directory.at(addressOf(request))
    if (operation) traced.address ??= operation.address
    traced.trace = { ...traced.trace, error: titleOf(problemFrom(error), operation) }
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
  app.get('/healthz', { exposeHeadRoute: true }, async () => ({ status: 'ok' }))
  const whyNotReady = shared(0, parts.whyNotReady)
  app.get('/readyz', { exposeHeadRoute: true }, async (_, reply) => {
    const reason = stopping.begun ? 'it is stopping' : await whyNotReady()
    if (reason === undefined) return reply.send({ status: 'ready' })
    return reply.code(503).header('Retry-After', '1').send({ status: 'not ready', reason })
  })
  parts.metrics?.page(app)
  parts.pages?.(app)
  frontPage(app, consolePages(app, parts.settings))
  signInPages(app, parts.settings)
  payChangePages(app, parts.settings)
  sessionRoutes(app, parts)
  agentRoute(app, parts)
  operationRoutes(app, parts)
  return app
}

/** Whose X-Forwarded-For is believed. */
const proxiesOf = ({ PURSER_TRUST_PROXY: proxies }: Settings) => proxies !== 'no' && trustedProxies(proxies)!

const isTooLarge = (error: unknown): boolean =>
  (error as { code?: string }).code === 'FST_ERR_CTP_BODY_TOO_LARGE'

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
    const { 'content-type': type, 'content-encoding': encoding = 'identity' } = request.headers
    if (encoding !== 'identity') done(new Problem(415, 'Send the body without Content-Encoding'))
    else if (type === undefined || /^application\/([\w.+-]+\+)?json\s*(;|$)/i.test(type)) done(null, body)
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

function everyReply(
  app: FastifyInstance,
  { log, metrics, requestLog }: ServerParts,
  stopping: { begun: boolean },
): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headersOf(request))
  })
  app.addHook('onSend', (_, reply, payload, done) => {
    if (stopping.begun) reply.header('Connection', 'close')
    done(null, payload)
  })
  app.addHook('onResponse', async (request, reply) => {
    const { address, caller } = request as Traced
    metrics?.answered(address, reply.statusCode, reply.elapsedTime)
    requestLog?.note(request as Traced, reply)
    log.info(
      {
        requestId: request.id,
        verb: request.method,
        operation: address,
        clientId: caller?.clientId,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    )
  })
}

const headersOf = (request: FastifyRequest) => ({ 'Request-Id': request.id, ...SECURITY_HEADERS })

const SECURITY_HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
}
