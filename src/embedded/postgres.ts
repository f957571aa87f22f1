import { mkdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findBinaries } from './binaries.ts'
import { ensureCluster, superuser } from './cluster.ts'
import { isAlive, isPostmaster, liveLock } from './lock.ts'
import { type Held, raise, type Site } from './postmaster.ts'
import { ensureDatabase, isStaying } from './readiness.ts'
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
  /** A fast shutdown: it ends every connection, so drain the pools first. */
  stop(): Promise<void>
}

/** The bundled PostgreSQL on this directory: started, or adopted when one already runs on it. */
export async function startPostgres(given: Start): Promise<Postgres> {
  const home = await ownDirectory(given.dataDir)
  const running = await liveLock(join(home, 'data'))
  const site = running && (await isStaying(running)) ? undefined : await survey(home, given)

  const held = site === undefined ? running! : await raise(site)
  await ensureDatabase(held.socketDirectory)

  return supervise({ home, held, site, log: given.log ?? (() => {}) })
}

async function ownDirectory(path: string): Promise<string> {
  await mkdir(path, { recursive: true, mode: 0o700 })
  return realpath(path)
}

/** All that starting a postmaster needs; the data directory exists afterwards. */
async function survey(home: string, given: Start): Promise<Site> {
  const data = join(home, 'data')
  const durability = given.durability ?? 'full'
  const binaries = await findBinaries(join(home, 'lib'))
  const runAs = await findRunAs(binaries, join(home, '..'))
  await handOver(home, runAs)
  const socket = await socketDirectory(join(home, 'run'), runAs)

  await ensureCluster({ data, binaries, runAs, durability })
  const logFile = join(home, 'postgres.log')
  return { data, binaries, runAs, socket, durability, logFile, settings: given.settings ?? {} }
}

interface Supervision {
  readonly home: string
  readonly held: Held
  readonly site: Site | undefined
  readonly log: (line: string) => void
}

/** Who started it restarts it if it dies and stops it at the end; an orphan belongs to whoever adopts it. */
async function supervise({ home, held, site, log }: Supervision): Promise<Postgres> {
  const owned = held.child !== undefined || !(await hasOwner(home))
  if (owned) await writeFile(join(home, 'owner'), `${process.pid}\n`)
  if (owned) ownedHere.add(home)
  let current = held
  let revival = Promise.resolve()
  let stopping = false

  const watch = (): void => {
    current.child?.once('exit', (code, signal) => {
      if (stopping || site === undefined) return
      log(`PostgreSQL ended by itself (${signal ?? code}); starting it again`)
      revival = raise(site).then(
        (next) => {
          current = next
          watch()
        },
        (error: Error) => log(`PostgreSQL did not start again: ${error.message}`),
      )
    })
  }
  watch()

  return {
    url: databaseUrl(held.socketDirectory, superuser, superuser),
    adopted: !owned,
    get pid() {
      return current.pid
    },
    async stop() {
      if (!owned || stopping) return
      stopping = true
      await revival
      await shutDown(current.pid, join(home, 'data'))
      await rm(join(home, 'owner'), { force: true })
      ownedHere.delete(home)
      if (!current.socketDirectory.startsWith(home)) {
        await rm(current.socketDirectory, { recursive: true, force: true })
      }
    },
  }
}

/** A container gives the same pid again after a restart: our own pid in the file proves nothing, this does. */
const ownedHere = new Set<string>()

async function hasOwner(home: string): Promise<boolean> {
  const pid = Number(await readFile(join(home, 'owner'), 'utf8').catch(() => ''))
  return pid > 0 && (pid === process.pid ? ownedHere.has(home) : isAlive(pid))
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
