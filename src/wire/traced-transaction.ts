import { z } from 'zod'
import type { TracedTransaction } from '../domain/money/transaction.ts'
import { isoInstant } from '../kernel/dates.ts'
import { explainedForm, explainedRecord } from './transaction.ts'

/** A transaction with when it was made, sent and settled, and by which entry of which file. */
export const tracedRecord = explainedRecord.extend({
  createdAt: z.string().describe('When the payment was posted.'),
  handedOverAt: z
    .string()
    .nullable()
    .describe('When the file that carries it was handed to the bank; null before, and where no file does.'),
  settledAt: z
    .string()
    .nullable()
    .describe('When it settled, or came back; null before.')
    .meta({ examples: [null] }),
  achFileId: z.uuid().nullable().describe('The file that carries it, for getAchFile; null for none.'),
  traceNumber: z
    .string()
    .describe(
      'The 15 digits by which banks know the entry; empty before the file is made, and where there is none.',
    )
    .meta({ examples: ['021000020000001'] }),
})

export const tracedForm = (row: TracedTransaction) => ({
  ...explainedForm(row),
  createdAt: isoInstant(row.createdAt),
  handedOverAt: row.handedOverAt === null ? null : isoInstant(row.handedOverAt),
  settledAt: row.settledAt === null ? null : isoInstant(row.settledAt),
  achFileId: row.achFileId,
  traceNumber: row.traceNumber,
})
