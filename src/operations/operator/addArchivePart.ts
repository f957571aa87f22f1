import { z } from 'zod'
import { newId } from '../../kernel/ids.ts'
import { countParts, keepPart } from '../../store/copies/parts.ts'
import { LARGEST_PART, partNumber } from '../../wire/archive.ts'
import { optionalId } from '../../wire/fields/fields.ts'
import { base64 } from '../../wire/fields/formats.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { operation } from '../declaration/operation.ts'

export const addArchivePart = operation({
  address: 'operator/addArchivePart',
  job: 'moving',
  verb: 'POST',
  access: { scope: 'admin', roles: [], reach: 'client' },
  summary: 'Sends one part of an archive that importCompany is to read.',
  description:
    `The file may be cut anywhere, into parts of at most ${LARGEST_PART} bytes. The first call leaves out \`archiveId\` and is ` +
    'answered with one; the others name it. A part that is sent again takes the place of the first. Parts are kept for seven ' +
    'days, encrypted as they came.',
  large: true,
  body: z.object({
    archiveId: optionalId('archive').describe('What the first call answered; left out, a new one begins.'),
    part: partNumber().describe('The place of this part in the file, from 1 on.'),
    fileBase64: base64('eyJmb3JtYXQiOiJwdXJzZXItY29tcGFueSJ9').describe('The bytes of the part in base64.'),
  }),
  reply: z.object({
    archive: z.object({
      archiveId: z.uuid().describe('The id under which the other parts are sent.'),
      parts: z.int().describe('How many parts are here now.'),
      status: z.literal('Success'),
      message: z.string(),
    }),
  }),
  refusals: {
    tooLarge: `fileBase64: must be at most ${LARGEST_PART} bytes`,
    madeHere: 'This archive was made here by exportCompany; leave archiveId out to send another',
  },

  async run({ body: { archiveId: sent, part, fileBase64 }, work, refuse }) {
    const contents = Buffer.from(fileBase64, 'base64')
    if (contents.length > LARGEST_PART) refuse('tooLarge')
    const before = sent ? await countParts(work, sent) : undefined
    if (before?.parts === 0) throw unknownId('archive')
    if (before?.isMade) refuse('madeHere')

    const archiveId = sent ?? newId<'archive'>()
    await keepPart(work, { archiveId, part, companyId: null, contents })
    const { parts } = await countParts(work, archiveId)
    work.note({ subjectIds: [archiveId], facts: { part, size: contents.length } })
    const message = 'Part of the archive added successfully'
    return { archive: { archiveId, parts, status: 'Success' as const, message } }
  },
})
