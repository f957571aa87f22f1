import { mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isAlive } from '../../src/embedded/lock.ts'

/** A directory for one test run, gone when this process exits. */
export function runDirectory(place = roomyPlace()): string {
  for (const name of readdirSync(place)) if (isAbandoned(name)) removed(join(place, name))
  const directory = mkdtempSync(join(place, `purser-test-${process.pid}-`))
  process.once('exit', () => removed(directory))
  return directory
}

/** Each copy of the template is a thousand files: where there is plenty of memory they are never on a disk. */
function roomyPlace(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize >= PLENTY ? MEMORY : tmpdir()
  } catch {
    return tmpdir()
  }
}

const MEMORY = '/dev/shm'
/** Bytes: the log may take one gigabyte, and each database has 15 MB before anything is in it. */
const PLENTY = 8 * 2 ** 30

/** Of a run that was killed: in memory it would stay until the machine restarts. */
function isAbandoned(name: string): boolean {
  const pid = /^purser-test-(\d+)-/.exec(name)?.[1]
  return pid !== undefined && !isAlive(Number(pid))
}

const removed = (path: string): void => rmSync(path, { recursive: true, force: true, maxRetries: 10 })
