import { afterAll, expect, inject, test } from 'vitest'
import { OperatorFault } from '../../../src/kernel/operator-fault.ts'
import { servicePool } from '../../../src/store/database/connection.ts'
import { migrate } from '../../../src/store/database/migrate.ts'
import { purser } from '../../support/cli.ts'
import { quietPool, testDatabase } from '../../support/database.ts'
import { MASTER_KEY } from '../../support/service.ts'
import { until } from '../../support/until.ts'
import { emptyDatabase } from './older.ts'

const server = quietPool({ connectionString: inject('postgresUrl'), max: 1 })
afterAll(() => server.end())

async function oldDatabase(name: string, through: string) {
  const url = await emptyDatabase(server, name)
  const owner = quietPool({ connectionString: url, max: 3 })
  afterAll(async () => {
    await owner.end()
    await server.query(`drop database if exists ${name} with (force)`)
  })
  await migrate(owner, { through })
  return { url, owner }
}

test('F12: a migration does not queue behind a long transaction and hold up everyone else', async () => {
  const { url, owner } = await oldDatabase('migrate_blocked', '0013_hours.sql')
  const service = servicePool(url, 1)
  const reader = await owner.connect()
  await reader.query('begin; select count(*) from worker')

  const said: string[] = []
  const migrating = migrate(owner, { say: (words) => said.push(words) })
  await until(() => said.length > 0)
  // The long transaction is still open, and the service reads the same table.
  expect((await service.query('select count(*)::int as n from worker')).rows).toEqual([{ n: 0 }])
  expect(said[0]).toMatch(
    /^Migration 0014_off_cycle\.sql waits for other transactions \(try 1; the oldest is process \d+/,
  )

  await reader.query('commit')
  reader.release()
  expect((await migrating)[0]).toBe('0014_off_cycle.sql')
  await service.end()
})

test('F12: one that never gets its locks gives up, says who is in the way, and leaves nothing', async () => {
  const { owner } = await oldDatabase('migrate_stuck', '0013_hours.sql')
  const reader = await owner.connect()
  await reader.query('begin; select count(*) from worker')

  const failure = await migrate(owner, { patience: 0 }).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(OperatorFault)
  expect((failure as Error).message).toMatch(
    /0014_off_cycle\.sql did not get its locks: the oldest is process \d+.*End that/,
  )
  const { rows } = await owner.query<{ name: string }>('select max(name) as name from migration')
  expect(rows).toEqual([{ name: '0013_hours.sql' }])

  await reader.query('rollback')
  reader.release()
})

const wrong: readonly (readonly [string, string, RegExp])[] = [
  [
    'is newer',
    "insert into migration (name, checksum) values ('9999_later.sql', 'x')",
    /^The database is newer than this version of Purser: it has 9999_later\.sql/,
  ],
  [
    'has a migration that nobody knows',
    "insert into migration (name, checksum) values ('0005_other.sql', 'x')",
    /^The database has 0005_other\.sql, which this version of Purser does not know/,
  ],
  [
    'was made before migrations were frozen',
    "update migration set checksum = 'x' where name = '0005_payroll.sql'",
    /^The database is older than the oldest that this version can upgrade/,
  ],
  [
    'has a table of that name of another program',
    'alter table migration rename column checksum to version',
    /^column "checksum" does not exist\. The database has a table `migration` that is not of Purser/,
  ],
]

test.each(wrong)(
  'F12: of a database that %s the command says what to do, without a stack',
  async (_, spoil, words) => {
    const { url } = await testDatabase()
    const owner = quietPool({ connectionString: url, max: 1 })
    await owner.query(spoil)
    await owner.end()

    const ended = await purser(['migrate'], { DATABASE_URL: url, PURSER_MASTER_KEY: MASTER_KEY })
    expect(ended).toMatchObject({ status: 1, stdout: '' })
    expect(ended.stderr).toMatch(words)
    expect(ended.stderr).not.toMatch(/^\s+at /m)
  },
)
