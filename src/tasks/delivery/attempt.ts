import type { Outcome } from '../../domain/webhooks/delivery.ts'
import { waitAfter } from '../../domain/webhooks/schedule.ts'
import { signedHeaders } from '../../domain/webhooks/signature.ts'
import type { Claimed } from '../../store/webhooks/claim.ts'
import type { Marked, OpenEndpoint } from '../../store/webhooks/turn.ts'
import type { DeliveryParts } from './parts.ts'

/** Signs a delivery, posts it, and says what became of it. */
export async function attempt(
  { receiver, pace, chance = Math.random }: DeliveryParts,
  { url, secrets }: OpenEndpoint,
  delivery: Claimed,
  cut: AbortSignal,
): Promise<Marked> {
  const begun = Date.now()
  const { body, isTest } = delivery
  const message = { id: delivery.eventId, timestamp: Math.floor(begun / 1000), body }
  const headers = signedHeaders(message, secrets)
  const answer = await receiver.post({ url, headers, body, anyway: isTest }, cut)

  const result = {
    deliveryId: delivery.deliveryId,
    attempt: delivery.attempt,
    at: begun,
    ms: Date.now() - begun,
    url,
    statusCode: answer.statusCode,
    failure: answer.failure,
    excerpt: answer.excerpt,
  }
  if (answer.putOff !== undefined) return { ...result, outcome: 'released', wait: answer.putOff / 1000 }
  // Cut off by our own stop, not by the receiver: it goes back as if it had not been tried.
  if (cut.aborted && answer.statusCode === null) return { ...result, outcome: 'released', wait: 0 }
  const wait = isTest ? undefined : waitAfter(pace.retries, delivery.failures + 1, chance())
  return { ...result, ...outcomeOf(answer.statusCode, { isTest, wait }) }
}

/** Claimed, and given back as if it had not been. */
export const untried = ({ deliveryId, attempt }: Claimed, { url }: OpenEndpoint): Marked => ({
  ...{ deliveryId, attempt, url, outcome: 'released', wait: 0 },
  ...{ at: Date.now(), ms: 0, statusCode: null, failure: null, excerpt: '' },
})

const GONE = 410

/** One that met 410 is due at once: its endpoint closes in the same turn and holds it, or has another address by now. */
function outcomeOf(
  statusCode: number | null,
  { isTest, wait }: { isTest: boolean; wait: number | undefined },
): { outcome: Outcome; wait: number | null } {
  if (statusCode !== null && statusCode >= 200 && statusCode < 300)
    return { outcome: 'delivered', wait: null }
  if (statusCode === GONE && !isTest) return { outcome: 'gone', wait: 0 }
  return wait === undefined ? { outcome: 'parked', wait: null } : { outcome: 'failed', wait }
}
