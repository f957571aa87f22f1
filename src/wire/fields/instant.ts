import { z } from 'zod'
import { type Instant, instant, tryDay } from '../../kernel/dates.ts'

/** ISO 8601 with a zone, or a day: its first moment in UTC. */
const ISO = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d))?$/i

/** What Postgres stores and anybody means: a year of four digits far from either end. */
const [FIRST, END] = [Date.UTC(1900, 0), Date.UTC(2200, 0)]

export const moment = () =>
  z
    .string('must be an ISO 8601 time')
    .transform((value, context): Instant => {
      const at = ISO.test(value) ? Date.parse(value) : Number.NaN
      if (at >= FIRST && at < END && tryDay(value.slice(0, 10))) return instant(at)
      context.addIssue({ code: 'custom', message: 'must be an ISO 8601 time such as 2026-11-15T09:30:00Z' })
      return z.NEVER
    })
    .meta({ type: 'string', format: 'date-time' })
