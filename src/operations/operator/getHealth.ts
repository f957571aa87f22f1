import { z } from 'zod'
import { ownHealth } from '../../store/operator/health.ts'
import { operation } from '../declaration/operation.ts'

export const getHealth = operation({
  address: 'operator/getHealth',
  job: 'operator',
  verb: 'GET',
  access: { scope: 'admin', roles: [], reach: 'client' },
  summary: 'Tells how the client’s work stands: what is due, what stopped, what waits for a person.',
  description:
    '`status` is `attention` when something is parked, came back, is due for more than five minutes, or when an endpoint ' +
    'fails. That it is answered at all says that the database is there; `databaseMs` says how fast.',
  body: z.object({}),
  reply: z.object({
    health: z.object({
      status: z.enum(['ok', 'attention']),
      databaseMs: z.number().describe('How long the database took to answer this, in milliseconds.'),
      workDue: z.int().describe('Work that is due now.'),
      workOldestSeconds: z.number().describe('How long the oldest of it has been due.'),
      workParked: z.int().describe('Work that stopped; see getParkedWork.'),
      deliveriesParked: z.int().describe('Webhook deliveries that were given up.'),
      deliveriesWaiting: z.int().describe('Webhook deliveries that are to be sent.'),
      endpointsFailing: z
        .array(
          z.object({
            webhookEndpointId: z.uuid(),
            url: z.string().describe('Where it is.'),
            failingSince: z
              .string()
              .describe('When its first attempt without a success since was made, in real time.'),
          }),
        )
        .describe('Endpoints that take nothing, the longest first, at most 20.'),
      reviewsWaiting: z.int().describe('Verdicts that are waited for; see getReviews.'),
      paymentsReturned: z.int().describe('Payments that came back; see getReturnedPayments.'),
    }),
  }),

  async run({ work }) {
    const begun = performance.now()
    const found = await ownHealth(work)
    const databaseMs = Math.round(performance.now() - begun)

    const troubles = found.workParked + found.paymentsReturned + found.endpointsFailing.length
    const status = troubles === 0 && found.workOldestSeconds < LATE ? ('ok' as const) : ('attention' as const)
    return { health: { status, databaseMs, ...found, endpointsFailing: [...found.endpointsFailing] } }
  },
})

/** Seconds: runners look every second, so that what is due for longer is stuck. */
const LATE = 300
