import { z } from 'zod'
import type { FileSaid } from '../domain/filings/files/made.ts'

/** A file for an agency, as it was written down with its filing. */
export const fileRecord = z.object({
  fileName: z.string().describe('What to call it.'),
  where: z.string().describe('Who takes it: `US`, or a state.'),
  layout: z
    .string()
    .describe('The edition of the layout by which it was written; empty where there is none.'),
  source: z.string().describe('Where the layout was read.'),
  confidence: z.string().describe('How sure the layout is; `provisional` is past its last checked day.'),
  digest: z
    .string()
    .nullable()
    .describe('SHA-256 of its bytes; null where it cannot be handed over, and `problems` says why.'),
  records: z.record(z.string(), z.number()).describe('How many records of which kind.'),
  unsaid: z
    .array(
      z.object({
        what: z.string().describe('A box or code of the form.'),
        because: z.string().describe('Why the file has no place for it.'),
        people: z.int().describe('How many people have it.'),
      }),
    )
    .describe('What the form says and the file cannot.'),
  gaps: z.array(z.string()).describe('What stays blank because nobody read how it is written.'),
  shortened: z.record(z.string(), z.number()).describe('Texts that were longer than their place, by field.'),
  problems: z
    .array(
      z.object({
        record: z.string().describe('The record; empty where it is about the file as a whole.'),
        place: z.string().describe('Positions or column in the record.'),
        rule: z.string().describe('The rule that it breaks.'),
        level: z
          .enum(['reject', 'warn'])
          .describe('`reject` keeps the file back; `warn` should be looked at.'),
        message: z.string().describe('What is wrong.'),
        userId: z.string().nullable().describe('The worker whom it is about; null where it is nobody.'),
        operation: z.string().describe('What mends it; then prepareFiling writes the file anew.'),
      }),
    )
    .describe('What is wrong with it: what keeps it back comes first.'),
  fileBase64: z.string().optional().describe('Its bytes; with `format: "file"` alone.'),
})

export const fileForm = (
  said: FileSaid,
  { digest, bytes }: { readonly digest: string | null; readonly bytes: Buffer | null },
): z.output<typeof fileRecord> => ({
  fileName: said.name,
  where: said.where,
  layout: said.layout,
  source: said.source,
  confidence: said.confidence,
  digest,
  records: { ...said.records },
  unsaid: said.unsaid.map((each) => ({ ...each })),
  gaps: [...said.gaps],
  shortened: { ...said.shortened },
  problems: said.problems.map((each) => ({ ...each })),
  ...(bytes && { fileBase64: bytes.toString('base64') }),
})
