/** Databases for drills: one on the PostgreSQL of the run, or a PostgreSQL that a row may mistreat. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { ask, type Server, server } from '../../drill-ground.ts'

export interface Database {
  readonly url: string
  /** As its owner, who is not bound by row-level security. */
  readonly owner: pg.Pool
}

export interface OwnPostgres extends Database {
  readonly data: string
  readonly port: number
  /** The postmaster and every process of it. */
  readonly pids: () => readonly number[]
  signal(name: NodeJS.Signals, who?: 'all' | 'postmaster'): void
  /** Waits until it has ended. */
  ended(): Promise<void>
  /** Starts it again where it was. */
  start(): Promise<void>
  close(): Promise<void>
}

export async function ownPostgres(
  directory: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<OwnPostgres> {
  const data = join(directory, 'data')
  let now: Server = await server(data, settings)
  const { url, port } = now
  const owner = quietPool(url)
  const postmaster = (): number => now.pid
  const pids = () => [postmaster(), ...childrenOf(postmaster())]
  return {
    url,
    port,
    data,
    owner,
    pids,
    signal: (name, who = 'postmaster') => {
      for (const pid of who === 'all' ? pids() : [postmaster()]) signalTo(pid, name)
    },
    ended: () => now.gone(),
    start: async () => {
      await now.gone()
      now = await server(data, { ...settings, port: String(port) })
    },
    close: async () => {
      for (const pid of pids()) signalTo(pid, 'SIGCONT')
      await owner.end().catch(() => {})
      await now.stop()
    },
  }
}

/** On a server that is already there. */
export async function newDatabase(serverUrl: string, name: string): Promise<Database> {
  await ask(serverUrl, `create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return { url: url.href, owner: quietPool(url.href) }
}

/** A server that ends takes its connections with it; without a listener an idle one would end the drill. */
export function quietPool(connectionString: string, max = 4): pg.Pool {
  const pool = new pg.Pool({ connectionString, max, connectionTimeoutMillis: 10_000 })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

export function signalTo(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // Already gone.
  }
}

/** Where there is no /proc nobody is found; rows that need them say so. */
const childrenOf = (parent: number): readonly number[] =>
  (existsSync('/proc') ? readdirSync('/proc') : [])
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent)

function parentOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return undefined
  }
}
