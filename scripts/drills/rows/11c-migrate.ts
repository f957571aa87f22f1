import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { cli } from '../support/cli.ts'
import type { Database } from '../support/database.ts'
import type { Drill, Ground } from '../support/drill.ts'
import { BARE, CLI, MASTER_KEY } from '../support/running.ts'

export const migrate: Drill = {
  row: '11c',
  title: 'six migrations at once, three times; and kill -9 inside a migration',
  failure: 'one that fails; a schema that differs from an undisturbed one; a migration applied in part',
  async run(ground) {
    const undisturbed = await ground.database()
    await cli({ DATABASE_URL: undisturbed.url }, 'migrate')
    const expected = await schemaOf(undisturbed)
    for (let round = 0; round < ground.count(3, 1); round++) await atOnce(ground, expected)
    for (let kill = 0; kill < ground.count(18, 3); kill++) await killedInside(ground, expected)
  },
}

async function atOnce({ tally, database }: Ground, expected: string): Promise<void> {
  const fresh = await database()
  const ended = await Promise.all(
    Array.from({ length: 6 }, () => cli({ DATABASE_URL: fresh.url }, 'migrate')),
  )
  for (const { status, stderr } of ended) tally.try(status === 0, () => stderr.slice(0, 200))
  if ((await schemaOf(fresh)) !== expected) tally.fail('the schema differs after six at once')
}

async function killedInside({ tally, database, random }: Ground, expected: string): Promise<void> {
  const fresh = await database()
  const env = { ...BARE, PURSER_MASTER_KEY: MASTER_KEY, DATABASE_URL: fresh.url }
  const child = spawn(process.execPath, [CLI, 'migrate'], { env, stdio: 'ignore' })
  const gone = once(child, 'exit')
  // From its first table on, at a moment of chance.
  while (child.exitCode === null && !(await hasBegun(fresh))) await sleep(5)
  await sleep(random.next() * 400)
  child.kill('SIGKILL')
  await gone
  const again = await cli({ DATABASE_URL: fresh.url }, 'migrate')
  tally.try(
    again.status === 0 && (await schemaOf(fresh)) === expected,
    () => `after a kill: ${again.stderr.slice(0, 200)}`,
  )
}

const hasBegun = async ({ owner }: Database): Promise<boolean> =>
  (
    await owner.query(
      'select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
  ).rowCount! > 0

/** Every column and constraint, as one text. */
async function schemaOf({ owner }: Database): Promise<string> {
  const { rows } = await owner.query<{ line: string }>(
    `select format('%s.%s %s', table_name, column_name, data_type) as line from information_schema.columns
     where table_schema = 'public'
     union all select format('%s %s', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint
     where connamespace = 'public'::regnamespace order by 1`,
  )
  return rows.map(({ line }) => line).join('\n')
}
