import { z } from 'zod'
import { fileMachine, fileStatus } from '../domain/money/file-state.ts'
import { type Day, type Instant, isoInstant } from '../kernel/dates.ts'
import { cents } from '../kernel/money.ts'
import { amount } from './fields/fields.ts'

/** A payment file as the lists answer it: what is kept of it, never an account number. */
export const achFileRecord = z.object({
  achFileId: z.uuid(),
  companyId: z.uuid(),
  kind: z
    .string()
    .describe('What the file carries: the debit, credits, taxes, orders, refunds or reversals.')
    .meta({ examples: ['debit'] }),
  fileName: z.string(),
  effectiveDate: z.string().describe('The banking day on which the entries settle.'),
  entries: z
    .int()
    .describe('How many entries the file has.')
    .meta({ examples: [2] }),
  debitTotal: amount(),
  creditTotal: amount(),
  entryHash: z.string(),
  status: z.enum(fileMachine.states).describe('Whether the bank has the file.'),
  createdAt: z.string(),
  handedOverAt: z.string().nullable(),
})

interface AchFileFacts {
  readonly achFileId: string
  readonly companyId: string
  readonly kind: string
  readonly fileName: string
  readonly effectiveDate: Day
  readonly entries: number
  readonly debitTotal: bigint
  readonly creditTotal: bigint
  readonly entryHash: string
  readonly createdAt: Instant
  readonly handedOverAt: Instant | null
}

export const achFileForm = (file: AchFileFacts) => ({
  achFileId: file.achFileId,
  companyId: file.companyId,
  kind: file.kind,
  fileName: file.fileName,
  effectiveDate: file.effectiveDate as string,
  entries: file.entries,
  debitTotal: cents(file.debitTotal),
  creditTotal: cents(file.creditTotal),
  entryHash: file.entryHash,
  status: fileStatus(file.handedOverAt),
  createdAt: isoInstant(file.createdAt),
  handedOverAt: file.handedOverAt === null ? null : isoInstant(file.handedOverAt),
})
