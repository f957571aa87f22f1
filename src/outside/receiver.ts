import { isIP, type LookupFunction } from 'node:net'
import type { Agent } from 'undici'
import {
  type AddressRules,
  hostOf,
  isNamed,
  notReachable,
  reachOf,
  urlFault,
} from '../domain/webhooks/address.ts'
import { circuits, type Met } from './circuit.ts'
import { type Names, resolvedNames } from './names.ts'

/** What a receiver answered, or why nobody did. */
interface Answer {
  readonly statusCode: number | null
  readonly failure: string | null
  readonly excerpt: string
  /** Nothing was tried: milliseconds until it may be. */
  readonly putOff?: number
}

interface SignedLetter {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** Also to a host that rests: someone wants to know whether it is back. */
  readonly anyway?: boolean
}

/** Posts to receivers that anybody may have named, over connections that are kept. */
export interface Receiver {
  post(letter: SignedLetter, cut: AbortSignal): Promise<Answer>
  /** How many letters the host of an address takes now; none while it rests. */
  room(url: string): number
  close(): Promise<void>
}

/** Bytes of an answer that are read; a longer one is cut off, with its connection. */
const MOST_READ = 16_384
const EXCERPT = 500
/** Milliseconds for a name, and for a connection with its name; of a short limit a part, so that it is told which. */
const NAME_LIMIT = 4_000
const CONNECT_LIMIT = 8_000
/** Connections to one host, and hosts with a connection. */
const MOST_SOCKETS = 64
const MOST_ORIGINS = 2_000
/** Milliseconds until an attempt that found no room in this process. */
const CROWDED = 1_000

/**
 * Redirects are not followed: the next address was never checked. The address of each new connection is checked when
 * its name is resolved, and that very address is connected to, so a name cannot answer one thing to the check and
 * another to the socket. A literal address never reaches the resolver, so it is checked before.
 *
 * Two agents: the connections of the one only ever go to public addresses, and what comes back over them is shown to the
 * client; the other goes inside, where it may, and shows no more than the status, unless the operator names the host.
 * So no name can be moved inside between an answer and the showing of it.
 */
export function receiver(
  rules: AddressRules,
  limitMs: number,
  names: Pick<Names, 'addresses'> = resolvedNames({ limit: Math.min(NAME_LIMIT, limitMs * 0.4) }),
): Receiver {
  const hosts = circuits()
  let sending: Promise<Sending> | undefined

  const optionsFor = (reach: Reach): Agent.Options => ({
    connect: {
      lookup: guardedLookup({ rules, names, reach }),
      timeout: Math.min(CONNECT_LIMIT, limitMs * 0.6),
    },
    headersTimeout: limitMs,
    bodyTimeout: limitMs,
    keepAliveTimeout: 30_000,
    pipelining: 1,
    maxHeaderSize: 16_384,
    connections: MOST_SOCKETS,
    maxOrigins: MOST_ORIGINS,
  })

  /** Loaded with the first letter: every start would wait for it. */
  async function load(): Promise<Sending> {
    const { Agent, request } = await import('undici')
    return { request, public: new Agent(optionsFor('public')), inside: new Agent(optionsFor('inside')) }
  }

  async function post(letter: SignedLetter, cut: AbortSignal): Promise<Answer> {
    const url = new URL(letter.url)
    const wait = hosts.begin(url.origin, letter.anyway ?? false)
    if (wait > 0) return { ...SILENCE, putOff: wait }
    try {
      sending ??= load()
      await sending
      const signal = AbortSignal.any([cut, AbortSignal.timeout(limitMs)])
      const answer = await firstOf(reachesOf(hostOf(url), rules), (reach) => send(letter, signal, reach))
      hosts.end(url.origin, 'host')
      return answer
    } catch (error) {
      hosts.end(url.origin, metBy(error))
      if (CROWD.includes(codeOf(error))) return { ...SILENCE, putOff: CROWDED }
      return { ...SILENCE, failure: reasonOf(error, { limitMs, rules }) }
    }
  }

  async function send(letter: SignedLetter, signal: AbortSignal, reach: Reach): Promise<Answer> {
    const { headers, body } = letter
    const { request, [reach]: dispatcher } = await sending!
    const answer = await request(letter.url, {
      method: 'POST',
      headers: { ...headers },
      body,
      signal,
      dispatcher,
    })
    const text = await excerptOf(answer.body)
    const isShown = reach === 'public' || isNamed(hostOf(new URL(letter.url)), rules)
    return { statusCode: answer.statusCode, failure: null, excerpt: isShown ? text : '' }
  }

  return {
    async post(letter, cut) {
      const fault = urlFault(letter.url, rules)
      return fault ? { ...SILENCE, failure: `The address ${fault}` } : post(letter, cut)
    },
    room: (url) => (URL.canParse(url) ? hosts.room(new URL(url).origin) : 1),
    async close() {
      if (!sending) return
      const agents = await sending
      await Promise.all([agents.public.destroy(), agents.inside.destroy()])
    },
  }
}

type Reach = 'public' | 'inside'

type Sending = Readonly<Record<Reach, Agent>> & { readonly request: typeof import('undici').request }

const SILENCE = { statusCode: null, failure: null, excerpt: '' } as const

/** By which way a host is tried. A name may be either; it goes inside only when it turns out not to be public. */
function reachesOf(host: string, rules: AddressRules): readonly Reach[] {
  if (isIP(host) === 0) return ['public', 'inside']
  const reach = reachOf(host, host, rules)
  return reach ? [reach] : []
}

async function firstOf(reaches: readonly Reach[], send: (reach: Reach) => Promise<Answer>): Promise<Answer> {
  for (const reach of reaches) {
    try {
      return await send(reach)
    } catch (error) {
      if (reach === 'inside' || !(error instanceof ForbiddenAddress)) throw error
    }
  }
  throw new ForbiddenAddress()
}

interface Guard {
  readonly rules: AddressRules
  readonly names: Pick<Names, 'addresses'>
  readonly reach: Reach
}

/** One forbidden address among several is enough: a name that points inward has no good reason to. */
const guardedLookup =
  ({ rules, names, reach }: Guard): LookupFunction =>
  (host, options, done) => {
    names.addresses(host).then(
      (found) => {
        const reaches = found.map(({ address }) => reachOf(host, address, rules))
        const isForbidden = reaches.some(
          (each) => each === undefined || (reach === 'public' && each !== 'public'),
        )
        if (isForbidden || found.length === 0) return done(new ForbiddenAddress(), '', 0)
        if (options.all) return (done as unknown as (none: null, all: typeof found) => void)(null, found)
        return done(null, found[0]!.address, found[0]!.family)
      },
      (error) => done(error, '', 0),
    )
  }

class ForbiddenAddress extends Error {
  readonly code = 'FORBIDDEN_ADDRESS'
}

/** No fault of the host's: this process has too many of them at hand. */
const CROWD: readonly string[] = ['TOO_MANY_NAMES', 'UND_ERR_MAX_ORIGINS_REACHED']

/** An abort has a number for a code, which says nothing that its name does not. */
function codeOf(error: unknown): string {
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? code : ''
}

/** Only what happens before a connection stands speaks of the host; a slow or broken answer is one receiver's own. */
const UNREACHED: readonly string[] = [
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
]

const metBy = (error: unknown): Met => (UNREACHED.includes(codeOf(error)) ? 'nobody' : 'unknown')

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
  EHOSTUNREACH: 'The host cannot be reached',
  ENETUNREACH: 'The host cannot be reached',
  ETIMEDOUT: 'No connection in time',
  UND_ERR_CONNECT_TIMEOUT: 'No connection in time',
  UND_ERR_SOCKET: 'The connection was closed',
}

function reasonOf(error: unknown, { limitMs, rules }: { limitMs: number; rules: AddressRules }): string {
  const { name } = error as { name?: string }
  const code = codeOf(error)
  if (code === 'FORBIDDEN_ADDRESS') return `The address ${notReachable(rules)}`
  if (REASONS[code]) return REASONS[code]
  if (name === 'TimeoutError' || code.endsWith('_TIMEOUT')) return `No answer within ${limitMs / 1000} s`
  if (code.includes('CERT') || code.includes('TLS')) return `The TLS certificate is not valid (${code})`
  return `No answer (${code || (name ?? 'unknown')})`
}
