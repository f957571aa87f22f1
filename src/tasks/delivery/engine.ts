import { faultWords } from '../../kernel/problem.ts'
import { dueLanes, type Lane } from '../../store/webhooks/lanes.ts'
import { type RunningLane, runLane } from './lane.ts'
import type { DeliveryParts } from './parts.ts'
import { shares } from './shares.ts'

export interface Delivery {
  /** Looks for due deliveries now rather than at the next poll. */
  wake(): void
  /** Claims no more, lets attempts end for a moment, then cuts them off and gives them back. */
  stop(): Promise<void>
}

/** Milliseconds that attempts in flight may take to end when the process stops. */
const GRACE = 2000

/**
 * Delivers events in real time; any number of processes may. It polls rather than listens: a NOTIFY in every
 * transaction that writes an event would make those commits wait for each other.
 */
export function startDelivery(parts: DeliveryParts): Delivery {
  const lanes = new Map<string, RunningLane>()
  const shared = shares(parts.pace)
  const stopping = new AbortController()
  const cut = new AbortController()
  let nudge = () => {}

  async function search(): Promise<void> {
    // One that rests is kept: it remembers where its endpoint is, and so that there is nothing to ask for.
    for (const [id, lane] of lanes) if (lane.isIdle() && !lane.rests()) lanes.delete(id)
    for (const lane of await dueLanes(parts.pool)) laneOf(lane).kick(lane.hasTest)
  }

  function laneOf(lane: Lane): RunningLane {
    const running =
      lanes.get(lane.endpointId) ??
      runLane({ ...parts, shares: shared }, lane, { stopping: stopping.signal, cut: cut.signal })
    lanes.set(lane.endpointId, running)
    return running
  }

  async function loop(): Promise<void> {
    while (!stopping.signal.aborted) {
      await search().catch((error) => parts.log.warn({ error: faultWords(error) }, 'webhook search failed'))
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, parts.pace.poll)
        nudge = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
  }

  const looping = loop()
  const settled = () => [...lanes.values()].every((lane) => lane.isIdle())
  return {
    wake: () => nudge(),
    async stop() {
      stopping.abort()
      nudge()
      await looping
      await until(settled, GRACE)
      cut.abort()
      await until(settled, GRACE)
      await parts.receiver.close()
    },
  }
}

async function until(holds: () => boolean, ms: number): Promise<void> {
  const end = Date.now() + ms
  while (!holds() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 10))
}
