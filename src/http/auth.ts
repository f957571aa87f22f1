import { Problem } from '../kernel/problem.ts'

/** `Authorization: Basic base64(clientID:SecretKey)`. The secret may contain colons, the clientID may not. */
export function credentialsOf(header: string | undefined): { accountId: string; secret: string } | undefined {
  const match = /^Basic +([A-Za-z0-9+/=_-]+)\s*$/i.exec(header ?? '')
  if (!match) return undefined
  const text = Buffer.from(match[1]!, 'base64').toString('utf8')
  const colon = text.indexOf(':')
  if (colon < 1) return undefined
  const accountId = text.slice(0, colon)
  return /^[A-Za-z0-9._-]{1,64}$/.test(accountId) ? { accountId, secret: text.slice(colon + 1) } : undefined
}

/** Of two, a proxy in front may have read the other one. */
export function expectOneHeader(rawHeaders: readonly string[]): void {
  const names = rawHeaders.filter((_, at) => at % 2 === 0)
  if (names.filter((name) => name.toLowerCase() === 'authorization').length > 1)
    throw new Problem(400, 'Send one Authorization header')
}

/** One answer for a missing header, an unknown client and a wrong key. */
export function unauthorized(): never {
  throw new Problem(401, 'Missing or invalid credentials')
}
