import { faultWords } from '../../kernel/problem.ts'
import type { Lane } from '../../store/webhooks/lanes.ts'
import type { Marked } from '../../store/webhooks/turn.ts'
import { type LaneParts, type Signals, sender } from './sender.ts'
import { takeTurn } from './turn.ts'

export interface RunningLane {
  /** Something may be due; a test also goes to a host that rests. */
  kick(hasTest?: boolean): void
  /** Nothing in flight, nothing to write. */
  isIdle(): boolean
  /** Its host is left alone for a while. */
  rests(): boolean
}

/**
 * One endpoint's deliveries in this process. A turn is one transaction: it writes what came back since the last turn and
 * claims what goes next. A receiver that answers quickly is claimed ahead for, so that attempts go on while a turn runs
 * and the busier a lane is, the more each turn carries; and no lane ever waits for another's receiver.
 */
export function runLane(parts: LaneParts, lane: Lane, signals: Signals): RunningLane {
  const { pace, shares, receiver } = parts
  const { stopping, cut } = signals
  const sending = sender(parts, lane, { signals, back })
  let results: Marked[] = []
  let gathering: NodeJS.Timeout | undefined
  let turning = false
  let again = false
  let ahead = pace.inFlight
  let window = pace.inFlight * 2
  let url: string | undefined

  async function turns(): Promise<void> {
    turning = true
    do {
      again = false
      try {
        await shares.turn(lane.clientId, turn)
      } catch (error) {
        parts.log.warn({ endpointId: lane.endpointId, error: faultWords(error) }, 'webhook turn failed')
        await new Promise((resolve) => setTimeout(resolve, cut.aborted ? 50 : 500))
        again = results.length > 0 && (!cut.aborted || sending.inFlight() > 0)
      }
    } while (again)
    turning = false
    gather()
  }

  /** Without a free slot and with nothing to write there is nothing to do: the next search comes back. */
  async function turn(): Promise<void> {
    const slots = stopping.aborted ? 0 : shares.take(lane.clientId, pace.inFlight)
    if (slots === 0 && results.length === 0) return
    const written = gathered()
    const leasedAt = Date.now()
    if (written.length > 0) ahead = Math.ceil((ahead + claimedAhead(written, pace.inFlight)) / 2)
    const held = sending.held()
    const most = slots < pace.inFlight ? held + slots : ahead
    const next = written.filter(({ wait }) => wait === null).length
    const asked = { written, slots, held, ahead: most, window: Math.max(window, most - held - next) }
    const taken = await takeTurn(parts, lane, asked)
      .catch((error) => {
        results = [...written, ...results]
        throw error
      })
      .finally(() => shares.giveBack(lane.clientId, slots))

    url = taken.endpoint?.url
    if (!taken.isOpen) sending.giveBack()
    if (taken.endpoint) sending.send(taken.endpoint, taken.claimed, leasedAt)
    // Where one was behind another there may be thousands: a payroll's events while the receiver is down.
    window = taken.followers > 0 ? WIDE : pace.inFlight * 2
    again ||= taken.followers > 0 && !stopping.aborted
  }

  function back(ended: readonly Marked[]): void {
    results.push(...ended)
    gather()
  }

  /** What comes back within a moment goes into the same turn: a longer one while others wait to be sent. */
  function gather(): void {
    if (results.length === 0 || turning) return
    if (sending.inFlight() === 0 || results.length >= ahead / 2) kick(true)
    else gathering ??= setTimeout(kick, sending.waiting() > 0 ? LONG_GATHER : GATHER, true)
  }

  function gathered(): readonly Marked[] {
    clearTimeout(gathering)
    gathering = undefined
    const written = results
    results = []
    return written
  }

  const rests = () => url !== undefined && receiver.room(url) === 0

  function kick(needsTurn = false): void {
    if (!needsTurn && (rests() || sending.held() >= ahead)) return
    again = true
    if (!turning) void turns()
  }

  return { kick, rests, isIdle: () => !turning && sending.inFlight() === 0 && results.length === 0 }
}

/** Milliseconds. */
const GATHER = 2
const LONG_GATHER = 20
/** Due deliveries that a turn looks at after one that found followers. */
const WIDE = 512
/** Milliseconds for which a lane claims ahead, and how many at most: so old may what it knows of its endpoint be. */
const AHEAD = 200
const MOST_AHEAD = 1024

/** As many as the receiver answers in that time, if it goes on as it did; of one that does not answer, none ahead. */
function claimedAhead(written: readonly Marked[], inFlight: number): number {
  const answered = written.filter(({ statusCode }) => statusCode !== null)
  const each = answered.reduce((sum, { ms }) => sum + ms, 0) / answered.length
  const most = answered.length === 0 ? 0 : Math.min(MOST_AHEAD, (inFlight * AHEAD) / each)
  return Math.max(inFlight, Math.floor(most))
}
