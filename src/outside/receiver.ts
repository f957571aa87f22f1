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
import { type Exchanged, exchange } from './exchange.ts'
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
/** Addresses that are remembered as they were read; of more the longest known is read again. */
const MOST_PLACES = 10_000
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
  const places = new Map<string, Place>()
  let sending: Promise<Readonly<Record<Reach, Agent>>> | undefined

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
  async function load(): Promise<Readonly<Record<Reach, Agent>>> {
    const { Agent } = await import('undici')
    return { public: new Agent(optionsFor('public')), inside: new Agent(optionsFor('inside')) }
  }

  /** What an address says of itself is found out once; where its name leads, at each connection. */
  function placeOf(url: string): Place {
    const known = places.get(url)
    if (known) return known
    const place = readPlace(url, rules)
    places.set(url, place)
    if (places.size > MOST_PLACES) places.delete(places.keys().next().value!)
    return place
  }

  async function post(letter: SignedLetter, place: Readable, cut: AbortSignal): Promise<Answer> {
    const { origin, path } = place
    const wait = hosts.begin(origin, letter.anyway ?? false)
    if (wait > 0) return { ...SILENCE, putOff: wait }
    const { headers, body } = letter
    try {
      sending ??= load()
      const agents = await sending
      const end = Date.now() + limitMs
      const send = (reach: Reach) =>
        exchange(agents[reach], { origin, path, headers, body }, { end, mostRead: MOST_READ, cut })
      const answer = await firstOf(place, send)
      hosts.end(origin, 'host')
      return answer
    } catch (error) {
      hosts.end(origin, metBy(error))
      if (CROWD.includes(codeOf(error))) return { ...SILENCE, putOff: CROWDED }
      return { ...SILENCE, failure: reasonOf(error, { limitMs, rules }) }
    }
  }

  return {
    post(letter, cut) {
      const place = placeOf(letter.url)
      return 'fault' in place
        ? Promise.resolve({ ...SILENCE, failure: `The address ${place.fault}` })
        : post(letter, place, cut)
    },
    room(url) {
      const place = placeOf(url)
      return 'fault' in place ? Number.POSITIVE_INFINITY : hosts.room(place.origin)
    },
    async close() {
      if (!sending) return
      const agents = await sending
      await Promise.all([agents.public.destroy(), agents.inside.destroy()])
    },
  }
}

type Reach = 'public' | 'inside'

type Place = Readable | { readonly fault: string }

interface Readable {
  readonly origin: string
  readonly path: string
  /** By which ways it is tried. A name may be either; it goes inside only when it turns out not to be public. */
  readonly reaches: readonly Reach[]
  /** What it answers is shown although it is inside. */
  readonly isNamed: boolean
}

function readPlace(text: string, rules: AddressRules): Place {
  const fault = urlFault(text, rules)
  if (fault !== undefined) return { fault }
  const url = new URL(text)
  const host = hostOf(url)
  return {
    origin: url.origin,
    path: `${url.pathname}${url.search}`,
    reaches: reachesOf(host, rules),
    isNamed: isNamed(host, rules),
  }
}

const SILENCE = { statusCode: null, failure: null, excerpt: '' } as const

function reachesOf(host: string, rules: AddressRules): readonly Reach[] {
  if (isIP(host) === 0) return ['public', 'inside']
  const reach = reachOf(host, host, rules)
  return reach ? [reach] : []
}

async function firstOf(
  { reaches, isNamed: isShown }: Readable,
  send: (reach: Reach) => Promise<Exchanged>,
): Promise<Answer> {
  for (const reach of reaches) {
    try {
      const { statusCode, text } = await send(reach)
      return { statusCode, failure: null, excerpt: reach === 'public' || isShown ? excerptOf(text) : '' }
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

const excerptOf = (text: string): string =>
  text
    .slice(0, EXCERPT)
    .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .trim()

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
  if (code.endsWith('_TIMEOUT')) return `No answer within ${limitMs / 1000} s`
  if (code.includes('CERT') || code.includes('TLS')) return `The TLS certificate is not valid (${code})`
  return `No answer (${code || (name ?? 'unknown')})`
}
