import { execFile } from 'node:child_process'
import { readdir, readFile, readlink, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** What postmaster.pid says: lines 1, 5 and 8 (PostgreSQL, pidfile.h, LOCK_FILE_LINE_*). */
export interface Lock {
  readonly pid: number
  readonly socketDirectory: string
  /** Not while it starts, recovers or stops. */
  readonly isReady: boolean
}

/** The postmaster that holds this data directory, if one lives. */
export async function liveLock(data: string): Promise<Lock | undefined> {
  const lock = await readLock(data)
  return lock !== undefined && (await isPostmaster(lock.pid, data)) ? lock : undefined
}

/**
 * PostgreSQL refuses to start while the pid in a lock file exists, although it may be a zombie that no one
 * reaps or, after a restart of the machine or container, some other program. Then the file is only in the way:
 * it goes, provided that no backend of the dead postmaster still works in the directory.
 */
export async function clearDeadLocks(data: string, socketLock: string): Promise<void> {
  for (const file of [join(data, 'postmaster.pid'), socketLock]) {
    const pid = (await readLines(file)).pid
    if (pid === undefined || !isAlive(pid)) continue
    if ((await isPostmaster(pid, data)) || (await hasResidents(data))) continue
    await rm(file, { force: true })
  }
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
  const { pid, lines } = await readLines(join(data, 'postmaster.pid'))
  if (pid === undefined) return undefined
  return { pid, socketDirectory: lines[4] ?? '', isReady: lines[7]?.trim() === 'ready' }
}

async function readLines(file: string): Promise<{ pid: number | undefined; lines: string[] }> {
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  return { pid: Number.isSafeInteger(pid) && pid > 0 ? pid : undefined, lines }
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
