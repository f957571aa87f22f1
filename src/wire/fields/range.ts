import type { z } from 'zod'
import { addDays, type Day, daysBetween } from '../../kernel/dates.ts'

interface Range {
  readonly from?: Day | null | undefined
  readonly to?: Day | null | undefined
}

/** A body with `from` and `to`, each the first and last day that counts: turned round, they would find nothing. */
export const ranged = <Body extends z.ZodType<Range>>(body: Body): Body =>
  body.refine(({ from, to }) => !from || !to || from <= to, {
    path: ['to'],
    message: 'must not be before from',
  })

/** The same, no longer than so many days: what it costs to answer must not grow with history. */
export const rangedWithin = <Body extends z.ZodType<Range>>(body: Body, days: number): Body =>
  ranged(body).refine(({ from, to }) => !from || !to || daysBetween(from, to) < days, {
    path: ['to'],
    message: `must be less than ${days} days after from`,
  })

export const YEAR = 366

/** The days that are asked for; where one is left out, a year from the other; where both are, the year to a day. */
export function yearOfDays({ from, to }: Range, otherwise: Day): { readonly from: Day; readonly to: Day } {
  if (from) return { from, to: to ?? addDays(from, YEAR - 1) }
  const end = to ?? otherwise
  return { from: addDays(end, 1 - YEAR), to: end }
}
