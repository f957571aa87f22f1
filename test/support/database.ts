import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { inDatabase } from './databaseUrl.ts'

export interface TestDatabase {
  readonly name: string
  readonly url: string
}

/**
 * A migrated database of this file's own, dropped when the file is done:
 *
 *     const { url } = await testDatabase()
 */
export async function testDatabase(): Promise<TestDatabase> {
  const database = await copyOfTemplate()
  afterAll(() => onEach(`drop database if exists ${database.name} with (force)`))
  return database
}

/** One that stays until the run ends. */
export async function copyOfTemplate(): Promise<TestDatabase> {
  const name = `test_${process.pid}_${++made}`
  await onEach(`create database ${name} template ${inject('templateDatabase')}`)
  return { name, url: inDatabase(inject('postgresUrl'), name) }
}

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
