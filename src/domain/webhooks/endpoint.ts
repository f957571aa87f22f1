import type { Instant } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'

export interface WebhookEndpoint {
  readonly webhookEndpointId: Id<'webhookEndpoint'>
  readonly url: string
  readonly families: readonly string[]
  readonly enabled: boolean
  readonly failingSince: Instant | null
  readonly pausedAt: Instant | null
  readonly pausedReason: string | null
  /** By the service, because the receiver is gone; null when the client disabled it. */
  readonly disabledAt: Instant | null
  readonly disabledReason: string | null
  readonly previousUntil: Instant | null
  readonly createdAt: Instant
}
