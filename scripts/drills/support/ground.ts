import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomOf } from '../../../test/support/mutations.ts'
import { type Server, server } from '../../drill-ground.ts'
import { type Database, newDatabase, ownPostgres } from './database.ts'
import type { Common, Ground, Tally } from './drill.ts'
import { running } from './running.ts'

/** What all rows of a run share. */
export interface Run {
  readonly scale: number
  readonly seed: number
  groundOf(row: string, tally: Tally): Ground & { close(): Promise<void> }
  close(): Promise<void>
}

export interface Given {
  readonly scale: number
  readonly seed: number
  /** A server to make databases on; without it one is started. */
  readonly databaseUrl?: string | undefined
}

type Close = () => unknown

export function openRun({ scale, seed, databaseUrl }: Given): Run {
  const directory = mkdtempSync(join(tmpdir(), 'purser-drills-'))
  const open: Close[] = []
  const made = new Map<string, Promise<unknown>>()
  const once = <T>(name: string, make: () => Promise<T>): Promise<T> => {
    if (!made.has(name)) made.set(name, make())
    return made.get(name) as Promise<T>
  }
  const postgres = () =>
    once('postgres', async (): Promise<Pick<Server, 'url'>> => {
      if (databaseUrl) return { url: databaseUrl }
      const started = await server(join(directory, 'postgres/data'), { max_connections: '300' })
      open.push(() => started.stop())
      return started
    })
  let databases = 0
  const database = async (closes: Close[]): Promise<Database> => {
    const { url } = await postgres()
    const found = await newDatabase(url, `drill_${process.pid}_${++databases}`)
    closes.push(() => found.owner.end())
    return found
  }
  const common = () => once('common', () => standing(directory, () => database(open), open))
  return {
    scale,
    seed,
    groundOf: (row, tally) => groundOf(row, tally, { scale, seed, directory, once, database, common }),
    close: async () => {
      await closed(open)
      rmSync(directory, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

interface Shared {
  readonly scale: number
  readonly seed: number
  readonly directory: string
  readonly once: Ground['once']
  database(closes: Close[]): Promise<Database>
  common(): Promise<Omit<Common, 'client' | 'other'>>
}

let taken = 0

function groundOf(row: string, tally: Tally, shared: Shared): Ground & { close(): Promise<void> } {
  const directory = join(shared.directory, `row-${row}`)
  mkdirSync(directory, { recursive: true })
  const closes: Close[] = []
  let servers = 0
  return {
    tally,
    directory,
    random: randomOf([...row].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), shared.seed)),
    once: shared.once,
    count: (whole, least = 1) => Math.max(least, Math.round(whole * shared.scale)),
    common: async () => {
      const found = await shared.common()
      return {
        ...found,
        client: CLIENTS[taken++ % CLIENTS.length]!,
        other: CLIENTS[taken++ % CLIENTS.length]!,
      }
    },
    database: () => shared.database(closes),
    postgres: async (settings) => {
      const own = await ownPostgres(join(directory, `postgres-${++servers}`), settings)
      closes.push(() => own.close())
      return own
    },
    service: async (environment, ...words) => {
      const started = await running({ ...environmentIn(directory), ...environment }, ...words)
      closes.push(() => started.stop(10_000))
      return started
    },
    after: (close) => void closes.push(close),
    close: () => closed(closes),
  }
}

/** Last first; one that cannot be closed does not keep the others open. */
async function closed(closes: Close[]): Promise<void> {
  for (const close of closes.splice(0).reverse()) {
    try {
      await close()
    } catch (error) {
      process.stderr.write(`closing: ${(error as Error).message}\n`)
    }
  }
}

const CLIENTS = Array.from({ length: 100 }, (_, at) => `drill${at}:secret-of-drill-${at}-and-of-nobody-else`)
const [FIRST_ID, FIRST_SECRET] = CLIENTS[0]!.split(':') as [string, string]

/** What every process of a drill is told, unless the row says otherwise. */
export const environmentIn = (directory: string): Readonly<Record<string, string>> => ({
  PURSER_DATA_DIR: join(directory, 'purser'),
  PURSER_CLIENT_ID: FIRST_ID,
  PURSER_SECRET_KEY: FIRST_SECRET,
  PURSER_CLIENTS: CLIENTS.slice(1, 4).join(),
  PURSER_LOG_LEVEL: 'error',
  PURSER_DRAIN: '0',
})

/** The first client of every process, and another. */
export const [FIRST, OTHER] = CLIENTS as [string, string]

async function standing(directory: string, database: () => Promise<Database>, open: Close[]) {
  const found = await database()
  const environment = {
    ...environmentIn(directory),
    DATABASE_URL: found.url,
    PURSER_CLIENTS: CLIENTS.slice(1).join(),
  }
  const first = await running(environment)
  const second = await running(environment)
  open.push(() => Promise.all([first.stop(10_000), second.stop(10_000)]))
  return { database: found, processes: [first, second] as const, urls: [first.url, second.url] as const }
}
