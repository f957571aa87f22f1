import { z } from 'zod'
import { families } from '../domain/events.ts'
import type { WebhookEndpoint } from '../domain/webhooks/endpoint.ts'
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

export const endpointReply = {
  webhookEndpointId: z.uuid(),
  status: z.enum(['Enabled', 'Disabled', 'Paused', 'Deleted']),
  message: z.string(),
}

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '')

export const endpointFields = { url: text(2048), families: familyList(), enabled: flag() }

export const endpointRefusals = { badUrl: 'Invalid Url: it {fault}' } as const
