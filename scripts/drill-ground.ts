/**
 * What the drills stand on: a PostgreSQL by itself, as an operator has one, and `purser` as an operator calls it. The
 * binaries are the bundled ones; nothing else of the embedded supervision is used.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, openSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { findBinaries } from '../src/embedded/binaries.ts'
import { ensureCluster } from '../src/embedded/cluster.ts'
import { findRunAs } from '../src/embedded/run-as.ts'

export interface Server {
  readonly url: string
  readonly port: number
  readonly pid: number
  stop(): Promise<void>
  /** Waits until it has ended, whoever ended it. */
  gone(): Promise<void>
}

/** PostgreSQL on a data directory, made if missing, listening on 127.0.0.1 with these settings, of which the port may be one. */
export async function server(data: string, settings: Readonly<Record<string, string>> = {}): Promise<Server> {
  const home = dirname(data)
  mkdirSync(home, { recursive: true, mode: 0o700 })
  const binaries = await findBinaries(join(home, 'lib'))
  const runAs = await findRunAs(binaries, home)
  await ensureCluster({ data, binaries, runAs, durability: 'full' })
  const port = Number(settings.port ?? (await freePort()))
  const all = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    timezone: 'UTC',
    ...settings,
  }
  const [file, ...args] = runAs.command(
    [
      binaries.postgres,
      '-D',
      data,
      ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    'INT',
  )
  const log = openSync(`${data}.log`, 'a', 0o600)
  const child = spawn(file!, args, {
    ...runAs.spawnAs,
    cwd: '/',
    env: binaries.environment,
    stdio: ['ignore', log, log],
  })
  await answering(`postgresql://purser@127.0.0.1:${port}/postgres`, child)
  return {
    url: `postgresql://purser@127.0.0.1:${port}/purser`,
    port,
    pid: child.pid!,
    stop: () => ended(child, 'SIGINT'),
    gone: () => ended(child),
  }
}

/** One statement as the owner. */
export async function ask<Row extends object>(url: string, statement: string): Promise<readonly Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<Row>(statement)
    return rows
  } finally {
    await client.end().catch(() => {})
  }
}

type Environment = Readonly<Record<string, string>>

/** `purser <words> --json`, as a script reads it. */
export async function purser(environment: Environment, ...words: string[]): Promise<Record<string, never>> {
  const { stdout } = await promisify(execFile)(process.execPath, [...program, ...words, '--json'], {
    env: { ...bare, ...environment },
  })
  return JSON.parse(stdout)
}

/** `purser start <words>` in a process of its own, once it is ready. */
export async function service(
  environment: Environment,
  ...words: string[]
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const port = await freePort()
  const child = spawn(process.execPath, [...program, 'start', ...words], {
    env: { ...bare, PURSER_LOG_LEVEL: 'error', ...environment, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    child.stdout!.on('data', (text) => /listens on|works with/.test(String(text)) && resolve())
    child.once('exit', (code) => reject(new Error(`purser start ended with ${code}`)))
  })
  return { url: `http://127.0.0.1:${port}`, stop: () => ended(child, 'SIGTERM') }
}

/** What was built; from the sources when nothing was. */
const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const program = existsSync(at('dist/cli.js'))
  ? [at('dist/cli.js')]
  : ['--import', import.meta.resolve('tsx'), at('src/cli.ts')]
const bare = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' }

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const listener = createServer().listen(0, '127.0.0.1', () => {
      const { port } = listener.address() as { port: number }
      listener.close(() => resolve(port))
    })
  })

async function answering(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error('PostgreSQL did not start; see its log')
    try {
      const found = await ask(url, `select 1 from pg_database where datname = 'purser'`)
      if (found.length === 0) await ask(url, 'create database purser')
      return
    } catch {
      await sleep(100)
    }
  }
}

async function ended(child: ChildProcess, signal?: 'SIGINT' | 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  if (signal) child.kill(signal)
  await gone
}
