import { createHash } from 'node:crypto'
import { lstat, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { handOver, type RunAs } from './run-as.ts'

/** The port only names the socket file. */
const port = 5432

/**
 * A directory of our own for the socket: `preferred`, unless a socket's address could not hold its path
 * (sun_path is 108 bytes on Linux, 104 on macOS); then a short one below the system's temporary directory.
 */
export async function socketDirectory(preferred: string, runAs: RunAs): Promise<string> {
  const name = `purser-${createHash('sha256').update(preferred).digest('hex').slice(0, 12)}`
  const fits = [preferred, join(tmpdir(), name), join('/tmp', name)].find(isShort)
  if (fits === undefined) throw new Error(`no directory is short enough for a socket: ${preferred}`)

  await mkdir(fits, { recursive: true, mode: 0o700 })
  await checkPrivate(fits, [process.getuid?.(), runAs.owner?.uid])
  await handOver(fits, runAs)
  return fits
}

/** How `pg` and libpq reach a database behind the socket; PGPORT and PGSSLMODE must not interfere. */
export const databaseUrl = (directory: string, user: string, database: string, password?: string): string =>
  `postgresql:///${database}?host=${encodeURIComponent(directory)}&port=${port}&user=${user}&sslmode=disable${
    password === undefined ? '' : `&password=${encodeURIComponent(password)}`
  }`

const socketFile = (directory: string): string => join(directory, `.s.PGSQL.${port}`)

/** The file by which PostgreSQL claims the socket. */
export const socketLock = (directory: string): string => `${socketFile(directory)}.lock`

const isShort = (directory: string): boolean => Buffer.byteLength(socketFile(directory)) < 100

/** Anyone may have made a directory in /tmp before us; whoever owns it could pose as the database. */
async function checkPrivate(directory: string, owners: readonly (number | undefined)[]): Promise<void> {
  const found = await lstat(directory)
  if (!found.isDirectory()) throw new Error(`${directory} is not a directory`)
  if (!owners.includes(found.uid)) throw new Error(`${directory} belongs to another user, ${found.uid}`)
  if ((found.mode & 0o077) !== 0) throw new Error(`${directory} is open to other users; close it (chmod 700)`)
}
