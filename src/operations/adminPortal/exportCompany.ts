import { z } from 'zod'
import { seesSsn } from '../../domain/access/caller.ts'
import { Problem } from '../../kernel/problem.ts'
import { standingOf } from '../../store/copies/closing.ts'
import { passphraseField, tableCounts } from '../../wire/archive.ts'
import { id } from '../../wire/fields/fields.ts'
import { known } from '../../wire/fields/nouns.ts'
import { exportArchive } from '../../work/copies/export.ts'
import { operation } from '../declaration/operation.ts'

export const exportCompany = operation({
  address: 'adminPortal/exportCompany',
  job: 'moving',
  verb: 'POST',
  access: { scope: 'admin', roles: ['administrator'], reach: 'company', again: true },
  summary: 'Writes everything of a company into an archive that is encrypted to a passphrase.',
  description:
    'With every id, every secret, the whole history and the audit log. getArchivePart answers its parts, for seven days; one ' +
    'after another they are the file. Nothing in it can be masked: a key needs the scope `pii` as well. Of a closed company ' +
    '(closeCompany) it is what another service goes on with; of an open one it is a copy, which only a sandbox takes. ' +
    'The format is in the guide on moving.',
  body: z.object({ companyId: id('company'), passphrase: passphraseField() }),
  reply: z.object({
    archive: z.object({
      archiveId: z.uuid().describe('The id of the archive, for getArchivePart.'),
      isClosed: z.boolean().describe('Whether the company was closed; false says that it is a copy.'),
      parts: z.int().describe('How many parts it has, numbered from 1.'),
      size: z.int().describe('The size of the file in bytes.'),
      tables: tableCounts,
      status: z.literal('Success'),
      message: z.string(),
    }),
  }),
  heavy: true,
  whileClosed: true,

  async run({ body: { companyId, passphrase }, work, caller }) {
    if (caller.kind !== 'person' && !seesSsn(caller)) throw new Problem(403, 'This needs the scope pii')
    const { closedAt, name } = known(await standingOf(work, companyId), 'company')

    const isClosed = closedAt !== null
    const { archiveId, parts, bytes, tables } = await exportArchive(work, {
      companyId,
      companyName: name,
      isClosed,
      passphrase,
    })
    work.note({ companyId, subjectIds: [companyId, archiveId], facts: { isClosed, parts, size: bytes } })
    const message = 'Company exported successfully; keep the passphrase, nobody else has it'
    return {
      archive: { archiveId, isClosed, parts, size: bytes, tables, status: 'Success' as const, message },
    }
  },
})
