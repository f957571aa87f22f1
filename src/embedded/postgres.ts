import { mkdir, realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { admit, rulesFile, writeRules } from './admission.ts'
import { findBinaries } from './binaries.ts'
import type { Cause } from './causes.ts'
import { ensureCluster, superuser } from './cluster.ts'
import { keep } from './keeper.ts'
import { isPostmaster, liveLock } from './lock.ts'
import { type Ownership, ownership } from './owner.ts'
import { type Held, raise, type Site } from './postmaster.ts'
import { checksums, type Door, ensureDatabase, isStaying } from './readiness.ts'
import { findRunAs, handOver } from './run-as.ts'
import type { Durability, PostgresSettings } from './settings.ts'
import { databaseUrl, socketDirectory } from './socket.ts'

export interface Start {
  /** Ours alone: made when missing, closed to others. Holds `data`, `run` (the socket) and `postgres.log`. */
  readonly dataDir: string
  readonly durability?: Durability
  readonly settings?: PostgresSettings
  readonly log?: (line: string) => void
}

export interface Postgres {
  readonly url: string
  readonly pid: number
  /** Whether another process started it and will stop it. */
  readonly adopted: boolean
  /** Why it does not run now, while it does not. */
  readonly cause: Cause | undefined
  /** A fast shutdown: it ends every connection, so drain the pools first. */
  stop(): Promise<void>
}

/** The bundled PostgreSQL on this directory: started, or adopted when one already runs on it. */
export async function startPostgres(given: Start): Promise<Postgres> {
  const home = await ownDirectory(given.dataDir)
  const running = await liveLock(join(home, 'data'))
  const site = running && (await isStaying(running)) ? undefined : await survey(home, given)

  const held: Held = site === undefined ? running! : await raise(site)
  const owner = ownership(home)
  await (held.child ? owner.take(held.pid) : owner.takeOrphan(held.pid))
  const door = await admit(home, held)
  await ensureDatabase(door)

  if (held.child && given.log) await sayChecksums(door, join(home, 'data'), given.log)
  return supervise({ home, owner, held, door, site, given })
}

/** The bundled binaries have no pg_checksums; that of any PostgreSQL of the same version does it. */
async function sayChecksums(door: Door, data: string, log: (line: string) => void): Promise<void> {
  const { isOn, version } = await checksums(door)
  if (isOn) return
  log(
    'This database has no data checksums, so damage by the disk can stay unseen. To turn them on: stop Purser, run ' +
      `pg_checksums --enable -D '${data}' (of PostgreSQL ${version}, as the owner of the files), start Purser.`,
  )
}

async function ownDirectory(path: string): Promise<string> {
  await mkdir(path, { recursive: true, mode: 0o700 })
  return realpath(path)
}

/**
 * All that starting a postmaster needs; the data directory exists afterwards. A revival never makes one: where the disk
 * of the old is not mounted, an empty database would begin in its place.
 */
async function survey(home: string, given: Start, only?: 'existing'): Promise<Site> {
  const data = join(home, 'data')
  const durability = given.durability ?? 'full'
  const binaries = await findBinaries(join(home, 'lib'))
  const runAs = await findRunAs(binaries, join(home, '..'))
  await handOver(home, runAs)
  const socket = await socketDirectory(join(home, 'run'), runAs)

  if (only === undefined) await ensureCluster({ data, binaries, runAs, durability })
  await writeRules(home)
  const [rules, logFile] = [rulesFile(home), join(home, 'postgres.log')]
  return { data, binaries, runAs, socket, rules, durability, logFile, settings: given.settings ?? {} }
}

interface Supervision {
  readonly home: string
  readonly owner: Ownership
  readonly held: Held
  readonly door: Door
  readonly site: Site | undefined
  readonly given: Start
}

/** Who started it restarts it if it dies and stops it at the end; an orphan belongs to whoever adopts it. */
async function supervise({ home, owner, held, door, site, given }: Supervision): Promise<Postgres> {
  const [data, logFile, log] = [join(home, 'data'), join(home, 'postgres.log'), given.log ?? (() => {})]
  let stopping: Promise<void> | undefined
  const keeper = keep({
    data,
    logFile,
    held,
    log,
    site: async () => {
      await writeRules(home)
      return site ?? survey(home, given, 'existing')
    },
    hasKeeper: owner.isAnothers,
    onRaised: owner.take,
  })

  const stop = async (): Promise<void> => {
    await keeper.release()
    if (!owner.isOurs()) return
    const { pid, socketDirectory: socket } = keeper.current
    await shutDown(pid, data)
    await owner.leave()
    if (!socket.startsWith(home)) await rm(socket, { recursive: true, force: true })
  }
  return {
    url: databaseUrl(held.socketDirectory, superuser, superuser, door.password),
    get adopted() {
      return !owner.isOurs()
    },
    get pid() {
      return keeper.current.pid
    },
    get cause() {
      return keeper.cause
    },
    stop: () => {
      stopping ??= stop()
      return stopping
    },
  }
}

/** SIGINT is PostgreSQL's fast shutdown; SIGQUIT its immediate one, which costs a recovery at the next start. */
async function shutDown(pid: number, data: string): Promise<void> {
  for (const [signal, patience] of [
    ['SIGINT', 30_000],
    ['SIGQUIT', 10_000],
  ] as const) {
    if (!(await isPostmaster(pid, data))) return
    process.kill(pid, signal)
    const until = Date.now() + patience
    while ((await isPostmaster(pid, data)) && Date.now() < until) await sleep(5)
  }
}
