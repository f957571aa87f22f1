import { type Instant, isoInstant } from '../../kernel/dates.ts'
import type { Outcome } from './delivery.ts'

/** How an endpoint stood when attempts came back. */
export interface Standing {
  readonly url: string
  readonly isEnabled: boolean
  readonly isPaused: boolean
  /** The first failure since the last success. */
  readonly failingSince: Instant | null
}

/** What came back from one attempt, and from where: the address may be another by now. */
export interface Reply {
  readonly url: string
  readonly outcome: Outcome
  readonly statusCode: number | null
}

export interface HealthVerdict {
  /** Whether a row of failures goes on; undefined leaves what is remembered. */
  readonly failing?: boolean
  /** Why the endpoint gets no more for now; it goes on collecting. */
  readonly pause?: string
  /** Why it gets nothing any more, until someone enables it. */
  readonly disable?: string
}

const GONE = 410
const AGAIN = 'adminPortal/updateWebhookEndpoint with enabled true opens it again'

/**
 * Any success ends a row of failures; one that lasts for days pauses the endpoint. 410 Gone (RFC 9110, section 15.5.11) says
 * that nobody is there any more, and likely for good: the endpoint is disabled at once.
 */
export function healthAfter(
  { url, isEnabled, isPaused, failingSince }: Standing,
  replies: readonly Reply[],
  { now, pauseAfter }: { readonly now: number; readonly pauseAfter: number },
): HealthVerdict {
  const isGone = replies.some((reply) => reply.statusCode === GONE && reply.url === url)
  if (isGone && isEnabled) return { failing: true, disable: `The receiver answered 410 Gone; ${AGAIN}` }

  const arrived = replies.some(({ outcome }) => outcome === 'delivered')
  if (arrived) return failingSince === null ? {} : { failing: false }
  if (!replies.some(({ outcome }) => outcome === 'failed' || outcome === 'parked')) return {}
  if (failingSince === null) return { failing: true }
  const tooLong = now - failingSince > pauseAfter
  if (!tooLong || !isEnabled || isPaused) return {}
  return { failing: true, pause: `No delivery has succeeded since ${isoInstant(failingSince)}; ${AGAIN}` }
}
