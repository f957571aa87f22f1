import { z } from 'zod'
import { deliveryMachine } from '../../domain/webhooks/delivery.ts'
import { plainHeaders } from '../../domain/webhooks/signature.ts'
import { isoInstant } from '../../kernel/dates.ts'
import { listDeliveries, type WebhookDelivery } from '../../store/webhooks/deliveries.ts'
import { choice, flag, optionalId } from '../../wire/fields/fields.ts'
import { moment } from '../../wire/fields/instant.ts'
import { pageFromEitherEnd, pageOf, pageReply, rangeOf } from '../../wire/fields/paging.ts'
import { operation } from '../declaration/operation.ts'

const { state } = deliveryMachine

/** What a delivery is doing, in the words that a reader needs; several stored states may be one of them. */
const statuses = {
  Waiting: [state.queued, state.waiting, state.sending],
  Held: [state.held],
  Delivered: [state.delivered],
  Parked: [state.parked],
} as const
type Status = keyof typeof statuses
const names = Object.keys(statuses) as [Status, ...Status[]]

export const getWebhookDeliveries = operation({
  address: 'reports/getWebhookDeliveries',
  job: 'deliveries',
  verb: 'GET',
  access: { scope: 'admin', roles: [], reach: 'client' },
  summary: 'Lists webhook deliveries with every attempt, in order of creation.',
  description:
    '`Waiting`: to be sent, or behind an earlier event of its entity. `Held`: its endpoint is disabled or paused. ' +
    '`Parked`: given up, until replayed. `since` is compared with the events’ own time; the times of attempts are ' +
    'real time. Kept for 30 days.',
  body: z.object({
    webhookEndpointId: optionalId('webhookEndpoint'),
    status: choice(names).nullish(),
    since: moment().nullish(),
    eventId: z.uuid('must be an eventId').nullish().describe('Only deliveries of this event.'),
    withRequest: flag().nullish().describe('True adds the request that is sent; left out, it is not.'),
    ...pageFromEitherEnd,
  }),
  reply: z.object({
    webhookDeliveries: z.array(
      z.object({
        webhookDeliveryId: z.uuid(),
        webhookEndpointId: z.uuid(),
        eventId: z.uuid(),
        eventType: z.string(),
        entityId: z.uuid(),
        status: z.enum(names),
        createdAt: z.string(),
        nextAttemptAt: z.string().nullable(),
        attempts: z.array(
          z.object({
            attempt: z.int(),
            attemptedAt: z.string(),
            durationMs: z.int(),
            statusCode: z.int().nullable(),
            failure: z.string(),
            replyExcerpt: z.string(),
          }),
        ),
        request: z
          .object({
            url: z.string().describe('Where the endpoint is now.'),
            headers: z
              .record(z.string(), z.string())
              .describe(
                'The headers of the last attempt; without `webhook-signature`, which only the secret gives, and before the first ' +
                  'attempt without `webhook-timestamp`.',
              ),
            body: z.string().describe('The body, byte for byte the same at every attempt.'),
          })
          .optional()
          .describe('What is sent; with `withRequest`.'),
      }),
    ),
    ...pageReply,
  }),

  async run({ body, work }) {
    const deliveries = await listDeliveries(work, {
      endpointId: body.webhookEndpointId,
      status: body.status ? statuses[body.status] : undefined,
      since: body.since ?? undefined,
      eventId: body.eventId ?? undefined,
      ...rangeOf(body),
    })

    const { items, next } = pageOf(body, deliveries, (delivery) => delivery.webhookDeliveryId)
    const shown = items.map((delivery) => ({
      ...form(delivery),
      ...(body.withRequest ? { request: requestOf(delivery) } : {}),
    }))
    return { webhookDeliveries: shown, ...next }
  },
})

const form = ({ log, status, createdAt, nextAttemptAt, url: _, body: __, ...rest }: WebhookDelivery) => ({
  ...rest,
  status: names.find((name) => (statuses[name] as readonly string[]).includes(status))!,
  createdAt: isoInstant(createdAt),
  nextAttemptAt: status === state.waiting ? isoInstant(nextAttemptAt!) : null,
  attempts: log.map((row) => ({
    ...row,
    attemptedAt: new Date(row.attemptedAt).toISOString(),
    failure: row.failure ?? '',
  })),
})

function requestOf({ url, body, eventId, log }: WebhookDelivery) {
  const last = log.at(-1)
  const timestamp = last && Math.floor(Date.parse(last.attemptedAt) / 1000)
  return { url, headers: plainHeaders({ id: eventId, timestamp }), body }
}
