import { z } from 'zod'
import { envelope } from '../../domain/events.ts'
import { newId } from '../../kernel/ids.ts'
import { writeTestEvent } from '../../store/webhooks/insert-events.ts'
import { endpointNamed, endpointReply, endpointStatus } from '../../wire/webhook.ts'
import { lockedEndpoint } from '../../work/webhooks/locked-endpoint.ts'
import { operation } from '../declaration/operation.ts'

const TEST_TYPE = 'webhook.test'

export const sendTestWebhookEvent = operation({
  address: 'adminPortal/sendTestWebhookEvent',
  job: 'deliveries',
  verb: 'POST',
  access: { scope: 'admin', roles: [], reach: 'client' },
  summary: 'Posts a test event to one webhook endpoint.',
  description:
    'It is signed like every delivery, goes out before whatever waits, also to a disabled or paused endpoint, is ' +
    'tried once, and is not part of reports/getEvents. What came back is in reports/getWebhookDeliveries.',
  body: z.object(endpointNamed),
  reply: z.object({
    webhookEndpoint: z.object({ ...endpointReply, eventId: z.uuid(), webhookDeliveryId: z.uuid() }),
  }),

  async run({ body, work }) {
    const endpoint = await lockedEndpoint(work, body)

    const { webhookEndpointId } = endpoint
    const eventId = newId<'event'>()
    const shown = { webhookEndpointId, message: 'This is a test event' }
    const text = envelope({ eventId, type: TEST_TYPE, at: work.now }, { root: 'Test', shown })

    const deliveryId = await writeTestEvent(work, {
      endpointId: webhookEndpointId,
      type: TEST_TYPE,
      body: text,
      eventId,
    })
    work.note({ subjectIds: [webhookEndpointId] })
    const reply = {
      webhookEndpointId,
      status: endpointStatus(endpoint),
      eventId,
      webhookDeliveryId: deliveryId,
    }
    return { webhookEndpoint: { ...reply, message: 'Test event is on its way' } }
  },
})
