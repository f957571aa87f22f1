import type pg from 'pg'
import type { Logger } from 'pino'
import type { RetrySchedule } from '../../domain/webhooks/schedule.ts'
import type { Receiver } from '../../outside/receiver.ts'
import type { Vaults } from '../../store/database/vault.ts'
import type { Limits } from './shares.ts'

/** How fast, how many, how long. Milliseconds; the schedule is in seconds. */
export interface Pace extends Limits {
  readonly poll: number
  /** How long a claimed delivery is this process's own; longer than an attempt may take. */
  readonly lease: number
  /** Attempts at one endpoint at a time, over all processes. */
  readonly inFlight: number
  readonly retries: RetrySchedule
  /** Failing for so long without one success pauses an endpoint. */
  readonly pauseAfter: number
}

export interface DeliveryParts {
  readonly pool: pg.Pool
  readonly vaults: Vaults
  readonly isSandbox: boolean
  readonly receiver: Receiver
  readonly pace: Pace
  readonly log: Logger
  readonly chance?: () => number
}
