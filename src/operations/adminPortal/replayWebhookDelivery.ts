import { z } from 'zod'
import { deliveryMachine } from '../../domain/webhooks/delivery.ts'
import { replayDeliveries } from '../../store/webhooks/deliveries.ts'
import { choice, optionalId } from '../../wire/fields/fields.ts'
import { moment } from '../../wire/fields/instant.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { lockedEndpoint } from '../../work/webhooks/locked-endpoint.ts'
import { operation } from '../declaration/operation.ts'

const finished = { Parked: deliveryMachine.state.parked, Delivered: deliveryMachine.state.delivered }

export const replayWebhookDelivery = operation({
  address: 'adminPortal/replayWebhookDelivery',
  job: 'deliveries',
  verb: 'POST',
  access: { scope: 'admin', roles: [], reach: 'client' },
  summary: 'Sends finished webhook deliveries again: one, or all of an endpoint since a time.',
  description:
    'Give `webhookDeliveryId`, or `webhookEndpointId` with `since` (compared with the events’ own time) and, if ' +
    'wanted, `status`: `Parked` or `Delivered`; without it both. The event id and the text stay the same, the ' +
    'signature is new, the retry schedule begins anew, and the events of one entity keep their order. A delivery ' +
    'that is still on its way is left alone.',
  body: z.object({
    webhookDeliveryId: optionalId('webhookDelivery'),
    webhookEndpointId: optionalId('webhookEndpoint'),
    since: moment().nullish(),
    status: choice(['Parked', 'Delivered']).nullish(),
  }),
  reply: z.object({
    webhookDelivery: z.object({ replayed: z.int(), status: z.literal('Success'), message: z.string() }),
  }),
  refusals: { sinceRequired: 'since is required to replay the deliveries of an endpoint' },

  async run({ body, work, refuse }) {
    const replayed = body.webhookDeliveryId
      ? await replayDeliveries(work, { deliveryId: body.webhookDeliveryId })
      : await replayDeliveries(work, {
          endpointId: (await lockedEndpoint(work, body)).webhookEndpointId,
          since: body.since ?? refuse('sinceRequired'),
          status: body.status ? finished[body.status] : undefined,
        })
    if (replayed === undefined) throw unknownId('webhookDelivery')

    work.note({ subjectIds: [body.webhookDeliveryId ?? body.webhookEndpointId!], facts: { replayed } })
    const message = `${replayed} ${replayed === 1 ? 'delivery is' : 'deliveries are'} on the way again`
    return { webhookDelivery: { replayed, status: 'Success' as const, message } }
  },
})
