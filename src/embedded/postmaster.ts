import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { readFile, rename, stat } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import { refused } from './causes.ts'
import { clearDeadLocks, type Lock, liveLock } from './lock.ts'
import { isAnswering, isStaying } from './readiness.ts'
import type { RunAs } from './run-as.ts'
import { type Durability, type PostgresSettings, settingArguments } from './settings.ts'
import { socketLock } from './socket.ts'

export interface Site {
  readonly data: string
  readonly binaries: Binaries
  readonly runAs: RunAs
  readonly socket: string
  /** Who is let in: a file in the form of pg_hba.conf. */
  readonly rules: string
  readonly durability: Durability
  readonly settings: PostgresSettings
  readonly logFile: string
}

/** A postmaster that takes connections; `child` when this process started it. */
export interface Held extends Lock {
  readonly child?: ChildProcess
}

/**
 * A postmaster on the site, by whatever means: a live one is waited for (it may still be starting, recovering
 * or stopping) and adopted; otherwise one is started, again and again while the leavings of a dead one block it.
 */
export async function raise(site: Site): Promise<Held> {
  const started = Date.now()
  let last = 'it does not answer'
  while (Date.now() - started < patience) {
    const lock = await liveLock(site.data)
    if (lock !== undefined) {
      if (await isStaying(lock)) return lock
      await sleep(20)
      continue
    }
    await clearDeadLocks(site.data, socketLock(site.socket))
    const { held, refusal } = await launch(site)
    if (held !== undefined) return held
    if (!passing.test(refusal) || Date.now() - started > passingPatience) throw await refused(site, refusal)
    last = refusal
    await sleep(100)
  }
  throw await refused(site, last)
}

/** Recovery after a crash replays at most `max_wal_size`; on a slow disk that takes minutes. */
const patience = 300_000
const passingPatience = 15_000

/** A twin was faster, or backends of a killed postmaster have not noticed its death yet. */
const passing = /lock file ".*" already exists|shared memory block .* is still in use|bogus data in lock file/

async function launch(site: Site): Promise<{ held?: Held; refusal: string }> {
  const begin = await turnLog(site.logFile)
  const child = start(site)
  const failure = new Promise<string>((resolve) =>
    child.once('exit', () => resolve('')).once('error', (error) => resolve(error.message)),
  )
  let ended: string | undefined
  void failure.then((words) => {
    ended = words
  })

  while (ended === undefined) {
    const lock = await liveLock(site.data)
    const isOurs = lock !== undefined && lock.pid === child.pid
    if (isOurs && (await isAnswering(lock))) return { held: { ...lock, child }, refusal: '' }
    await Promise.race([failure, sleep(5)])
  }
  const log = await readFile(site.logFile).catch(() => Buffer.alloc(0))
  return { refusal: `${ended}\n${log.subarray(begin).toString()}`.trim() }
}

/** Detached, so that a Ctrl-C or a kill of our process group reaches it only through us. */
function start({ binaries, runAs, data, socket, rules, durability, settings, logFile }: Site): ChildProcess {
  const [file, ...args] = runAs.command(
    [
      binaries.postgres,
      ...['-D', data],
      ...['-c', `unix_socket_directories="${socket.replaceAll('"', '""')}"`],
      ...['-c', `hba_file=${rules}`],
      ...settingArguments(durability, settings),
    ],
    'INT',
  )
  const log = openSync(logFile, 'a', 0o600)
  const child = spawn(file!, args, {
    ...runAs.spawnAs,
    cwd: '/',
    env: binaries.environment,
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  child.unref()
  return child
}

const largestLog = 16 * 1024 * 1024

/** The length of the log, after setting a large one aside. */
async function turnLog(path: string): Promise<number> {
  const size = await stat(path).then(
    (found) => found.size,
    () => 0,
  )
  if (size <= largestLog) return size
  await rename(path, `${path}.old`)
  return 0
}
