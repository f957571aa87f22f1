import type { CallOptions } from './call.ts'
import { PurserRefusal, PurserUnreachable } from './errors.ts'

export type ConnectionOptions = Connection & (Credentials | Session)

interface Credentials {
  readonly clientId: string
  readonly secretKey: string
}

/** A page of the service itself, where someone has signed in: the browser adds the cookie. */
interface Session {
  /** The businessUserId or userId of whom the session acts as; '' where it is one person only, or an operator. */
  readonly person: string
  /** Whether the page stands in a frame of another site, where it has a session of its own. */
  readonly isFramed?: boolean
}

interface Connection {
  readonly url: string
  /** Attempts of one call, the first included; 4 by default. */
  readonly attempts?: number
  /** Milliseconds that one attempt may take; 75,000 by default: a travel of the clock answers within 60 seconds. */
  readonly timeout?: number
  /** Another fetch, for tests and proxies. */
  readonly fetch?: typeof fetch
}

interface Sending {
  readonly address: string
  readonly method: string
  readonly body: object
  readonly options: CallOptions
}

/**
 * Sends a call until it is answered. Every call carries an idempotency key, so a write that was done although its answer
 * got lost is not done twice: the service answers the first reply again. Reads ignore the key.
 */
export async function post(connection: ConnectionOptions, sending: Sending): Promise<unknown> {
  const { attempts = 4 } = connection
  const key = sending.options.idempotencyKey ?? crypto.randomUUID()
  for (let attempt = 1; ; attempt++) {
    const outcome = await attemptOnce(connection, sending, key)
    if ('reply' in outcome) return outcome.reply
    if (attempt >= attempts || sending.options.signal?.aborted || !outcome.again) throw outcome.error
    const wait = outcome.wait ?? BACKOFF * 2 ** (attempt - 1) * (0.5 + Math.random() / 2)
    if (wait > LONGEST_WAIT) throw outcome.error
    await pause(wait, sending.options.signal)
    if (sending.options.signal?.aborted) throw outcome.error
  }
}

/** Milliseconds before the second attempt; each further wait is twice as long, less up to half by chance. */
const BACKOFF = 200
/** Who is told to come back later than this decides by themselves. */
const LONGEST_WAIT = 60_000
/** The same call may succeed later: too many requests, and what a restart or a proxy says meanwhile. */
const PASSING = new Set([429, 500, 502, 503, 504])

type Outcome =
  | { readonly reply: unknown }
  | { readonly error: Error; readonly again: boolean; readonly wait?: number | undefined }

async function attemptOnce(connection: ConnectionOptions, sending: Sending, key: string): Promise<Outcome> {
  const { address, options } = sending
  const url = connection.url.replace(/\/$/, '')
  try {
    const response = await (connection.fetch ?? fetch)(`${url}/${address}`, {
      method: verbs.get(address) ?? 'POST',
      headers: headersOf(connection, options, key),
      body: JSON.stringify({ method: sending.method, ...sending.body }),
      signal: limit(connection.timeout ?? 75_000, options.signal),
    })
    const reply: unknown = await response.json()
    if (response.status === 405 && learnVerb(address, response)) return attemptOnce(connection, sending, key)
    return response.ok ? { reply } : refused(address, response, reply)
  } catch (cause) {
    return { error: new PurserUnreachable(address, { url, idempotencyKey: key, cause }), again: true }
  }
}

/** Deletions are not posted. Which those are, the service says at the first try. */
const verbs = new Map<string, string>()

function learnVerb(address: string, response: Response): boolean {
  const [verb] = response.headers.get('allow')?.split(/,\s*/) ?? []
  if (verb === undefined || verbs.has(address)) return false
  verbs.set(address, verb)
  return true
}

const headersOf = (connection: ConnectionOptions, { dryRun }: CallOptions, key: string) => ({
  ...callerOf(connection),
  'Content-Type': 'application/json',
  'Idempotency-Key': key,
  ...(dryRun ? { 'Dry-Run': 'true' } : {}),
})

const callerOf = (given: ConnectionOptions): Record<string, string> =>
  'person' in given
    ? {
        'Purser-Console': '1',
        ...(given.person === '' ? {} : { 'Purser-Person': given.person }),
        ...(given.isFramed ? { 'Purser-Framed': '1' } : {}),
      }
    : { Authorization: `Basic ${btoa(`${given.clientId}:${given.secretKey}`)}` }

const limit = (timeout: number, signal: AbortSignal | undefined): AbortSignal =>
  signal ? AbortSignal.any([signal, AbortSignal.timeout(timeout)]) : AbortSignal.timeout(timeout)

function refused(address: string, response: Response, reply: unknown): Outcome {
  const { error } = (reply ?? {}) as {
    error?: { message?: string; details?: { path: string; code: string; message: string }[] }
  }
  const requestId = response.headers.get('request-id') ?? undefined
  const message = error?.message ?? `HTTP ${response.status}`
  return {
    error: new PurserRefusal(address, { code: response.status, message, requestId, details: error?.details }),
    again: PASSING.has(response.status),
    wait: waitOf(response.headers.get('retry-after')),
  }
}

/** Seconds, as the service says, or a time, as a proxy may. */
function waitOf(retryAfter: string | null): number | undefined {
  if (retryAfter === null || retryAfter.trim() === '') return undefined
  const wait = /^\s*\d+\s*$/.test(retryAfter)
    ? Number(retryAfter) * 1000
    : Date.parse(retryAfter) - Date.now()
  return Number.isNaN(wait) ? undefined : Math.max(0, wait)
}

/** Whoever gives up meanwhile need not wait. */
const pause = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal?.addEventListener('abort', end)
  })
