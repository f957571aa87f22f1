import type { Id } from '../kernel/ids.ts'
import { faultWords } from '../kernel/problem.ts'
import { LOOK_EVERY } from '../store/agenda/channel.ts'
import { openProcessConnection } from '../store/agenda/process-connection.ts'
import { claimDue, untilNextDue } from '../store/agenda/search.ts'
import { travellers } from '../store/agenda/travellers.ts'
import { inFoundTransaction } from '../store/database/transaction.ts'
import { perform, type RunnerParts } from './perform.ts'
import { sleeping } from './sleep.ts'
import type { AfterTravel } from './travel.ts'
import { travels } from './travels.ts'

export interface Agenda {
  /** Waits until the client has arrived. False when it is still on its way after the patience: it goes on. */
  readonly arrival: (clientId: Id<'client'>) => Promise<boolean>
  /** Lets what runs finish. A travel stops at its next step; any process goes on with it. */
  readonly stop: () => Promise<void>
}

export interface RunnerOptions {
  readonly databaseUrl: string
  /** How many rows this process runs at a time. With 0 it only travels. */
  readonly runners: number
  readonly afterTravel?: readonly AfterTravel[]
  /** Milliseconds between two looks when nobody rings. */
  readonly lookEvery?: number
  /** Milliseconds that a request waits for a travel. */
  readonly patience?: number
}

/** Starts the runners of this process. Any number of processes may: Postgres deals out the rows. */
export function startAgenda(parts: RunnerParts, options: RunnerOptions): Agenda {
  const { databaseUrl, runners, afterTravel = [], lookEvery = LOOK_EVERY, patience = 60_000 } = options
  const calls = sleeping()
  const line = openProcessConnection(databaseUrl, calls.ring)
  const journeys = travels(parts, line, { after: afterTravel, patience, stopped: calls.isOver })

  async function runner(): Promise<void> {
    let rested = true
    while (!calls.isOver()) {
      const found = await perform(parts, (begin) => inFoundTransaction(parts.pool, claimDue, begin))
      // Where one row was, there may be more: each runner that wakes to work calls one other.
      if (found && rested) calls.ring()
      rested = !found
      if (!found) await calls.sleep(Math.min(lookEvery, await untilWork(parts)))
    }
  }

  /** Travels that were left behind: their process was stopped or killed. */
  async function patrol(): Promise<void> {
    while (!calls.isOver()) {
      for (const clientId of await travellers(parts.pool)) void journeys.go(clientId)
      await calls.sleep(lookEvery, 'undisturbed')
    }
  }

  /** The database may go away and come back; the loop outlives it. */
  async function kept(loop: () => Promise<void>): Promise<void> {
    while (!calls.isOver()) {
      await loop().catch((error: unknown) => {
        parts.log.error({ error: faultWords(error) }, 'agenda')
        return calls.sleep(1000, 'undisturbed')
      })
    }
  }

  const loops = [kept(patrol), ...Array.from({ length: runners }, () => kept(runner))]
  return {
    arrival: journeys.arrival,
    async stop() {
      calls.end()
      await Promise.all(loops)
      await journeys.ended()
      await line.close()
    },
  }
}

/** Milliseconds; a moment more than needed, so that the row is due by then. */
async function untilWork({ pool }: RunnerParts): Promise<number> {
  const seconds = await untilNextDue(pool)
  return seconds === undefined ? Number.POSITIVE_INFINITY : Math.ceil(seconds * 1000) + 1
}
