import { z } from 'zod'
import { listEndpoints } from '../../store/webhooks/endpoints.ts'
import { page, pageOf, pageReply, rangeOf } from '../../wire/fields/paging.ts'
import { endpointForm, endpointRecord } from '../../wire/webhook.ts'
import { operation } from '../declaration/operation.ts'

export const getWebhookEndpoints = operation({
  address: 'reports/getWebhookEndpoints',
  job: 'webhooks',
  verb: 'GET',
  access: { scope: 'admin', roles: [], reach: 'client' },
  summary: 'Lists the webhook endpoints of the calling client, in order of creation.',
  description:
    'Secrets are never shown again. Times are real time, whatever the client’s clock says. `disabledReason` and ' +
    '`pausedReason` say why the service closed an endpoint by itself, and how to open it again.',
  body: z.object({ ...page }),
  reply: z.object({ webhookEndpoints: z.array(endpointRecord), ...pageReply }),

  async run({ body, work }) {
    const endpoints = await listEndpoints(work, rangeOf(body))

    const { items, next } = pageOf(body, endpoints, (endpoint) => endpoint.webhookEndpointId)
    return { webhookEndpoints: items.map(endpointForm), ...next }
  },
})
