import { z } from 'zod'
import { wireDueAt } from '../domain/calendar/wire.ts'
import { type FundingMethod, fundingMethods, isWired } from '../domain/money/funding.ts'
import { wireQuote } from '../domain/money/wire.ts'
import { type Day, isoInstant } from '../kernel/dates.ts'

export const FUNDING_WORDS = 'How the money for it comes.'

/** How the money of a run comes, as every reply about a run says it. */
export const fundingRecord = z.object({
  method: z
    .enum(fundingMethods)
    .describe(
      'How the money comes: drawn by `ACH`, by a `Wire`, or by a `Reverse Wire`, which the bank asks for.',
    ),
  dueAt: z
    .string()
    .nullable()
    .describe('By when a wire has to be recorded, or nobody is paid; null where the money is drawn.'),
  quote: z
    .string()
    .nullable()
    .describe(
      'What the wire is to quote; null where the money is drawn, and before the payroll is submitted.',
    )
    .meta({ examples: ['9C41D07B2E'] }),
})

export const fundingForm = (run: {
  readonly fundingMethod: FundingMethod
  readonly debitDate: Day
  readonly runId?: string
}) => ({
  method: run.fundingMethod,
  dueAt: isWired(run.fundingMethod) ? isoInstant(wireDueAt(run.debitDate)) : null,
  quote: isWired(run.fundingMethod) && run.runId ? wireQuote(run.runId) : null,
})
