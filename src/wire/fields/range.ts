import type { z } from 'zod'
import type { Day } from '../../kernel/dates.ts'

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
