import { z } from 'zod'
import { families } from '../domain/events.ts'
import type { WebhookEndpoint } from '../domain/webhooks/endpoint.ts'
import { type Instant, isoInstant } from '../kernel/dates.ts'
import { flag, marks, optionalId, text } from './fields/fields.ts'

export const familyNames = Object.values(families).map(({ family }) => family)

/** Families in any letter case, with or without spaces; each once, in the interface's order. */
function familyList() {
  const field = z
    .array(z.string())
    .min(1)
    .max(100)
    .transform((given, context): string[] => {
      const asked = new Set(given.map(plain))
      const found = familyNames.filter((name) => asked.has(plain(name)))
      if (found.length === asked.size) return found
      context.addIssue({ code: 'custom', message: `must be of: ${familyNames.join(', ')}` })
      return z.NEVER
    })
    .meta({ type: 'array', items: { type: 'string', enum: familyNames } })
  marks.add(field, { closedList: true })
  return field
}

/** The id at the top or inside the envelope: both are natural, and neither can mean anything else. */
export const endpointNamed = {
  webhookEndpointId: optionalId('webhookEndpoint'),
  webhookEndpoint: z.object({ webhookEndpointId: optionalId('webhookEndpoint') }).nullish(),
}

export const endpointStatus = ({ enabled, pausedAt }: Pick<WebhookEndpoint, 'enabled' | 'pausedAt'>) =>
  !enabled ? ('Disabled' as const) : pausedAt === null ? ('Enabled' as const) : ('Paused' as const)

/** An endpoint as it is read and told; times are real time. */
export const endpointRecord = z.object({
  webhookEndpointId: z.uuid(),
  url: z.string(),
  families: z.array(z.string()),
  enabled: z.boolean(),
  status: z.enum(['Enabled', 'Disabled', 'Paused']),
  createdAt: z.string(),
  failingSince: z.string().nullable(),
  pausedAt: z.string().nullable(),
  pausedReason: z.string(),
  disabledAt: z.string().nullable(),
  disabledReason: z.string(),
  formerSecretValidUntil: z.string().nullable(),
})

export const endpointForm = (endpoint: WebhookEndpoint): z.output<typeof endpointRecord> => ({
  webhookEndpointId: endpoint.webhookEndpointId,
  url: endpoint.url,
  families: [...endpoint.families],
  enabled: endpoint.enabled,
  status: endpointStatus(endpoint),
  createdAt: isoInstant(endpoint.createdAt),
  failingSince: printed(endpoint.failingSince),
  pausedAt: printed(endpoint.pausedAt),
  pausedReason: endpoint.pausedReason ?? '',
  disabledAt: printed(endpoint.disabledAt),
  disabledReason: endpoint.disabledReason ?? '',
  formerSecretValidUntil: printed(endpoint.previousUntil),
})

const printed = (at: Instant | null): string | null => (at === null ? null : isoInstant(at))

export const endpointReply = {
  webhookEndpointId: z.uuid(),
  status: z.enum(['Enabled', 'Disabled', 'Paused', 'Deleted']),
  message: z.string(),
}

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '')

export const endpointFields = { url: text(2048), families: familyList(), enabled: flag() }

export const endpointRefusals = { badUrl: 'Invalid Url: it {fault}' } as const
