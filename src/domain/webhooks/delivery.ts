import { machine } from '../../kernel/machine.ts'

/**
 * One event on its way to one endpoint. Deliveries are a queue of their own beside the agenda: a lane is an endpoint, and
 * per endpoint and entity only the oldest unfinished one, the head, may be sent. Whoever writes an event does not look
 * who is before it: that is found out when it comes due. `sending` is leased; after a crash the lease runs out and it is
 * claimed again.
 */
export const deliveryMachine = machine(
  'delivery',
  ['queued', 'waiting', 'sending', 'held', 'delivered', 'parked'],
  {
    /** Nothing of its entity is before it any more. */
    lead: { queued: 'waiting', held: 'waiting' },
    /** It would be due, and an earlier one of its entity is not finished. */
    follow: { waiting: 'queued', sending: 'queued', held: 'queued' },
    claim: { waiting: 'sending', sending: 'sending' },
    arrive: { sending: 'delivered' },
    /** No good answer: tried again by the schedule … */
    fail: { sending: 'waiting' },
    /** … until the schedule is used up. */
    giveUp: { sending: 'parked' },
    /** Cut off by a stop of our own: as if it had not been tried. */
    release: { sending: 'waiting' },
    /** Its endpoint is disabled or paused. */
    hold: { waiting: 'held', sending: 'held' },
    reopenEndpoint: { held: 'waiting', queued: 'waiting', waiting: 'waiting' },
    replayWebhookDelivery: { delivered: 'queued', parked: 'queued' },
  },
)

export type DeliveryStatus = (typeof deliveryMachine.states)[number]

/** It has a time for its next attempt, or for the end of its lease. */
export const DUE: readonly DeliveryStatus[] = ['waiting', 'sending']
/** Answered with success, or given up until it is replayed. */
export const FINISHED: readonly DeliveryStatus[] = ['delivered', 'parked']

/** What an attempt met, and how it moves a delivery. */
export const outcomes = {
  delivered: 'arrive',
  failed: 'fail',
  parked: 'giveUp',
  released: 'release',
  /** The receiver says that it is gone: its endpoint is disabled, and holds it. */
  gone: 'fail',
} as const satisfies Record<string, keyof typeof deliveryMachine.table>

export type Outcome = keyof typeof outcomes
