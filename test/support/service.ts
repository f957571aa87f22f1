import { appendFileSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { pino } from 'pino'
import { afterAll, expect, inject } from 'vitest'
import { type Service, type ServiceOverrides, startService } from '../../src/service/main.ts'
import { readSettings, type Settings } from '../../src/settings/settings.ts'
import { type Caller, callerOf, type Reply } from './caller.ts'
import { type Begins, quietPool, testDatabase } from './database.ts'

export interface TestService {
  /** Any operation as the first client; `method` and the verb are filled in. Never throws for a refusal. */
  readonly call: Caller
  /** The same as another client, who owns other companies. */
  readonly stranger: Caller
  /** A call that must succeed; answers the body. */
  readonly ok: (address: string, body?: object, given?: Parameters<Caller>[2]) => Promise<Reply['body']>
  /** The database as its owner, who is not bound by row-level security. */
  readonly owner: pg.Pool
  readonly databaseUrl: string
  /** Every log line so far, as it was written. */
  readonly log: readonly string[]
  /** Where it listens now. */
  readonly url: () => string
  /** Stops the service and starts it again on the same database. */
  readonly restart: () => Promise<void>
  readonly stop: () => Promise<void>
}

export const clients = {
  first: 'first:secret-of-first-and-nobody-else',
  stranger: 'stranger:secret-of-stranger-and-nobody',
} as const

interface ServiceOptions {
  /** Settings by their name in the environment: `{ PURSER_RATE_LIMIT: '5' }`. */
  readonly settings?: Readonly<Record<string, string>>
  readonly overrides?: ServiceOverrides
  readonly begins?: Begins
}

/**
 * The real service on a free port, on a database of this file's own, with two clients. Every reply is checked
 * against its declaration; every refusal is recorded, so that the run can tell which were never raised.
 *
 *     const { call, ok, stranger } = await service()
 *     const { registration } = await ok('companyOnboarding/createBusiness', business())
 *     expect(await call('reports/getUsers', {})).toMatchObject({ status: 400 })
 */
export async function service({
  settings = {},
  overrides = {},
  begins,
}: ServiceOptions = {}): Promise<TestService> {
  const { url: databaseUrl } = await testDatabase(begins)
  const log: string[] = []
  const owner = quietPool({ connectionString: databaseUrl, max: 2 })
  const start = () =>
    startService(
      testSettings({ DATABASE_URL: databaseUrl, ...settings }),
      pino({ level: 'trace' }, { write: (line) => log.push(line) }),
      {
        checkReplies: true,
        threaded: false,
        onRefusal: recordRefusal,
        onChanges: recordChanges,
        ...overrides,
      },
    )
  let running: Service | undefined = await start()
  const stop = async () => {
    await running?.stop()
    running = undefined
  }
  afterAll(async () => {
    await stop()
    await owner.end()
  })
  const url = () => running?.address ?? 'http://127.0.0.1:1'
  const call = callerOf(url, clients.first)
  return {
    call,
    stranger: callerOf(url, clients.stranger),
    ok: (...args) => call(...args).then(succeeded(args[0])),
    owner,
    databaseUrl,
    log,
    url,
    restart: async () => {
      await stop()
      running = await start()
    },
    stop,
  }
}

export const testSettings = (over: Readonly<Record<string, string>> = {}): Settings =>
  readSettings({ ...DEFAULTS, ...over })

/** Fixed, so that a service can be started again on the same database. */
export const MASTER_KEY = Buffer.alloc(32, 7).toString('base64')

/** For letters and other files. */
export const dataDirectory = mkdtempSync(join(inject('runDirectory'), 'data-'))

const [CLIENT_ID, SECRET_KEY] = clients.first.split(':') as [string, string]

const DEFAULTS: Readonly<Record<string, string>> = {
  PORT: '0',
  PURSER_DRAIN: '0',
  PURSER_CLIENT_ID: CLIENT_ID,
  PURSER_SECRET_KEY: SECRET_KEY,
  PURSER_CLIENTS: clients.stranger,
  PURSER_MASTER_KEY: MASTER_KEY,
  PURSER_DATA_DIR: dataDirectory,
  PURSER_POOL_SIZE: '5',
  // A machine that others share may be several times slower; how long a request waits has tests of its own.
  PURSER_TURN_TIMEOUT: '60000',
  PURSER_LOCK_TIMEOUT: '60000',
  PURSER_STATEMENT_TIMEOUT: '120000',
  PURSER_RATE_LIMIT: '0',
  PURSER_RUNNERS: '0',
}

/** A reply that must be a success; answers its body. */
export const succeeded = (address: string) => (reply: Reply) => {
  expect({ address, status: reply.status, error: reply.body?.error }).toEqual({ address, status: 200 })
  return reply.body
}

const raised = new Set<string>()

/** One line per refusal and process; scripts/test.mjs compares them with what the operations declare. */
export function recordRefusal(address: string, refusal: string): void {
  recordOnce(`raised ${address} ${refusal}`)
}

/** One line per write operation that has changed a record. */
export const recordChanges = (address: string): void => recordOnce(`changed ${address}`)

function recordOnce(line: string): void {
  if (raised.has(line)) return
  raised.add(line)
  appendFileSync(inject('refusalsFile'), `${line}\n`)
}
