import { type LookupAddress, type LookupAllOptions, lookup as resolve } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { Agent, request } from 'undici'
import { type AddressRules, hostOf, mayConnect, urlFault } from '../domain/webhooks/address.ts'

/** What a receiver answered, or why nobody did. */
interface Answer {
  readonly statusCode: number | null
  readonly failure: string | null
  readonly excerpt: string
}

interface SignedLetter {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Posts to receivers that anybody may have named, over connections that are kept. */
export interface Receiver {
  post(letter: SignedLetter, cut: AbortSignal): Promise<Answer>
  close(): Promise<void>
}

/** How names become addresses; a test answers in its place. */
type Resolver = (
  host: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void

/** Bytes of an answer that are read; a longer one is cut off, with its connection. */
const MOST_READ = 16_384
const EXCERPT = 500

/**
 * Redirects are not followed: the next address was never checked. The address of each new connection is checked when
 * its name is resolved, and that very address is connected to, so a name cannot answer one thing to the check and
 * another to the socket. A literal address never reaches the resolver, so it is checked before.
 */
export function receiver(rules: AddressRules, limitMs: number, names: Resolver = resolve): Receiver {
  const agent = new Agent({
    connect: { lookup: guardedLookup(rules, names), timeout: limitMs },
    headersTimeout: limitMs,
    bodyTimeout: limitMs,
    keepAliveTimeout: 30_000,
    pipelining: 1,
    maxHeaderSize: 16_384,
  })

  async function post({ url, headers, body }: SignedLetter, cut: AbortSignal): Promise<Answer> {
    const fault = urlFault(url, rules) ?? literalFault(url, rules)
    if (fault) return { statusCode: null, failure: `The address ${fault}`, excerpt: '' }
    const signal = AbortSignal.any([cut, AbortSignal.timeout(limitMs)])
    try {
      const answer = await request(url, {
        method: 'POST',
        headers: { ...headers },
        body,
        signal,
        dispatcher: agent,
      })
      return { statusCode: answer.statusCode, failure: null, excerpt: await excerptOf(answer.body) }
    } catch (error) {
      return { statusCode: null, failure: reasonOf(error, limitMs), excerpt: '' }
    }
  }

  return { post, close: () => agent.destroy() }
}

function literalFault(url: string, rules: AddressRules): string | undefined {
  const host = hostOf(new URL(url))
  return isIP(host) === 0 || mayConnect(host, host, rules) ? undefined : 'must be a public address'
}

/** One forbidden address among several is enough: a name that points inward has no good reason to. */
const guardedLookup =
  (rules: AddressRules, names: Resolver): LookupFunction =>
  (host, options, done) => {
    names(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '', 0)
      const forbidden = found.find(({ address }) => !mayConnect(host, address, rules))
      if (forbidden || found.length === 0) return done(new ForbiddenAddress(), '', 0)
      if (options.all) return (done as unknown as (none: null, all: typeof found) => void)(null, found)
      return done(null, found[0]!.address, found[0]!.family)
    })
  }

class ForbiddenAddress extends Error {
  readonly code = 'FORBIDDEN_ADDRESS'
}

/** The status decides; whatever goes wrong with the text of the answer changes nothing. */
async function excerptOf(body: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  try {
    for await (const part of body) {
      parts.push(part)
      size += part.length
      if (size > MOST_READ) break
    }
  } catch {}
  const text = Buffer.concat(parts).toString('utf8')
  return text
    .slice(0, EXCERPT)
    .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .trim()
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'The connection was refused',
  ECONNRESET: 'The connection was reset',
  ENOTFOUND: 'The host name is unknown',
  EAI_AGAIN: 'The host name could not be resolved',
  FORBIDDEN_ADDRESS: 'The address must be a public address',
  UND_ERR_SOCKET: 'The connection was closed',
}

function reasonOf(error: unknown, limitMs: number): string {
  const { name, code } = error as { name?: string; code?: string }
  if (name === 'TimeoutError' || code?.endsWith('_TIMEOUT')) return `No answer within ${limitMs / 1000} s`
  if (code?.includes('CERT') || code?.includes('TLS')) return `The TLS certificate is not valid (${code})`
  return REASONS[code ?? ''] ?? `No answer (${code ?? name ?? 'unknown'})`
}
