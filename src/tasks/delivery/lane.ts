import { waitAfter } from '../../domain/webhooks/schedule.ts'
import { signedHeaders } from '../../domain/webhooks/signature.ts'
import { instant, isoInstant } from '../../kernel/dates.ts'
import { newId } from '../../kernel/ids.ts'
import { faultWords } from '../../kernel/problem.ts'
import { inTransaction } from '../../store/database/transaction.ts'
import { type Work, workIn } from '../../store/database/work.ts'
import { type Claimed, claim } from '../../store/webhooks/claim.ts'
import { holdDue, type Lane, setHealth } from '../../store/webhooks/lanes.ts'
import { type Marked, type OpenEndpoint, openTurn } from '../../store/webhooks/turn.ts'
import { flush } from '../../work/outbox/flush.ts'
import type { DeliveryParts } from './parts.ts'

export interface RunningLane {
  /** Something may be due. */
  kick(): void
  /** Nothing in flight, nothing to write. */
  isIdle(): boolean
}

/** Stopping claims no more; cut also ends what is in flight. */
interface Signals {
  readonly stopping: AbortSignal
  readonly cut: AbortSignal
}

/**
 * One endpoint's deliveries in this process. A turn is one transaction: it writes what came back since the last turn
 * and claims as many heads as there is room for. What comes back during a turn waits for the next, so the busier a
 * lane is, the more each turn carries; and no lane ever waits for another's receiver.
 */
export function runLane(parts: DeliveryParts, lane: Lane, { stopping, cut }: Signals): RunningLane {
  const { pace } = parts
  let results: Marked[] = []
  let inFlight = 0
  let turning = false
  let again = false
  let window = pace.inFlight * 2

  async function turns(): Promise<void> {
    turning = true
    do {
      again = false
      const written = results
      results = []
      try {
        const taken = await turn(parts, lane, { written, claims: !stopping.aborted, window })
        for (const delivery of taken.claimed) send(taken.endpoint!, delivery)
        // Where one was behind another there may be thousands: a payroll's events while the receiver is down.
        window = taken.followers > 0 ? WIDE : pace.inFlight * 2
        again ||= taken.followers > 0 && !stopping.aborted
      } catch (error) {
        results = [...written, ...results]
        parts.log.warn({ endpointId: lane.endpointId, error: faultWords(error) }, 'webhook turn failed')
        await new Promise((resolve) => setTimeout(resolve, cut.aborted ? 50 : 500))
        again = results.length > 0 && (!cut.aborted || inFlight > 0)
      }
    } while (again || results.length > 0)
    turning = false
  }

  function send(endpoint: OpenEndpoint, delivery: Claimed): void {
    inFlight++
    void attempt(parts, endpoint, delivery, cut).then((result) => {
      inFlight--
      results.push(result)
      // What comes back within a moment goes into the same turn.
      if (inFlight === 0) kick()
      else if (results.length === 1) setTimeout(kick, GATHER)
    })
  }

  function kick(): void {
    again = true
    if (!turning) void turns()
  }

  return { kick, isIdle: () => !turning && inFlight === 0 && results.length === 0 }
}

/** Milliseconds. */
const GATHER = 2
/** Due deliveries that a turn looks at after one that found followers. */
const WIDE = 512

interface Turn {
  readonly written: readonly Marked[]
  readonly claims: boolean
  readonly window: number
}

async function turn({ pool, pace, ...parts }: DeliveryParts, lane: Lane, { written, claims, window }: Turn) {
  return inTransaction(pool, lane.clientId, { access: 'read write' }, async (tx) => {
    const work = workIn(tx, parts)
    const endpoint = await openTurn(work, lane, written)
    if (!endpoint) return { endpoint, claimed: [], followers: 0 }

    const paused = await recordHealth(work, lane, { endpoint, written, pauseAfter: pace.pauseAfter })
    const isOpen = endpoint.isOpen && !paused
    const taken = await claim(work, lane, {
      finished: endpoint.finished,
      room: pace.inFlight,
      window,
      lease: pace.lease / 1000,
      which: !claims ? 'none' : isOpen ? 'all' : 'tests',
    })
    if (!isOpen) await holdDue(work, lane)
    return { endpoint, ...taken }
  })
}

/** Any success ends a row of failures; one that lasts for days pauses the endpoint, and the audit tells. */
async function recordHealth(
  work: Work,
  lane: Lane,
  given: { endpoint: OpenEndpoint; written: readonly Marked[]; pauseAfter: number },
): Promise<boolean> {
  const { endpoint, written, pauseAfter } = given
  const arrived = written.some(({ outcome }) => outcome === 'delivered')
  const failed = !arrived && written.some(({ outcome }) => outcome === 'failed' || outcome === 'parked')
  if (!failed && !(arrived && endpoint.failingSince !== null)) return false
  const tooLong = failed && endpoint.failingSince !== null && Date.now() - endpoint.failingSince > pauseAfter
  const pause =
    tooLong && endpoint.isOpen
      ? `No delivery has succeeded since ${isoInstant(endpoint.failingSince!)}`
      : undefined
  if (endpoint.failingSince === null || arrived || pause)
    await setHealth(work, lane, { failing: failed, pause })
  if (!pause) return false
  work.note({ subjectIds: [lane.endpointId], facts: { paused: pause } })
  await flush(work, { actor: 'service', operation: 'delivery/pauseEndpoint', requestId: newId() })
  return true
}

async function attempt(
  { receiver, pace, chance = Math.random }: DeliveryParts,
  { url, secrets }: OpenEndpoint,
  delivery: Claimed,
  cut: AbortSignal,
): Promise<Marked> {
  const begun = Date.now()
  const message = { id: delivery.eventId, timestamp: Math.floor(begun / 1000), body: delivery.body }
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Purser',
    ...signedHeaders(message, secrets),
  }
  const { statusCode, failure, excerpt } = await receiver.post({ url, headers, body: delivery.body }, cut)
  const arrived = statusCode !== null && statusCode >= 200 && statusCode < 300
  const wait =
    arrived || delivery.isTest ? undefined : waitAfter(pace.retries, delivery.failures + 1, chance())
  const outcome = arrived ? 'delivered' : wait === undefined ? 'parked' : 'failed'
  const result = {
    deliveryId: delivery.deliveryId,
    attempt: delivery.attempt,
    at: isoInstant(instant(begun)),
    ms: Date.now() - begun,
    statusCode,
    failure,
    excerpt,
  }
  // Cut off by our own stop, not by the receiver: it goes back as if it had not been tried.
  if (cut.aborted && statusCode === null) return { ...result, outcome: 'released', wait: 0 }
  return { ...result, outcome, wait: wait ?? null }
}
