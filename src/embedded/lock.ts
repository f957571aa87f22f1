import { execFile } from 'node:child_process'
import { readdir, readFile, readlink, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** What postmaster.pid says: its first and fifth lines (PostgreSQL, miscadmin.h, LOCK_FILE_LINE_*). */
export interface Lock {
  readonly pid: number
  readonly socketDirectory: string
}

/** The postmaster that holds this data directory, if one lives. */
export async function liveLock(data: string): Promise<Lock | undefined> {
  const lock = await readLock(data)
  return lock !== undefined && (await isPostmaster(lock.pid, data)) ? lock : undefined
}

/**
 * PostgreSQL refuses to start while the pid in its lock file exists, although it may be a zombie that no one
 * reaps or, after a restart of the machine or container, some other program. Then the file is only in the way:
 * it goes, provided that no backend of the dead postmaster still works in the directory.
 */
export async function clearDeadLock(data: string): Promise<void> {
  const lock = await readLock(data)
  if (lock === undefined || !isAlive(lock.pid)) return
  if ((await isPostmaster(lock.pid, data)) || (await hasResidents(data))) return

  await rm(join(data, 'postmaster.pid'), { force: true })
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function readLock(data: string): Promise<Lock | undefined> {
  const text = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')
  const lines = text.split('\n')
  const pid = Math.abs(Number(lines[0]))
  return Number.isSafeInteger(pid) && pid > 0 ? { pid, socketDirectory: lines[4] ?? '' } : undefined
}

/** A postmaster keeps its command line, which names the directory; a zombie has none. */
export async function isPostmaster(pid: number, data: string): Promise<boolean> {
  return isAlive(pid) && (await commandLine(pid)).includes(data)
}

async function commandLine(pid: number): Promise<string> {
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  return promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).then(
    ({ stdout }) => stdout,
    () => '',
  )
}

/** Every process of a cluster has the data directory as its working directory. Unknown counts as yes. */
async function hasResidents(data: string): Promise<boolean> {
  if (process.platform !== 'linux') return true
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const places = await Promise.all(pids.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => '')))
  return places.includes(data)
}
