import { healthAfter } from '../../domain/webhooks/health.ts'
import { newId } from '../../kernel/ids.ts'
import { inTransaction } from '../../store/database/transaction.ts'
import { type Work, workIn } from '../../store/database/work.ts'
import { type Claim, claim, type Taken } from '../../store/webhooks/claim.ts'
import { holdDue, type Lane, setHealth } from '../../store/webhooks/lanes.ts'
import { type Marked, type OpenEndpoint, openTurn } from '../../store/webhooks/turn.ts'
import { flush } from '../../work/outbox/flush.ts'
import type { DeliveryParts } from './parts.ts'

interface Turn {
  readonly written: readonly Marked[]
  /** Attempts that this process may begin; without any it only writes. */
  readonly slots: number
  /** Claimed by this process and not back, and how many may be. */
  readonly held: number
  readonly ahead: number
  readonly window: number
}

export interface TurnTaken extends Taken {
  /** Undefined when it was deleted. */
  readonly endpoint: OpenEndpoint | undefined
  readonly isOpen: boolean
}

/** One transaction: writes what came back, judges the endpoint's health by it, and claims what may be sent next. */
export async function takeTurn(
  { pool, pace, receiver, ...parts }: DeliveryParts,
  lane: Lane,
  { written, slots, held, ahead, window }: Turn,
): Promise<TurnTaken> {
  return inTransaction(pool, lane.clientId, { access: 'read write' }, async (tx) => {
    const work = workIn(tx, parts)
    const endpoint = await openTurn(work, lane, written)
    if (!endpoint) return { endpoint, isOpen: false, claimed: [], followers: 0 }

    const closes = await recordHealth(work, lane, { endpoint, written, pauseAfter: pace.pauseAfter })
    const isOpen = endpoint.isEnabled && !endpoint.isPaused && !closes
    const room = Math.min(pace.inFlight, receiver.room(endpoint.url))
    const taken = await claim(work, lane, {
      finished: endpoint.finished,
      room,
      // A host that is being tried again gets one, and none ahead.
      ahead: room < pace.inFlight ? room : ahead,
      held,
      slots,
      window,
      lease: pace.lease / 1000,
      which: whichOf({ slots, isOpen, room }),
    })
    if (!isOpen) await holdDue(work, lane)
    return { endpoint, isOpen, ...taken }
  })
}

/** A test goes also to an endpoint that is closed and to a host that rests. */
function whichOf({ slots, isOpen, room }: { slots: number; isOpen: boolean; room: number }): Claim['which'] {
  if (slots === 0) return 'none'
  return isOpen && room > 0 ? 'all' : 'tests'
}

interface Returned {
  readonly endpoint: OpenEndpoint
  readonly written: readonly Marked[]
  readonly pauseAfter: number
}

/** Whether it closes the endpoint; then an event tells the client's other endpoints, and the audit why. */
async function recordHealth(
  work: Work,
  lane: Lane,
  { endpoint, written, pauseAfter }: Returned,
): Promise<boolean> {
  const verdict = healthAfter(endpoint, written, { now: Date.now(), pauseAfter })
  if (verdict.failing === undefined) return false

  await setHealth(work, lane, { ...verdict, failing: verdict.failing })
  const closed = verdict.pause ?? verdict.disable
  if (closed === undefined) return false
  const [operation, fact] = verdict.pause
    ? ['delivery/pauseEndpoint', 'paused']
    : ['delivery/disableEndpoint', 'disabled']
  work.note({ subjectIds: [lane.endpointId], facts: { [fact]: closed } })
  work.emit({ family: 'webhookEndpoint', change: 'update', companyId: null, entityId: lane.endpointId })
  await flush(work, { actor: 'service', operation, requestId: newId() })
  return true
}
