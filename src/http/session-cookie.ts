import type { FastifyReply, FastifyRequest } from 'fastify'
import { lifetimes } from '../domain/access/limits.ts'
import { Problem } from '../kernel/problem.ts'
import type { Settings } from '../settings/settings.ts'

/** The token in the cookie of a request. Two of them are a trick: one was planted by somebody else. */
export function tokenOf(settings: Settings, request: FastifyRequest): string | undefined {
  const { cookie } = request.headers
  if (!cookie) return undefined
  const { name } = cookieOf(settings, request)
  const values = cookie
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1))
  if (values.length > 1)
    throw new Problem(400, 'The request carries two sessions; close the browser and sign in again')
  return values[0] === '' ? undefined : values[0]
}

/** Gives the browser a token, or takes it away. No script reads it, and no other site sends it. */
export function setToken(
  settings: Settings,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  token: string | undefined,
): void {
  const { name, isSecure, isFramed } = cookieOf(settings, request)
  const parts = [
    `${name}=${token ?? ''}`,
    'Path=/',
    'HttpOnly',
    ...(isFramed ? ['SameSite=None', 'Partitioned'] : ['SameSite=Lax']),
    ...(isSecure ? ['Secure'] : []),
    `Max-Age=${token === undefined ? 0 : lifetimes.longest}`,
  ]
  reply.header('Set-Cookie', parts.join('; '))
}

/**
 * Browsers let nobody plant a cookie of the first name: not by http, not from another host of the domain. They keep it on
 * https and on this machine only; a sandbox that is reached by plain http from elsewhere has to do without.
 *
 * A page in a frame of a site that the settings name has a cookie of its own, kept apart for that site (Partitioned): its
 * session is none of another site, and none of the window without a frame.
 */
function cookieOf(settings: Settings, request: FastifyRequest) {
  const isSecure =
    settings.PURSER_ENVIRONMENT === 'production' ||
    settings.PURSER_TLS_CERT !== undefined ||
    request.protocol === 'https' ||
    isLoopback(request.headers.host ?? '')
  const isFramed =
    isSecure && settings.PURSER_EMBED_ORIGINS !== undefined && request.headers['purser-framed'] === '1'
  if (isFramed) return { name: '__Host-purser-framed', isSecure, isFramed }
  return { name: isSecure ? '__Host-purser' : 'purser', isSecure, isFramed }
}

const isLoopback = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i.test(host)
