import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { inDatabase } from './databaseUrl.ts'

export interface TestDatabase {
  readonly name: string
  readonly url: string
}

/** Which time clients begin with: that of BEGINNING, or the real one. */
export type Begins = 'fixed' | 'real'

/**
 * When the time of every client begins, whatever the hour of the run: a Monday, at ten in New York. PURSER_TEST_NOW names
 * another instant (decision 111).
 */
export const BEGINNING = new Date(process.env.PURSER_TEST_NOW ?? '2026-11-16T15:00:00Z').toISOString()

/**
 * A migrated database of this file's own, dropped when the file is done:
 *
 *     const { url } = await testDatabase()
 */
export async function testDatabase(begins: Begins = 'fixed'): Promise<TestDatabase> {
  const database = await copyOfTemplate(begins)
  afterAll(() => onEach(`drop database if exists ${database.name} with (force)`))
  return database
}

/** One that stays until the run ends. */
export async function copyOfTemplate(begins: Begins = 'fixed'): Promise<TestDatabase> {
  const name = `test_${process.pid}_${++made}`
  await onEach(`create database ${name} template ${inject('templateDatabase')} strategy file_copy`)
  const url = inDatabase(inject('postgresUrl'), name)
  if (begins === 'fixed') await ask(url, FIXED)
  return { name, url }
}

const FIXED = `alter table client alter column clock_offset
  set default (extract(epoch from timestamptz '${BEGINNING}' - clock_timestamp()) * 1000)::bigint`

let made = 0

const onEach = (statement: string): Promise<unknown> =>
  Promise.all(inject('servers').map((server) => ask(server, statement)))

async function ask(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

/** A dropped database ends its connections; without a listener an idle one would end the test run. */
export function quietPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config)
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
