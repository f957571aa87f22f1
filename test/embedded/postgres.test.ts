import { execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findBinaries } from '../../src/embedded/binaries.ts'
import { isPostmaster } from '../../src/embedded/lock.ts'
import { startPostgres } from '../../src/embedded/postgres.ts'
import { findRunAs, handOver } from '../../src/embedded/run-as.ts'
import { query, runProgram, temporaryDirectory } from './programs.ts'

const newPlace = () => join(temporaryDirectory(), 'postgres')

// initdb costs most of a second, so the tests of later starts copy a cluster that one first start made.
const pattern = join(mkdtempSync(join(tmpdir(), 'purser-embedded-')), 'postgres')
beforeAll(async () => (await startPostgres({ dataDir: pattern, durability: 'fast' })).stop())
afterAll(() => rmSync(dirname(pattern), { recursive: true, force: true }))

function usedPlace(): string {
  const place = newPlace()
  execFileSync('cp', ['-a', pattern, place])
  return place
}

// Asked of what has stopped: is it a postmaster? Dead it may wait to be buried by whoever inherited it.
test('a second start keeps the data and is quick', async () => {
  const dataDir = newPlace()
  const first = await startPostgres({ dataDir })
  await query(first.url, "create table kept as select 'Zoë' as name")
  await first.stop()
  expect(await isPostmaster(first.pid, dataDir)).toBe(false)

  const second = await startPostgres({ dataDir })
  const rows = await query(second.url, 'select name from kept')
  await second.stop()

  expect(rows).toEqual([{ name: 'Zoë' }])
})

test('the directory is closed to others and nothing listens on a port', async () => {
  const dataDir = newPlace()
  const postgres = await startPostgres({ dataDir })
  const [settings] = await query(
    postgres.url,
    `select current_setting('listen_addresses') as addresses, current_setting('fsync') as fsync,
            current_setting('server_encoding') as encoding, current_setting('timezone') as zone`,
  )
  await postgres.stop()

  expect(settings).toEqual({ addresses: '', fsync: 'on', encoding: 'UTF8', zone: 'UTC' })
  expect(statSync(dataDir).mode & 0o077).toBe(0)
  expect(statSync(join(dataDir, 'run')).mode & 0o077).toBe(0)
})

test('F4: a new database has data checksums, and one without is told how to get them', async () => {
  const said: string[] = []
  const log = (line: string) => said.push(line)
  const made = await startPostgres({ dataDir: usedPlace(), durability: 'fast', log })
  expect(await query(made.url, 'show data_checksums')).toEqual([{ data_checksums: 'on' }])
  await made.stop()
  expect(said).toEqual([])

  const dataDir = newPlace()
  mkdirSync(dataDir, { mode: 0o700 })
  const binaries = await findBinaries(join(dataDir, 'lib'))
  const runAs = await findRunAs(binaries, dirname(dataDir))
  await handOver(dataDir, runAs)
  const [file, ...args] = runAs.command(
    [
      binaries.initdb,
      '-D',
      join(dataDir, 'data'),
      '-U',
      'purser',
      '-A',
      'trust',
      '--no-data-checksums',
      '-N',
    ],
    'KILL',
  )
  execFileSync(file!, args, { ...runAs.spawnAs, env: binaries.environment, cwd: '/' })
  const old = await startPostgres({ dataDir, durability: 'fast', log })
  await old.stop()
  expect(said).toHaveLength(1)
  expect(said[0]).toMatch(
    /no data checksums.*stop Purser, run pg_checksums --enable -D '.*data' \(of PostgreSQL 18/,
  )
})

test('durability fast gives up fsync, and a given setting wins over the table', async () => {
  const postgres = await startPostgres({
    dataDir: usedPlace(),
    durability: 'fast',
    settings: { work_mem: '5MB' },
  })
  const [settings] = await query(
    postgres.url,
    "select current_setting('fsync') as fsync, current_setting('work_mem') as memory",
  )
  await postgres.stop()

  expect(settings).toEqual({ fsync: 'off', memory: '5MB' })
})

test('a wrong setting is refused in the words of PostgreSQL', async () => {
  const start = startPostgres({
    dataDir: usedPlace(),
    durability: 'fast',
    settings: { no_such_setting: '1' },
  })
  await expect(start).rejects.toThrow('unrecognized configuration parameter "no_such_setting"')
})

test('a postmaster killed -9 is started again with its data', async () => {
  const log = vi.fn()
  const postgres = await startPostgres({ dataDir: usedPlace(), log })
  await query(postgres.url, 'create table kept as select 1 as one')
  const killed = postgres.pid
  process.kill(killed, 'SIGKILL')

  await expect.poll(() => postgres.pid, { timeout: 20_000 }).not.toBe(killed)
  const rows = await query(postgres.url, 'select one from kept')
  await postgres.stop()

  expect(rows).toEqual([{ one: 1 }])
  expect(log).toHaveBeenCalledWith('PostgreSQL ended by itself (SIGKILL); starting it again')
})

test('after kill -9 of the program the next start has what was committed', async () => {
  const dataDir = usedPlace()
  const program = await runProgram(dataDir)
  await query(program.url, 'create table kept as select 1 as one')
  program.process.kill('SIGKILL')

  const next = await startPostgres({ dataDir })
  const rows = await query(next.url, 'select one from kept')
  await next.stop()

  expect(rows).toEqual([{ one: 1 }])
  expect(await isPostmaster(next.pid, dataDir)).toBe(false)
})

test('after kill -9 of program and postmaster together the next start has what was committed', async () => {
  const dataDir = usedPlace()
  const program = await runProgram(dataDir)
  await query(program.url, 'create table kept as select 1 as one')
  process.kill(program.pid, 'SIGKILL')
  program.process.kill('SIGKILL')

  const next = await startPostgres({ dataDir })
  const rows = await query(next.url, 'select one from kept')
  await next.stop()

  expect(rows).toEqual([{ one: 1 }])
})

test('a second start on the same directory adopts, and its stop leaves the first alone', async () => {
  const dataDir = newPlace()
  const program = await runProgram(dataDir)
  const adopter = await startPostgres({ dataDir })
  expect(adopter).toMatchObject({ url: program.url, pid: program.pid, adopted: true })

  await adopter.stop()
  expect(await query(program.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await program.stop()
  expect(await isPostmaster(program.pid, dataDir)).toBe(false)
})

test('two first starts at the same moment share one cluster', async () => {
  const dataDir = newPlace()
  const [one, two] = await Promise.all([runProgram(dataDir), runProgram(dataDir)])

  expect(one.pid).toBe(two.pid)
  expect([one.adopted, two.adopted].sort()).toEqual([false, true])
  expect(readdirSync(dataDir).filter((name) => name.includes('init'))).toEqual([])
  await Promise.all([one.stop(), two.stop()])
})

test('a path too long for a socket gets one below the temporary directory, which goes at the stop', async () => {
  const dataDir = join(temporaryDirectory(), 'a'.repeat(60), 'b'.repeat(60), 'postgres')
  const postgres = await startPostgres({ dataDir, durability: 'fast' })
  const socket = new URL(postgres.url).searchParams.get('host')!
  expect(socket.length).toBeLessThan(60)
  expect(statSync(socket).mode & 0o077).toBe(0)
  expect(await query(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }])

  await postgres.stop()
  expect(existsSync(socket)).toBe(false)
})

test('a directory with spaces, quotes and commas in its name works', async () => {
  const postgres = await startPostgres({
    dataDir: join(temporaryDirectory(), `a "b", c'd #é`),
    durability: 'fast',
  })
  expect(await query(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await postgres.stop()
})

test('an empty 0700 directory and the leavings of a killed initdb are no obstacle', async () => {
  const dataDir = newPlace()
  mkdirSync(join(dataDir, 'data'), { recursive: true })
  chmodSync(dataDir, 0o700)
  mkdirSync(join(dataDir, 'data.init-4194305', 'base'), { recursive: true }) // above the largest pid of Linux

  const postgres = await startPostgres({ dataDir, durability: 'fast' })
  await postgres.stop()
  expect(readdirSync(dataDir).sort()).toEqual(['data', 'owner.key', 'pg_hba.conf', 'postgres.log', 'run'])
})

test('a data directory that is something else is left alone', async () => {
  const dataDir = newPlace()
  mkdirSync(join(dataDir, 'data'), { recursive: true })
  writeFileSync(join(dataDir, 'data', 'letter.txt'), 'not a database')

  await expect(startPostgres({ dataDir, durability: 'fast' })).rejects.toThrow(
    'not a PostgreSQL data directory',
  )
  expect(readdirSync(join(dataDir, 'data'))).toEqual(['letter.txt'])
})

test('lock files whose number now belongs to another program are cleared', async () => {
  const dataDir = usedPlace()
  const stranger = spawn('sleep', ['60'])
  const lines = [stranger.pid, join(dataDir, 'data'), 0, 5432, join(dataDir, 'run'), '', '  1 1', 'ready']
  for (const file of ['data/postmaster.pid', 'run/.s.PGSQL.5432.lock']) {
    writeFileSync(join(dataDir, file), `${lines.join('\n')}\n`)
  }

  const postgres = await startPostgres({ dataDir, durability: 'fast' })
  await postgres.stop()
  expect(stranger.exitCode).toBeNull()
  stranger.kill()
})
