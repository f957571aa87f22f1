import { z } from 'zod'
import { instant, isoInstant } from '../../kernel/dates.ts'
import { countParts } from '../../store/copies/parts.ts'
import { lastMigration } from '../../store/database/migrations.ts'
import { passphraseField } from '../../wire/archive.ts'
import { companyKeyRefusals } from '../../wire/business.ts'
import { id } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { einRefusals } from '../../wire/kyb.ts'
import { importArchive } from '../../work/copies/import.ts'
import { openArchive } from '../../work/copies/read-archive.ts'
import { operation } from '../declaration/operation.ts'

export const importCompany = operation({
  address: 'operator/importCompany',
  job: 'moving',
  verb: 'POST',
  access: { scope: 'admin', roles: [], reach: 'client', again: true },
  summary: 'Restores a company from an archive under this client, with every id as it was.',
  description:
    'All or nothing. Secrets are sealed anew under keys of this client; the audit log of the company comes with it and is marked ' +
    'and sealed here; its later work goes on here. Sessions, keys, webhooks and events stay at the old place. Both services must ' +
    'have the same version of the schema. Production takes only what production made of a closed company, and only where ' +
    'PURSER_ACCEPT_IMPORTS says so: who makes an archive can say of a company that it was verified.',
  body: z.object({ archiveId: id('archive'), passphrase: passphraseField() }),
  reply: z.object({
    company: z.object({
      companyId: z.uuid().describe('The company, under the id that it had.'),
      isClosed: z
        .boolean()
        .describe('Whether it was closed at the old place; false says that this is a copy.'),
      rows: z.int().describe('How many rows were written.'),
      status: z.literal('Success'),
      message: z.string(),
    }),
  }),
  refusals: {
    einInUse: einRefusals.einInUse,
    externalIdInUse: companyKeyRefusals.externalIdInUse,
    companyExists:
      'This company is in this service already; an archive is imported once, into a service that does not have the company',
    missingParts: 'Of {last} parts only {parts} are here; send the others with addArchivePart',
    notAnArchive: 'This is not an archive of exportCompany; send the file from its first byte on',
    otherVersion: 'This service does not know this version of the archive; upgrade it, then import again',
    otherSchema:
      'The archive was made with the schema {theirs}, and this service has {ours}; bring both to the same version of Purser, ' +
      'then export again',
    wrongPassphrase: 'The passphrase is not the one that the archive was made with',
    altered: 'The archive was changed after it was made; get its parts again with getArchivePart',
    cutOff: 'The archive ends too early; send the parts that are missing with addArchivePart',
    misfit:
      'Rows of {table} in the archive do not fit into this service; nothing was imported. Export again, and report it',
    notAccepted: 'This service imports no companies; the operator has to set PURSER_ACCEPT_IMPORTS',
    onlyACopy:
      'Production takes only an archive that production made of a closed company; call closeCompany there, then exportCompany',
    clockBehind:
      'The archive was made at {madeAt}, and the clock of this client is at {now}; advance the clock first',
  },
  conflicts: {
    company_pkey: 'companyExists',
    ein_claim_pkey: 'einInUse',
    external_claim_pkey: 'externalIdInUse',
  },
  emits: ['company'],
  heavy: true,

  async run({ body: { archiveId, passphrase }, work, environment, refuse }) {
    const { parts, last } = await countParts(work, archiveId)
    if (parts === 0) throw unknownId('archive')
    if (environment.production && !environment.acceptsImports) refuse('notAccepted')
    if (parts < last) refuse('missingParts', { parts: String(parts), last: String(last) })
    const archive = await openArchive(work, archiveId, passphrase)
    if (typeof archive === 'string') return refuse(archive)
    const { header } = archive
    const ours = await lastMigration()
    if (header.schema !== ours) refuse('otherSchema', { theirs: header.schema, ours })
    const isMoved = header.isClosed && header.environment === 'production'
    if (environment.production && !isMoved) refuse('onlyACopy')
    if (Date.parse(header.madeAt) > work.now)
      refuse('clockBehind', {
        madeAt: isoInstant(instant(Date.parse(header.madeAt))),
        now: isoInstant(work.now),
      })

    const imported = await importArchive(work, archive)
    if ('fault' in imported) return refuse(imported.fault)
    if ('misfit' in imported) return refuse('misfit', { table: imported.misfit })
    const { companyId, rows } = imported
    const { isClosed, madeAt, environment: from } = header
    work.emit({ family: 'company', change: 'insert', companyId, entityId: companyId })
    work.note({ companyId, subjectIds: [companyId, archiveId], facts: { from, madeAt, isClosed, rows } })
    const message = 'Company imported successfully'
    return { company: { companyId, isClosed, rows, status: 'Success' as const, message } }
  },
})
