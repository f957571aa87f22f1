import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '../../src/embedded/postgres.ts'
import { ownerPool } from '../../src/store/database/connection.ts'
import { migrate } from '../../src/store/database/migrate.ts'
import { inDatabase } from './databaseUrl.ts'
import { runDirectory } from './run-directory.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The one PostgreSQL that a test run starts, or the coordinator of a cluster that it was given. */
    postgresUrl: string
    /** That one, and the workers of a cluster: each has the template. */
    servers: readonly string[]
    templateDatabase: string
    /** Which refusals the run raised, one line each; scripts/test.mjs reads it at the end. */
    refusalsFile: string
    /** Gone with the run: a worker is ended before it could clear up. */
    runDirectory: string
  }
}

const template = 'purser_template'

/**
 * One PostgreSQL for the run, migrated once; each file copies the template (testDatabase). PURSER_TEST_SERVERS names the
 * coordinator and the workers of a cluster that has the template already (scripts/drill-distributed.ts).
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const directory = runDirectory()
  project.provide('templateDatabase', template)
  project.provide('runDirectory', directory)
  project.provide('refusalsFile', process.env.PURSER_REFUSALS_FILE ?? join(directory, 'refusals'))
  const given = process.env.PURSER_TEST_SERVERS?.split(',')
  if (given) {
    project.provide('postgresUrl', given[0]!)
    project.provide('servers', given)
    return async () => {}
  }
  const postgres = await startPostgres({ dataDir: join(directory, 'postgres'), durability: 'fast', settings })

  await makeTemplate(postgres.url).catch(async (error: unknown) => {
    await postgres.stop()
    throw error
  })
  project.provide('postgresUrl', postgres.url)
  project.provide('servers', [postgres.url])
  return () => postgres.stop()
}

/**
 * A statement is asked a few times of tables with a few rows: to plan it for each set of values takes longer than to run
 * it. What plans are made for large companies has a test on a cluster of its own (processes/cold-plans). The log may lie in
 * memory. Each worker has a service, and often a second one.
 */
const settings = { plan_cache_mode: 'force_generic_plan', max_wal_size: '1GB', max_connections: '400' }

async function makeTemplate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`create database ${template}`).finally(() => client.end())
  const owner = ownerPool(inDatabase(url, template))
  await migrate(owner).finally(() => owner.end())
}
