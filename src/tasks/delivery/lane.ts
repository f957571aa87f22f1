import { faultWords } from '../../kernel/problem.ts'
import type { Claimed } from '../../store/webhooks/claim.ts'
import type { Lane } from '../../store/webhooks/lanes.ts'
import type { Marked, OpenEndpoint } from '../../store/webhooks/turn.ts'
import { attempt } from './attempt.ts'
import type { DeliveryParts } from './parts.ts'
import type { DeliveryShares } from './shares.ts'
import { takeTurn } from './turn.ts'

export interface RunningLane {
  /** Something may be due; a test also goes to a host that rests. */
  kick(hasTest?: boolean): void
  /** Nothing in flight, nothing to write. */
  isIdle(): boolean
  /** Its host is left alone for a while. */
  rests(): boolean
}

/** Stopping claims no more; cut also ends what is in flight. */
interface Signals {
  readonly stopping: AbortSignal
  readonly cut: AbortSignal
}

type LaneParts = DeliveryParts & { readonly shares: DeliveryShares }

/**
 * One endpoint's deliveries in this process. A turn is one transaction: it writes what came back since the last turn
 * and claims as many heads as there is room for. What comes back during a turn waits for the next, so the busier a
 * lane is, the more each turn carries; and no lane ever waits for another's receiver.
 */
export function runLane(parts: LaneParts, lane: Lane, { stopping, cut }: Signals): RunningLane {
  const { pace, shares, receiver } = parts
  let results: Marked[] = []
  let inFlight = 0
  let turning = false
  let again = false
  let window = pace.inFlight * 2
  let url: string | undefined

  async function turns(): Promise<void> {
    turning = true
    do {
      again = false
      const written = results
      results = []
      try {
        await shares.turn(lane.clientId, () => turn(written))
      } catch (error) {
        results = [...written, ...results]
        parts.log.warn({ endpointId: lane.endpointId, error: faultWords(error) }, 'webhook turn failed')
        await new Promise((resolve) => setTimeout(resolve, cut.aborted ? 50 : 500))
        again = results.length > 0 && (!cut.aborted || inFlight > 0)
      }
    } while (again || results.length > 0)
    turning = false
  }

  /** Without a free slot and with nothing to write there is nothing to do: the next search comes back. */
  async function turn(written: readonly Marked[]): Promise<void> {
    const slots = stopping.aborted ? 0 : shares.take(lane.clientId, pace.inFlight)
    if (slots === 0 && written.length === 0) return
    let unused = slots
    try {
      const { endpoint, claimed, followers } = await takeTurn(parts, lane, { written, slots, window })
      url = endpoint?.url
      unused -= claimed.length
      for (const delivery of claimed) send(endpoint!, delivery)
      // Where one was behind another there may be thousands: a payroll's events while the receiver is down.
      window = followers > 0 ? WIDE : pace.inFlight * 2
      again ||= followers > 0 && !stopping.aborted
    } finally {
      shares.giveBack(lane.clientId, unused)
    }
  }

  function send(endpoint: OpenEndpoint, delivery: Claimed): void {
    inFlight++
    void attempt(parts, endpoint, delivery, cut).then((result) => {
      inFlight--
      shares.giveBack(lane.clientId, 1)
      results.push(result)
      // What comes back within a moment goes into the same turn.
      if (inFlight === 0) kick(true)
      else if (results.length === 1) setTimeout(kick, GATHER, true)
    })
  }

  const rests = () => url !== undefined && receiver.room(url) === 0

  function kick(needsTurn = false): void {
    if (!needsTurn && rests()) return
    again = true
    if (!turning) void turns()
  }

  return { kick, rests, isIdle: () => !turning && inFlight === 0 && results.length === 0 }
}

/** Milliseconds. */
const GATHER = 2
/** Due deliveries that a turn looks at after one that found followers. */
const WIDE = 512
