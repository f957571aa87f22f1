import type { FastifyReply } from 'fastify'
import type { Settings } from '../settings/settings.ts'

/**
 * What every page for people carries: nothing inline, nothing from elsewhere, in nobody's frame but of who is named in
 * the settings, with no way to another window of another site.
 */
export function guarded(
  settings: Settings,
  reply: FastifyReply,
  allowed: readonly string[] = [],
): FastifyReply {
  const { PURSER_EMBED_ORIGINS: origins } = settings
  // It knows of no list; the policy below says the same.
  if (origins !== undefined) reply.removeHeader('X-Frame-Options')
  return reply.headers({
    'Content-Security-Policy': [
      ...CSP,
      ...allowed,
      `frame-ancestors ${origins?.replaceAll(',', ' ') ?? "'none'"}`,
    ].join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  })
}

const CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
]
