import { z } from 'zod'
import { deleteEndpoint } from '../../store/webhooks/endpoints.ts'
import { endpointNamed, endpointReply } from '../../wire/webhook.ts'
import { lockedEndpoint } from '../../work/webhooks/locked-endpoint.ts'
import { operation } from '../declaration/operation.ts'

export const deleteWebhookEndpoint = operation({
  address: 'adminPortal/deleteWebhookEndpoint',
  job: 'webhooks',
  verb: 'DELETE',
  access: { scope: 'admin', roles: [], reach: 'client' },
  summary: 'Removes a webhook endpoint with its deliveries.',
  description: 'The events themselves stay in reports/getEvents.',
  body: z.object(endpointNamed),
  reply: z.object({ webhookEndpoint: z.object(endpointReply) }),

  async run({ body, work }) {
    const { webhookEndpointId } = await lockedEndpoint(work, body)

    await deleteEndpoint(work, webhookEndpointId)
    work.note({ subjectIds: [webhookEndpointId] })
    const message = 'Webhook endpoint deleted successfully'
    return { webhookEndpoint: { webhookEndpointId, status: 'Deleted' as const, message } }
  },
})
