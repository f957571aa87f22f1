import { z } from 'zod'
import { rotateSecret } from '../../store/webhooks/endpoints.ts'
import { endpointNamed, endpointReply, endpointStatus } from '../../wire/webhook.ts'
import { lockedEndpoint } from '../../work/webhooks/locked-endpoint.ts'
import { operation } from '../declaration/operation.ts'

export const rotateWebhookSecret = operation({
  address: 'adminPortal/rotateWebhookSecret',
  job: 'webhooks',
  verb: 'POST',
  access: { scope: 'admin', roles: [], reach: 'client', again: true },
  summary: 'Gives a webhook endpoint a new secret.',
  description:
    'The new `secret` is shown this once. For 24 hours every delivery carries both signatures, so a receiver may ' +
    'change over at any moment. Rotating again within that day ends the older of the two at once.',
  body: z.object(endpointNamed),
  reply: z.object({ webhookEndpoint: z.object({ ...endpointReply, secret: z.string() }) }),

  async run({ body, work }) {
    const endpoint = await lockedEndpoint(work, body)

    const secret = await rotateSecret(work, endpoint.webhookEndpointId)
    work.note({ subjectIds: [endpoint.webhookEndpointId] })
    const message = 'Webhook secret rotated successfully; the former secret goes on signing for 24 hours'
    const { webhookEndpointId } = endpoint
    return { webhookEndpoint: { webhookEndpointId, status: endpointStatus(endpoint), message, secret } }
  },
})
