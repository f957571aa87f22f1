import type { Id } from '../kernel/ids.ts'
import { faultWords } from '../kernel/problem.ts'
import type { ProcessConnection } from '../store/agenda/process-connection.ts'
import { isTravelling } from '../store/agenda/travellers.ts'
import { pause, type RunnerParts } from './perform.ts'
import { type AfterTravel, travel } from './travel.ts'

interface TravelOptions {
  readonly after: readonly AfterTravel[]
  readonly patience: number
  readonly stopped: () => boolean
}

/** The travels that this process drives: one per client, and none that another process is driving. */
export function travels(
  parts: RunnerParts,
  line: ProcessConnection,
  { after, patience, stopped }: TravelOptions,
) {
  const underWay = new Map<Id<'client'>, Promise<void>>()

  /** Travels for the client if nobody does, and waits for it. */
  function go(clientId: Id<'client'>): Promise<void> {
    const known = underWay.get(clientId)
    if (known !== undefined) return known
    const journey = drive(clientId).finally(() => underWay.delete(clientId))
    underWay.set(clientId, journey)
    return journey
  }

  async function drive(clientId: Id<'client'>): Promise<void> {
    if (!(await line.lock(clientId))) return
    try {
      await travel(parts, clientId, { after, stopped })
    } catch (error) {
      // Nothing is lost: whoever looks next goes on from the last commit.
      parts.log.error({ clientId, error: faultWords(error) }, 'travel interrupted')
      await pause(250)
    } finally {
      await line.unlock(clientId)
    }
  }

  async function arrival(clientId: Id<'client'>): Promise<boolean> {
    const deadline = Date.now() + patience
    while (await isTravelling(parts.pool, clientId)) {
      if (stopped() || Date.now() >= deadline) return false
      await soonest(go(clientId), deadline - Date.now())
      if (await isTravelling(parts.pool, clientId)) await pause(50)
    }
    return true
  }

  return { go, arrival, ended: async () => void (await Promise.all(underWay.values())) }
}

async function soonest(promise: Promise<void>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  await Promise.race([promise, limit]).finally(() => clearTimeout(timer))
}
