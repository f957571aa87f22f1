import type { Logger } from 'pino'
import { parseSchedule } from '../../domain/webhooks/schedule.ts'
import { receiver } from '../../outside/receiver.ts'
import type { Settings } from '../../settings.ts'
import { servicePool } from '../../store/connection.ts'
import type { Vaults } from '../../store/vault.ts'
import { type Delivery, type Pace, startDelivery } from './engine.ts'

export interface DeliveryGround {
  readonly databaseUrl: string
  readonly vaults: Vaults
}

/** Delivery as the settings have it, with connections of its own: requests never wait for a turn, nor a turn for them. */
export function deliveryOf(settings: Settings, ground: DeliveryGround, log: Logger): Delivery {
  const pool = servicePool(ground.databaseUrl, POOL_SIZE)
  const rules = {
    production: settings.PURSER_ENVIRONMENT === 'production',
    allowed: allowedAddresses(settings),
  }
  const delivery = startDelivery({
    pool,
    vaults: ground.vaults,
    receiver: receiver(rules, settings.PURSER_WEBHOOK_TIMEOUT),
    pace: paceOf(settings),
    log,
  })
  return {
    wake: delivery.wake,
    async stop() {
      await delivery.stop()
      await pool.end()
    },
  }
}

export const allowedAddresses = ({ PURSER_WEBHOOK_ALLOW }: Settings): readonly string[] =>
  PURSER_WEBHOOK_ALLOW.split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

const POOL_SIZE = 4
const DAY = 86_400_000

const paceOf = (settings: Settings): Pace => ({
  poll: 200,
  // An attempt that takes its whole time must still be this process's own when it is written down.
  lease: settings.PURSER_WEBHOOK_TIMEOUT * 2,
  inFlight: 8,
  retries: parseSchedule(settings.PURSER_WEBHOOK_RETRIES)!,
  pauseAfter: settings.PURSER_WEBHOOK_PAUSE * DAY,
})
