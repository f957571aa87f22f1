import type { FastifyReply, FastifyRequest } from 'fastify'
import { lifetimes } from '../domain/access/limits.ts'
import { Problem } from '../kernel/problem.ts'
import type { Settings } from '../settings/settings.ts'

/** The token in the cookie of a request. Two of them are a trick: one was planted by somebody else. */
export function tokenOf(settings: Settings, request: FastifyRequest): string | undefined {
  const { name } = cookieOf(settings, request)
  const values = (request.headers.cookie ?? '')
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
  const { name, isSecure } = cookieOf(settings, request)
  const parts = [
    `${name}=${token ?? ''}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
    `Max-Age=${token === undefined ? 0 : lifetimes.longest}`,
  ]
  reply.header('Set-Cookie', parts.join('; '))
}

/**
 * Browsers let nobody plant a cookie of the first name: not by http, not from another host of the domain. They keep it on
 * https and on this machine only; a sandbox that is reached by plain http from elsewhere has to do without.
 */
function cookieOf(settings: Settings, request: FastifyRequest) {
  const isSecure =
    settings.PURSER_ENVIRONMENT === 'production' ||
    settings.PURSER_TLS_CERT !== undefined ||
    request.protocol === 'https' ||
    isLoopback(request.headers.host ?? '')
  return { name: isSecure ? '__Host-purser' : 'purser', isSecure }
}

const isLoopback = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i.test(host)
