import type { FastifyReply, FastifyRequest } from 'fastify'
import { trustedProxies } from '../domain/access/network.ts'
import { Problem } from '../kernel/problem.ts'
import type { Settings } from '../settings/settings.ts'
import { atMost } from './at-most.ts'
import { problemFrom } from './errors.ts'
import type { ServerParts } from './parts.ts'
import { rateLimit } from './rate-limit.ts'
import { recognition } from './recognition.ts'
import type { Traced } from './traced.ts'
import { versionOf } from './version.ts'

/**
 * Who calls, how often and how much at once, before a byte of the body is read. Where a transaction follows, it may read
 * again whom we only remember (`soon`).
 */
export function doorkeeper(parts: ServerParts, when: 'now' | 'soon') {
  const { settings } = parts
  const isPrivate = privacy(settings)
  const recognize = recognition(parts)[when]
  const limit = rateLimit(settings.PURSER_RATE_LIMIT)
  const inside = atMost(settings.PURSER_CLIENT_CONCURRENCY)
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isPrivate(request)) throw new Problem(400, 'Use HTTPS')
    const closed = closing(reply)
    const { caller, doubt } = await recognize(request, reply)
    ;(request as Traced).caller = caller
    if (doubt) (request as Traced).doubt = doubt
    const { allowed, headers } = limit.take(caller.clientId, Date.now())
    reply.headers(headers)
    if (!allowed) throw new Problem(429, 'Too many requests; try again after Retry-After seconds')
    const leave = inside.enter(caller.clientId)
    if (!leave)
      throw new Problem(429, `More than ${inside.limit} of your requests are open; send this one later`)
    closed(leave)
    reply.header('Purser-Version', versionOf(request.headers['purser-version']))
  }
}

/**
 * Whoever was only remembered is read again before a refusal is told: an ended key is told nothing else. Our own faults are
 * told as they are.
 */
export async function rightful(request: Traced, reply: FastifyReply, error: unknown): Promise<unknown> {
  const { doubt } = request
  if (!doubt || doubt.remembered.isProven || problemFrom(error).code >= 500) return error
  try {
    await doubt.again()
    return error
  } catch (refusal) {
    delete request.caller
    for (const name of Object.keys(reply.getHeaders())) if (OF_A_CALLER.test(name)) reply.removeHeader(name)
    return refusal
  }
}

/** What a reply says only to a known caller. */
const OF_A_CALLER = /^(ratelimit-|purser-)/i

/** Tells when the reply is done or nobody waits for it any longer, which may have happened before one asks. */
function closing(reply: FastifyReply): (then: () => void) => void {
  let isClosed = false
  let next: (() => void) | undefined
  reply.raw.once('close', () => {
    isClosed = true
    next?.()
  })
  return (then) => {
    if (isClosed) then()
    else next = then
  }
}

/** In production only by TLS: ours, or that of a trusted proxy that terminated it and says so for every hop. */
export function privacy(settings: Settings): (request: FastifyRequest) => boolean {
  if (settings.PURSER_ENVIRONMENT !== 'production' || settings.PURSER_TLS_CERT !== undefined)
    return () => true
  const trusts = trustedProxies(settings.PURSER_TRUST_PROXY)!
  return ({ headers, socket }) =>
    trusts(socket.remoteAddress ?? '', 0) &&
    /^https(\s*,\s*https)*$/i.test(String(headers['x-forwarded-proto'] ?? ''))
}
