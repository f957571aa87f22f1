import type { Dirent } from 'node:fs'
import { copyFile, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'

export interface BackupOrder {
  readonly url: string
  /** The live data directory. */
  readonly data: string
  /** The copy: a data directory that recovers to the moment the backup ended. */
  readonly to: string
  readonly say: (line: string) => void
}

export interface Copied {
  readonly files: number
  readonly bytes: number
}

/**
 * A base backup by the low-level interface of PostgreSQL (documentation, "Making a Base Backup Using the Low Level API"):
 * files are copied while they change, and the write-ahead log since the start makes the copy whole. The binaries we
 * bundle have neither pg_basebackup nor pg_dump. A temporary slot keeps the log from being recycled meanwhile.
 */
export async function backUp({ url, data, to, say }: BackupOrder): Promise<Copied> {
  const session = new pg.Client({ connectionString: url })
  await session.connect()
  try {
    await session.query(
      "select pg_create_physical_replication_slot('purser_backup_' || pg_backend_pid(), true, true)",
    )
    await session.query("select pg_backup_start('purser backup', true)")
    say('copying the tables')
    const tables = await copyTree(data, to, leftOut)
    const { rows } = await session.query<{ labelfile: string }>('select labelfile from pg_backup_stop(true)')
    say('copying the log')
    await mkdir(join(to, 'pg_wal', 'archive_status'), { recursive: true, mode: 0o700 })
    const log = await copyTree(
      join(data, 'pg_wal'),
      join(to, 'pg_wal'),
      (name) => !/^[0-9A-F]{24}$/.test(name),
    )
    await writeFile(join(to, 'backup_label'), rows[0]!.labelfile, { mode: 0o600 })
    return { files: tables.files + log.files, bytes: tables.bytes + log.bytes }
  } finally {
    await session.end()
  }
}

/** Copies a data directory that nobody uses: a backup on its way back. */
export const copyDirectory = (from: string, to: string): Promise<Copied> => copyTree(from, to, () => false)

/** What a backup must not hold, or may leave to the start that follows it; directories stay, empty. */
const LEFT_OUT = /^(postmaster\.(pid|opts)|pg_internal\.init.*|pgsql_tmp.*|backup_label|tablespace_map)$/
const EMPTIED = new Set([
  'pg_wal',
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
])

const leftOut = (name: string, isTop: boolean): boolean | 'empty' =>
  LEFT_OUT.test(name) || (isTop && EMPTIED.has(name) ? 'empty' : false)

type LeftOut = (name: string, isTop: boolean) => boolean | 'empty'

async function copyTree(from: string, to: string, skips: LeftOut, isTop = true): Promise<Copied> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  let [files, bytes] = [0, 0]
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const skip = skips(entry.name, isTop)
    if (skip === true) continue
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (skip === 'empty') await mkdir(target, { mode: 0o700 })
    else {
      const copied = await copyEntry(entry, { source, target, skips })
      files += copied.files
      bytes += copied.bytes
    }
  }
  return { files, bytes }
}

async function copyEntry(
  entry: Dirent,
  { source, target, skips }: { source: string; target: string; skips: LeftOut },
): Promise<Copied> {
  if (entry.isDirectory()) return copyTree(source, target, skips, false)
  if (!entry.isFile()) return { files: 0, bytes: 0 }
  try {
    await copyFile(source, target)
    return { files: 1, bytes: (await stat(target)).size }
  } catch (error) {
    // A table that was dropped meanwhile: the log knows.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    await rm(target, { force: true })
    return { files: 0, bytes: 0 }
  }
}
