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
    '`status` is `attention` when something is parked, came back, or is due for more than five minutes.',
  body: z.object({}),
  reply: z.object({
    health: z.object({
      status: z.enum(['ok', 'attention']),
      workDue: z.int().describe('Work that is due now.'),
      workOldestSeconds: z.number().describe('How long the oldest of it has been due.'),
      workParked: z.int().describe('Work that stopped; see getParkedWork.'),
      deliveriesParked: z.int().describe('Webhook deliveries that were given up.'),
      reviewsWaiting: z.int().describe('Verdicts that are waited for; see getReviews.'),
      paymentsReturned: z.int().describe('Payments that came back; see getReturnedPayments.'),
    }),
  }),

  async run({ work }) {
    const found = await ownHealth(work)

    const isWell = found.workParked + found.paymentsReturned === 0 && found.workOldestSeconds < LATE
    return { health: { status: isWell ? ('ok' as const) : ('attention' as const), ...found } }
  },
})

/** Seconds: runners look every second, so that what is due for longer is stuck. */
const LATE = 300
