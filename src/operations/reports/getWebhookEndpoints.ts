import { z } from 'zod'
import { type Instant, isoInstant } from '../../kernel/dates.ts'
import { listEndpoints } from '../../store/webhooks/endpoints.ts'
import { page, pageOf, pageReply, rangeOf } from '../../wire/fields/paging.ts'
import { endpointStatus } from '../../wire/webhook.ts'
import { operation } from '../declaration/operation.ts'

export const getWebhookEndpoints = operation({
  address: 'reports/getWebhookEndpoints',
  job: 'webhooks',
  verb: 'GET',
  summary: 'Lists the webhook endpoints of the calling client, in order of creation.',
  description: 'Secrets are never shown again. Times are real time, whatever the client’s clock says.',
  body: z.object({ ...page }),
  reply: z.object({
    webhookEndpoints: z.array(
      z.object({
        webhookEndpointId: z.uuid(),
        url: z.string(),
        families: z.array(z.string()),
        enabled: z.boolean(),
        status: z.enum(['Enabled', 'Disabled', 'Paused']),
        createdAt: z.string(),
        failingSince: z.string().nullable(),
        pausedAt: z.string().nullable(),
        pausedReason: z.string(),
        formerSecretValidUntil: z.string().nullable(),
      }),
    ),
    ...pageReply,
  }),

  async run({ body, work }) {
    const endpoints = await listEndpoints(work, rangeOf(body))

    const { items, next } = pageOf(body, endpoints, (endpoint) => endpoint.webhookEndpointId)
    return {
      webhookEndpoints: items.map((endpoint) => ({
        webhookEndpointId: endpoint.webhookEndpointId,
        url: endpoint.url,
        families: [...endpoint.families],
        enabled: endpoint.enabled,
        status: endpointStatus(endpoint),
        createdAt: isoInstant(endpoint.createdAt),
        failingSince: printed(endpoint.failingSince),
        pausedAt: printed(endpoint.pausedAt),
        pausedReason: endpoint.pausedReason ?? '',
        formerSecretValidUntil: printed(endpoint.previousUntil),
      })),
      ...next,
    }
  },
})

const printed = (at: Instant | null): string | null => (at === null ? null : isoInstant(at))
