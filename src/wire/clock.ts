import { z } from 'zod'
import { easternDay, type Instant, isoInstant } from '../kernel/dates.ts'
import { happenedRecord } from './agenda.ts'

/** The clock on the wire: the instant in UTC, the day in New York. */
export const clockForm = z.object({
  now: z.iso.datetime(),
  today: z.iso.date(),
  status: z.literal('travelling').optional(),
})

export const clockOf = (now: Instant, travelling = false): z.output<typeof clockForm> => ({
  now: isoInstant(now),
  today: easternDay(now),
  ...(travelling ? { status: 'travelling' as const } : {}),
})

/** What an operation answers that sets the clock: where it arrives, and once it was there, what happened on the way. */
export const travelReply = z.object({
  clock: clockForm,
  happened: z
    .array(happenedRecord)
    .optional()
    .describe('What happened on the way, in order, at most 200 of it; absent in a dry run.'),
  happenedCount: z
    .int()
    .optional()
    .describe('How much happened in all; what `happened` leaves out is in getAuditLog.'),
})

export const travelRefusals = { tooFar: 'A travel is five years at most: 1830 days' } as const
