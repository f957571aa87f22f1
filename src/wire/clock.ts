import { z } from 'zod'
import { easternDay, type Instant, isoInstant } from '../kernel/dates.ts'

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

/** The reply of an operation that waits for the travel, when the travel goes on. */
export const stillTravelling = ({ clock }: { clock: z.output<typeof clockForm> }) => ({
  clock: { ...clock, status: 'travelling' as const },
})

export const travelRefusals = { tooFar: 'A travel is five years at most: 1830 days' } as const
