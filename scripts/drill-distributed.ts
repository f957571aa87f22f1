/**
 * Purser on more than one machine, tried with a PostgreSQL that has Citus: a coordinator and two workers run on
 * loopback, the schema is migrated and spread as src/store/copies/tables.ts says, and the whole story and
 * the suite's stories run on it. Writes docs/reference/distributed.md. Fails unless the story holds, row-level security
 * binds on the workers and commits are two-phase; which tests fail is on the page.
 *
 *   npm run drill:distributed                          the story, test/stories and test/operations
 *   npm run drill:distributed -- test/http             the story and these tests
 *
 * Settings: DRILL_MINUTES (for the tests), CITUS_HOME (the folder below which PostgreSQL with Citus is installed; the root
 * unless told).
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { OperatorFault } from '../src/kernel/operator-fault.ts'
import { expectNobodyRemoved, expectTenancy, expectTwoPhases, rowsByNode } from './distributed/checks.ts'
import { type Citus, citus } from './distributed/citus.ts'
import { type Cluster, cluster } from './distributed/cluster.ts'
import { copyOf, spreadTemplate } from './distributed/database.ts'
import { planned } from './distributed/planned.ts'
import { refusedStatements } from './distributed/refused.ts'
import { writeReport } from './distributed/report.ts'
import { story, type Times } from './distributed/story.ts'
import { suite } from './distributed/suite.ts'
import { expectUpgrade } from './distributed/upgrade.ts'
import { ask } from './drill-ground.ts'

const TEMPLATE = 'purser_template'
const MINUTES = Number(process.env.DRILL_MINUTES ?? 120)
const directory = mkdtempSync(join(tmpdir(), 'purser-distributed-'))
const began = performance.now()
const say = (words: string): void =>
  console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(7)} s  ${words}`)

async function drill(paths: readonly string[]): Promise<void> {
  const built = citus()
  const before = await onOneMachine(built, 'before')
  const running = await cluster(built, join(directory, 'spread'), 2)
  try {
    await onSeveral(running, { built, before, paths })
  } finally {
    await running.stop()
  }
}

/** The same PostgreSQL with the same settings, and nothing spread. */
async function onOneMachine(built: Citus, when: 'before' | 'after'): Promise<Times> {
  const alone = await cluster(built, join(directory, when), 0)
  try {
    await ask(alone.nodes[0].url('postgres'), 'create database purser')
    const times = await story(alone.nodes[0].url('purser'), join(directory, `purser-${when}`))
    say(`the story on one machine, ${when}`)
    return times
  } finally {
    await alone.stop()
  }
}

async function onSeveral(
  running: Cluster,
  { built, before, paths }: { built: Citus; before: Times; paths: readonly string[] },
): Promise<void> {
  const from = performance.now()
  await spreadTemplate(running, TEMPLATE)
  const seconds = (performance.now() - from) / 1000
  say('a coordinator and two workers; the schema is spread')
  await copyOf(running, TEMPLATE, 'purser')
  const spread = await story(running.nodes[0].url('purser'), join(directory, 'purser-spread'))
  say('the story on the cluster')
  const plain = [before, await onOneMachine(built, 'after')] as const
  const shards = await expectTenancy(running, 'purser')
  await expectNobodyRemoved(running, 'purser')
  await expectTwoPhases(running, 'purser')
  const rows = await rowsByNode(running, 'purser')
  say(
    `row-level security binds on ${shards} parts of tables; commits are two-phase; people: ${rows.join(', ')}`,
  )

  const migrations = await expectUpgrade(running, 'purser')
  const statements = await planned(running, 'purser', directory)
  say(
    `an earlier schema was led on by ${migrations} migrations; ${statements.statements} statements were planned`,
  )

  const found = await suite(running, { paths, patience: MINUTES * 60_000, scratch: directory })
  const [version] = await ask<{ words: string }>(
    running.nodes[0].url('postgres'),
    `select 'PostgreSQL ' || current_setting('server_version') as words`,
  )
  const refused = refusedStatements(join(directory, 'spread/coordinator/log'))
  const versions = `${version!.words}, Citus ${built.version}`
  const told = { migrations, planned: statements, suite: found, refused }
  writeReport({ paths, versions, seconds, shards, rows, plain, spread, ...told })
  for (const { name, passed, failed } of found.folders) say(`${name}: ${passed} passed, ${failed} failed`)
  say('docs/reference/distributed.md is written')
}

try {
  const paths = process.argv.slice(2)
  await drill(paths.length > 0 ? paths : ['test/stories', 'test/operations'])
} catch (error) {
  if (!(error instanceof OperatorFault)) throw error
  console.error(error.message)
  process.exitCode = 1
} finally {
  rmSync(directory, { recursive: true, force: true, maxRetries: 10 })
}
