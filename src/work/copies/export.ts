import { createHash } from 'node:crypto'
import { isoInstant } from '../../kernel/dates.ts'
import { type Id, newId } from '../../kernel/ids.ts'
import type { Secret } from '../../kernel/secret.ts'
import {
  type ArchiveKeys,
  archiveKeys,
  frameBytes,
  headerBytes,
  newSalt,
} from '../../store/copies/archive.ts'
import { columnsOfTables } from '../../store/copies/columns.ts'
import { keepPart } from '../../store/copies/parts.ts'
import { type CopiedRow, rowsOfTable, rulesOfCompany } from '../../store/copies/read.ts'
import { lastMigration } from '../../store/database/migrations.ts'
import type { Vault } from '../../store/database/vault.ts'
import type { Work } from '../../store/database/work.ts'

interface Exported {
  readonly archiveId: Id<'archive'>
  readonly parts: number
  readonly bytes: number
  readonly tables: Readonly<Record<string, number>>
}

interface ToExport {
  readonly companyId: Id<'company'>
  readonly companyName: string
  readonly isClosed: boolean
  readonly passphrase: Secret
}

/** Characters of rows in a frame, before they are packed. */
const FRAME = 4 * 1024 * 1024

/**
 * Writes everything of the company into an archive, in the snapshot of the transaction: a batch of rows and a frame are in
 * memory, whatever the size. The header is made last, when the counts are known, and is the first part all the same.
 */
export async function exportArchive(
  work: Work,
  { companyId, companyName, isClosed, passphrase }: ToExport,
): Promise<Exported> {
  const archiveId = newId<'archive'>()
  const salt = newSalt()
  const keys = await archiveKeys(passphrase, salt)
  const keep = (part: number, contents: Buffer) => keepPart(work, { archiveId, part, companyId, contents })
  const frames = framesInto(keys, salt, (frame, contents) => keep(frame + 2, contents))

  const tables: Record<string, number> = {}
  for await (const { table, lines } of linesOf(work, companyId)) {
    tables[table] = (tables[table] ?? 0) + lines.length
    await frames.put(lines)
  }
  const written = await frames.end()

  const header = headerBytes(keys, {
    schema: await lastMigration(),
    environment: work.isSandbox ? 'sandbox' : 'production',
    companyId,
    companyName,
    madeAt: isoInstant(work.now),
    isClosed,
    tables,
    frames: written.frames,
    digest: written.digest,
    salt,
  })
  await keep(1, header)
  return { archiveId, parts: written.frames + 1, bytes: written.bytes + header.length, tables }
}

/** Every row as a line of JSON. */
async function* linesOf(work: Work, companyId: Id<'company'>) {
  const vault = await work.vault(companyId)
  for (const columns of (await columnsOfTables(work)).values()) {
    const { table } = columns
    for await (const rows of rowsOfTable(work, companyId, columns)) {
      yield { table, lines: rows.map((row) => lineOf(vault, table, row)) }
    }
  }
  for await (const rows of rulesOfCompany(work, companyId)) {
    yield { table: 'rule', lines: rows.map((row) => lineOf(vault, 'rule', row)) }
  }
}

/** Secrets in clear, apart from the row, whose text Postgres reads again as it wrote it. */
function lineOf(vault: Vault, table: string, { row, sealed }: CopiedRow): string {
  const secrets = Object.entries(sealed).flatMap(([column, { under, bytes }]) =>
    bytes === null
      ? []
      : [[column, bytes.length === 0 ? '' : vault.open(`${table}.${column}`, under, bytes).reveal()]],
  )
  return `${JSON.stringify({ table, secrets: Object.fromEntries(secrets) }).slice(0, -1)},"row":${row}}`
}

function framesInto(
  keys: ArchiveKeys,
  salt: string,
  keep: (frame: number, contents: Buffer) => Promise<void>,
) {
  const digest = createHash('sha256')
  let [waiting, size, frames, bytes]: [string[], number, number, number] = [[], 0, 0, 0]
  const flush = async () => {
    if (waiting.length === 0) return
    const contents = frameBytes(keys, salt, frames, waiting)
    digest.update(contents)
    await keep(frames, contents)
    bytes += contents.length
    frames += 1
    ;[waiting, size] = [[], 0]
  }
  return {
    async put(lines: readonly string[]) {
      for (const line of lines) {
        waiting.push(line)
        size += line.length
        if (size >= FRAME) await flush()
      }
    },
    async end() {
      await flush()
      return { frames, bytes, digest: digest.digest('hex') }
    },
  }
}
