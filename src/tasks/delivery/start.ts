import type pg from 'pg'
import type { Logger } from 'pino'
import { parseSchedule } from '../../domain/webhooks/schedule.ts'
import type { Id } from '../../kernel/ids.ts'
import { receiver } from '../../outside/receiver.ts'
import type { Settings } from '../../settings/settings.ts'
import { farewell } from '../../store/database/farewell.ts'
import { inTransaction } from '../../store/database/transaction.ts'
import type { Vaults } from '../../store/database/vault.ts'
import { hasDueDelivery, hastenDeliveries } from '../../store/webhooks/deliveries.ts'
import { type Delivery, startDelivery } from './engine.ts'
import type { Pace } from './parts.ts'

export interface DeliveryFoundation {
  readonly servicePool: (size: number) => pg.Pool
  readonly vaults: Vaults
}

/** Delivery as the settings have it, with connections of its own: requests never wait for a turn, nor a turn for them. */
export function deliveryOf(settings: Settings, parts: DeliveryFoundation, log: Logger): Delivery {
  const pool = parts.servicePool(POOL_SIZE)
  const rules = {
    production: settings.PURSER_ENVIRONMENT === 'production',
    allowed: allowedAddresses(settings),
  }
  const delivery = startDelivery({
    pool,
    vaults: parts.vaults,
    isSandbox: !rules.production,
    receiver: receiver(rules, settings.PURSER_WEBHOOK_TIMEOUT),
    pace: paceOf(settings),
    log,
  })
  return {
    wake: delivery.wake,
    async stop() {
      await delivery.stop()
      await farewell(pool)
    },
  }
}

export const allowedAddresses = ({ PURSER_WEBHOOK_ALLOW }: Settings): readonly string[] =>
  PURSER_WEBHOOK_ALLOW.split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

/**
 * After a travel every waiting delivery gets one attempt, in real time like all attempts. The travel waits a moment for
 * them to begin, wherever the delivery loop runs, and no longer: a receiver must not hold up a clock.
 */
export const attemptsAfterTravel =
  (pool: pg.Pool) =>
  async (clientId: Id<'client'>): Promise<void> => {
    await inTransaction(pool, clientId, { access: 'read write' }, hastenDeliveries)
    const end = Date.now() + PATIENCE
    const isWaiting = () => inTransaction(pool, clientId, { access: 'read only' }, hasDueDelivery)
    while (Date.now() < end && (await isWaiting())) await new Promise((resolve) => setTimeout(resolve, 50))
  }

const PATIENCE = 2000
const POOL_SIZE = 4
/** Attempts in flight in one process. */
const SLOTS = 256
/** Milliseconds of a lease beyond the attempt, at the least: on a busy machine a turn alone takes some. */
const SLACK = 5_000
const DAY = 86_400_000

const paceOf = (settings: Settings): Pace => ({
  poll: 200,
  // An attempt that takes its whole time must still be this process's own when it is written down.
  lease: settings.PURSER_WEBHOOK_TIMEOUT + Math.max(settings.PURSER_WEBHOOK_TIMEOUT, SLACK),
  inFlight: 8,
  slots: SLOTS,
  // One connection is left for the search.
  turns: POOL_SIZE - 1,
  retries: parseSchedule(settings.PURSER_WEBHOOK_RETRIES)!,
  pauseAfter: settings.PURSER_WEBHOOK_PAUSE * DAY,
})
