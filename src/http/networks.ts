import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { networkOf, trustedProxies } from '../domain/access/network.ts'
import { Problem } from '../kernel/problem.ts'
import { atMost } from './at-most.ts'
import { rawReply } from './errors.ts'
import type { ServerParts } from './parts.ts'
import { rateLimit } from './rate-limit.ts'

/** What one network may ask before anybody knows who it is: so many connections, and so many requests a second. */
export function limitNetworks(app: FastifyInstance, { settings }: ServerParts): void {
  const limit = rateLimit(settings.PURSER_NETWORK_LIMIT)
  app.addHook('onRequest', async (request, reply) => {
    if (PROBES.includes(request.routeOptions.url ?? '')) return
    const { allowed, headers } = limit.take(networkOfRequest(request), Date.now())
    if (allowed) return
    reply.header('Retry-After', headers['Retry-After'])
    throw new Problem(429, 'Too many requests from your network; try again after Retry-After seconds')
  })
  if (settings.PURSER_NETWORK_CONNECTIONS > 0) limitConnections(app, settings)
}

/** By the address in front of our proxies; if a proxy does not say whom it speaks for, by its own. */
export function networkOfRequest(request: FastifyRequest): string {
  const { ip, socket } = request
  const last = lastOf.get(socket)
  if (last?.ip === ip) return last.network
  const network = networkOf(ip) ?? networkOf(socket.remoteAddress ?? '') ?? 'unknown'
  lastOf.set(socket, { ip, network })
  return network
}

/** A connection mostly goes on asking from the same address. */
const lastOf = new WeakMap<Socket, { readonly ip: string; readonly network: string }>()

/** Who watches over the service is never told to wait: it would end the process for that. They cost nothing. */
const PROBES: readonly string[] = ['/healthz', '/readyz']

/** A proxy's connections are those of all its callers, and are not counted. */
function limitConnections(app: FastifyInstance, settings: ServerParts['settings']): void {
  const trusts = trustedProxies(settings.PURSER_TRUST_PROXY)!
  const open = atMost(settings.PURSER_NETWORK_CONNECTIONS)
  const full = rawReply(new Problem(429, 'Too many connections from your network; close some'))
  app.server.prependListener('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    if (trusts(address, 0)) return
    const leave = open.enter(networkOf(address) ?? address)
    if (leave) socket.once('close', leave)
    else if (settings.PURSER_TLS_CERT === undefined) socket.end(full, () => socket.destroy())
    else socket.destroy()
  })
}
