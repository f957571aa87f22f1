import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, renameSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type Postgres, startPostgres } from '../../src/embedded/postgres.ts'
import { until } from '../support/until.ts'
import { query, runProgram, succeeds, temporaryDirectory } from './programs.ts'

const pattern = join(mkdtempSync(join(tmpdir(), 'purser-keeper-')), 'postgres')
beforeAll(async () => (await startPostgres({ dataDir: pattern, durability: 'fast' })).stop())
afterAll(() => rmSync(dirname(pattern), { recursive: true, force: true }))

interface Kept {
  readonly postgres: Postgres
  readonly data: string
  readonly said: string[]
}

async function kept(at = join(temporaryDirectory(), 'postgres')): Promise<Kept> {
  execFileSync('cp', ['-a', pattern, at])
  const said: string[] = []
  const postgres = await startPostgres({
    dataDir: at,
    settings: { fsync: 'off' }, // what a kill loses is the same; what a power cut loses is not tried here
    log: (line) => said.push(line),
  })
  onTestFinished(() => postgres.stop())
  await query(postgres.url, 'create table kept (n int); insert into kept values (1)')
  return { postgres, data: join(at, 'data'), said }
}

const rowsOf = (url: string) => query(url, 'select n from kept order by n')
const linesAbout = (said: readonly string[], reason: string) =>
  said.filter((line) => /did not start again \(try \d+\)/.test(line) && line.includes(reason))

/** Each keeps PostgreSQL from starting and goes away again. */
const obstacles: readonly {
  readonly reason: string
  readonly advice: string
  readonly put: (data: string) => void
  readonly remove: (data: string) => void
}[] = [
  {
    reason: 'it may not open its files',
    advice: 'give PURSER_DATA_DIR back',
    put: (data) => chmodSync(join(data, 'global', 'pg_control'), 0),
    remove: (data) => chmodSync(join(data, 'global', 'pg_control'), 0o600),
  },
  {
    reason: 'its files are missing',
    advice: 'is its disk mounted?',
    put: (data) => renameSync(join(data, 'global'), join(data, 'elsewhere')),
    remove: (data) => renameSync(join(data, 'elsewhere'), join(data, 'global')),
  },
  {
    reason: 'its files are missing',
    advice: 'is its disk mounted?',
    put: (data) => renameSync(data, `${data}-elsewhere`),
    remove: (data) => renameSync(`${data}-elsewhere`, data),
  },
  {
    reason: 'a setting of it is wrong',
    advice: 'correct postgresql.conf',
    put: (data) => writeFileSync(join(data, 'postgresql.auto.conf'), 'no_such_setting = 1\n'),
    remove: (data) => writeFileSync(join(data, 'postgresql.auto.conf'), ''),
  },
]

test.each(obstacles)(
  'F4: it comes back by itself once the cause is gone: $reason',
  async ({ reason, advice, put, remove }) => {
    const { postgres, data, said } = await kept()
    put(data)
    process.kill(postgres.pid, 'SIGKILL')

    await until(() => linesAbout(said, reason).length >= 3)
    expect(postgres.cause).toMatchObject({ reason })
    expect(said[0]).toContain('PostgreSQL ended by itself (SIGKILL); starting it again')
    for (const line of linesAbout(said, reason)) {
      expect(line).toContain(`What to do: ${postgres.cause!.advice}`)
      expect(line).toContain(advice)
      expect(line).toMatch(/Next try in [\d.]+ s\. It says: \S/)
    }
    expect(linesAbout(said, reason)[0]).toContain('Next try in 0.5 s')
    expect(linesAbout(said, reason)[2]).toContain('Next try in 2 s')

    remove(data)
    await until(() => postgres.cause === undefined)
    expect(await rowsOf(postgres.url)).toEqual([{ n: 1 }])
    expect(said.at(-1)).toMatch(/^PostgreSQL runs again, at try \d+$/)
  },
)

test('F4: a stop while it cannot start ends at once, and nothing runs afterwards', async () => {
  const { postgres, data, said } = await kept()
  chmodSync(join(data, 'global', 'pg_control'), 0)
  process.kill(postgres.pid, 'SIGKILL')
  await until(() => linesAbout(said, 'it may not open').length >= 2)

  await postgres.stop()
  const count = said.length
  chmodSync(join(data, 'global', 'pg_control'), 0o600)
  expect(succeeds('pgrep', '-f', data)).toBe(false)
  expect(said).toHaveLength(count)
})

test('F4: a postmaster killed -9 again and again is there with every row each time', async () => {
  const { postgres, said } = await kept()
  for (let n = 2; n <= 6; n++) {
    const killed = postgres.pid
    process.kill(killed, 'SIGKILL')
    await until(() => postgres.pid !== killed && postgres.cause === undefined)
    await query(postgres.url, `insert into kept values (${n})`)
  }
  expect(await rowsOf(postgres.url)).toEqual([1, 2, 3, 4, 5, 6].map((n) => ({ n })))
  expect(said.filter((line) => line === 'PostgreSQL runs again')).toHaveLength(5)
})

test('F4: who adopted it raises it when its keeper is gone', async () => {
  const at = join(temporaryDirectory(), 'postgres')
  execFileSync('cp', ['-a', pattern, at])
  const program = await runProgram(at)
  const adopter = await startPostgres({ dataDir: at })
  onTestFinished(() => adopter.stop())
  expect(adopter.adopted).toBe(true)
  await query(adopter.url, 'create table kept as select 1 as n')

  process.kill(program.pid, 'SIGKILL')
  program.process.kill('SIGKILL')
  await until(() => adopter.pid !== program.pid && !adopter.adopted)
  expect(await rowsOf(adopter.url)).toEqual([{ n: 1 }])
})

// Words of nobody, which only the log keeps: it grows although no table can. Short ones fill a segment to its end. Before a long
// one room is left in which PostgreSQL can recover from the full disk again and again, and never ends.
const GROW = "select pg_logical_emit_message(false, 'fill', repeat('x', 1000)) from generate_series(1, 20000)"

const canMount = (() => {
  const place = mkdtempSync(join(tmpdir(), 'purser-mount-'))
  const can = succeeds('mount', '-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', place)
  if (can) execFileSync('umount', [place])
  rmSync(place, { recursive: true })
  return can
})()

// A real disk that is really full; only root may mount one.
test.runIf(canMount)(
  'F4: a full disk ends it, is named, and room brings it back with every row',
  async () => {
    const disk = join(temporaryDirectory(), 'disk')
    mkdirSync(disk)
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m,mode=0755', 'tmpfs', disk])
    onTestFinished(() => void succeeds('umount', '-l', disk))
    const { postgres, said } = await kept(join(disk, 'postgres'))
    const filler = join(disk, 'filler')

    const { bavail, bsize } = statfsSync(disk)
    writeFileSync(filler, Buffer.alloc(bavail * bsize - 65_536))
    // A table that cannot grow is an error like others; a log that cannot grow ends PostgreSQL.
    let written = 1
    await until(async () => {
      const insert = `insert into kept values (${written + 1})`
      await query(postgres.url, insert).then(
        () => written++,
        () => {},
      )
      await query(postgres.url, GROW).catch(() => {})
      return said.length > 0
    })
    await until(() => linesAbout(said, 'its disk is full').length >= 2)
    expect(linesAbout(said, 'its disk is full')[0]).toContain('make room on the disk of PURSER_DATA_DIR')

    rmSync(filler)
    await until(() => postgres.cause === undefined)
    const rows = (await rowsOf(postgres.url)) as { n: number }[]
    expect(rows.length).toBeGreaterThanOrEqual(written)
    expect(rows.slice(0, written).map(({ n }) => n)).toEqual(
      Array.from({ length: written }, (_, at) => at + 1),
    )
  },
)
