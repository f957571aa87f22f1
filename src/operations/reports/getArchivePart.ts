import { z } from 'zod'
import { seesSsn } from '../../domain/access/caller.ts'
import { Problem } from '../../kernel/problem.ts'
import { partOf } from '../../store/copies/parts.ts'
import { partNumber } from '../../wire/archive.ts'
import { id } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { operation } from '../declaration/operation.ts'

export const getArchivePart = operation({
  address: 'reports/getArchivePart',
  job: 'moving',
  verb: 'GET',
  access: { scope: 'admin', roles: ['administrator'], reach: 'company' },
  summary: 'Answers one part of an archive that exportCompany made.',
  description:
    'The bytes are in `fileBase64`. Written one after another, from part 1 on, they are the file. Archives are kept for seven ' +
    'days. A key needs the scope `pii` as well.',
  body: z.object({
    companyId: id('company'),
    archiveId: id('archive'),
    part: partNumber().describe('Which part, from 1 to `parts` of exportCompany.'),
  }),
  reply: z.object({
    archiveId: z.uuid().describe('The id of the archive.'),
    part: z.int().describe('Which part it is.'),
    fileBase64: z.string().describe('The bytes of the part in base64.'),
  }),
  refusals: { noSuchPart: 'The archive has no part {part}' },

  async run({ body: { companyId, archiveId, part }, work, caller, refuse }) {
    if (caller.kind !== 'person' && !seesSsn(caller)) throw new Problem(403, 'This needs the scope pii')
    const first = await partOf(work, archiveId, 1)
    if (first?.companyId !== companyId) throw unknownId('archive')
    const found = part === 1 ? first : await partOf(work, archiveId, part)
    if (!found) return refuse('noSuchPart', { part: String(part) })
    return { archiveId, part, fileBase64: found.contents.toString('base64') }
  },
})
