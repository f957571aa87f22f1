/** What every event says of itself; the rest is the record after the change, by its noun. */
export interface WebhookEvent {
  readonly trigger: {
    readonly eventId: string
    readonly eventType: string
    readonly eventTimeStamp: string
  }
  readonly [noun: string]: unknown
}

/** Not from the service, or too old: answer 401 and do nothing. */
export class UnverifiedWebhook extends Error {
  override readonly name = 'UnverifiedWebhook'
}

interface Delivered {
  /** `whsec_…`, as addWebhookEndpoint answered it; several while you change from one to another. */
  readonly secret: string | readonly string[]
  readonly headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>
  /** As it came, before any parsing. */
  readonly body: string | Uint8Array
  /** Milliseconds since 1970; another clock is for tests. */
  readonly now?: number
}

/**
 * The event, if its signature is one of your secrets' and it was sent within five minutes. By the Standard Webhooks scheme and
 * the cryptography of the platform, so it runs in Node, browsers, workers and at the edge.
 */
export async function verifyWebhook<Event = WebhookEvent>(given: Delivered): Promise<Event> {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    headerOf(given.headers, name),
  )
  if (!id || !timestamp || !signatures)
    throw new UnverifiedWebhook(
      'The headers webhook-id, webhook-timestamp and webhook-signature must be there',
    )
  if (!(Math.abs((given.now ?? Date.now()) / 1000 - Number(timestamp)) <= TOLERANCE))
    throw new UnverifiedWebhook('webhook-timestamp is not within five minutes of this clock')

  const body = typeof given.body === 'string' ? new TextEncoder().encode(given.body) : given.body
  const message = Uint8Array.from([...new TextEncoder().encode(`${id}.${timestamp}.`), ...body])
  const sent = signatures
    .split(' ')
    .flatMap((one) => (one.startsWith('v1,') ? (bytesOf(one.slice(3)) ?? []) : []))
  for (const secret of typeof given.secret === 'string' ? [given.secret] : given.secret) {
    const key = await keyOf(secret)
    for (const signature of sent) {
      if (await crypto.subtle.verify('HMAC', key, signature, message))
        return JSON.parse(new TextDecoder().decode(body)) as Event
    }
  }
  throw new UnverifiedWebhook('webhook-signature is not of this secret and this body')
}

/** Seconds. */
const TOLERANCE = 300

function headerOf(headers: Delivered['headers'], name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined
  const [, value] = Object.entries(headers).find(([key]) => key.toLowerCase() === name) ?? []
  return typeof value === 'string' ? value : value?.join(' ')
}

async function keyOf(secret: string) {
  const bytes = secret.startsWith('whsec_') ? bytesOf(secret.slice('whsec_'.length)) : undefined
  if (!bytes) throw new TypeError('The secret of a webhook begins with whsec_ and is base64 from there')
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
}

function bytesOf(base64: string) {
  try {
    return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
  } catch {
    return undefined
  }
}
