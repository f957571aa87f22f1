import type { Claimed } from '../../store/webhooks/claim.ts'
import type { Lane } from '../../store/webhooks/lanes.ts'
import type { Marked, OpenEndpoint } from '../../store/webhooks/turn.ts'
import { attempt, untried } from './attempt.ts'
import type { DeliveryParts } from './parts.ts'
import type { DeliveryShares } from './shares.ts'

/** Stopping claims no more; cut also ends what is in flight. */
export interface Signals {
  readonly stopping: AbortSignal
  readonly cut: AbortSignal
}

export type LaneParts = DeliveryParts & { readonly shares: DeliveryShares }

/** What one lane has claimed: attempts in flight, and behind them what goes next. */
export interface Sender {
  /** Sends to where the endpoint is now, also what waits already. */
  send(endpoint: OpenEndpoint, claimed: readonly Claimed[], leasedAt: number): void
  /** What waits goes back, tests excepted: its endpoint takes no more. */
  giveBack(): void
  inFlight(): number
  waiting(): number
  /** Claimed and not back, without tests. */
  held(): number
}

interface Waiting {
  readonly delivery: Claimed
  /** No attempt begins later: it must have ended when the lease does. */
  readonly until: number
}

interface Ended {
  readonly delivery: Claimed
  readonly result: Marked
}

/**
 * Each attempt that ends makes way for the next that waits, if its client still has a share. Where none is in flight
 * nothing waits either: what finds no way is given back, and the search finds it again when there is one. What ends while
 * the sockets are read is ended together after them: signed and posted in a row, the next ones cost a fifth less.
 */
export function sender(
  parts: LaneParts,
  lane: Lane,
  { signals, back }: { signals: Signals; back: (results: readonly Marked[]) => void },
): Sender {
  const { pace, shares } = parts
  let endpoint: OpenEndpoint
  let waiting: Waiting[] = []
  let ended: Ended[] = []
  let [tests, others] = [0, 0]

  function fill(): void {
    const isTooLate = ({ until }: Waiting) => signals.stopping.aborted || Date.now() > until
    while (waiting.length > 0 && !isTooLate(waiting[0]!)) {
      const { delivery } = waiting[0]!
      if (!delivery.isTest && others >= pace.inFlight) return
      if (shares.take(lane.clientId, 1) === 0) break
      waiting.shift()
      begin(delivery)
    }
    giveBack(tests + others === 0 ? waiting : waiting.filter(isTooLate))
  }

  function begin(delivery: Claimed): void {
    count(delivery, 1)
    void attempt(parts, endpoint, delivery, signals.cut).then((result) => {
      if (ended.length === 0) setImmediate(end)
      ended.push({ delivery, result })
    })
  }

  function end(): void {
    const all = ended
    ended = []
    for (const { delivery } of all) count(delivery, -1)
    shares.giveBack(lane.clientId, all.length)
    // It wants no more; the next turn says what becomes of the others.
    if (all.some(({ result }) => result.outcome === 'gone')) giveBack(ordinary())
    fill()
    back(all.map(({ result }) => result))
  }

  function count({ isTest }: Claimed, by: number): void {
    if (isTest) tests += by
    else others += by
  }

  const ordinary = () => waiting.filter(({ delivery }) => !delivery.isTest)

  function giveBack(unsent: readonly Waiting[]): void {
    waiting = waiting.filter((each) => !unsent.includes(each))
    if (unsent.length > 0) back(unsent.map(({ delivery }) => untried(delivery, endpoint)))
  }

  return {
    send(to, claimed, leasedAt) {
      endpoint = to
      const fresh = claimed.map((delivery) => ({ delivery, until: leasedAt + pace.lease / 2 }))
      const isTest = ({ delivery }: Waiting) => delivery.isTest
      waiting = [...fresh.filter(isTest), ...waiting, ...fresh.filter((each) => !isTest(each))]
      fill()
    },
    giveBack: () => giveBack(ordinary()),
    inFlight: () => tests + others,
    waiting: () => waiting.length,
    held: () => others + ordinary().length,
  }
}
