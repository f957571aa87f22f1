import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { foundation } from '../../src/service/foundation.ts'
import { readSettings } from '../../src/settings/settings.ts'
import { purser } from '../support/cli.ts'

const scratch = mkdtempSync(join(tmpdir(), 'purser-backup-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true, maxRetries: 5 }))

const dir = (name: string) => join(scratch, name)
const run = async (dataDir: string, ...args: string[]) => {
  const ended = await purser([...args, '--json'], { PURSER_DATA_DIR: dir(dataDir) })
  expect({ args, stderr: ended.stderr, status: ended.status }).toMatchObject({ status: 0 })
  return JSON.parse(ended.stdout)
}

const FILES = [
  ['bank/outbox', 'a.ach'],
  ['bank/inbox', 'b.ach'],
  ['bank/staged', 'half.ach'],
  ['mail', 'c.eml'],
] as const

test('a backup of a database that is being written to is restored elsewhere, keys and all', async () => {
  const live = await foundation(readSettings({ PURSER_DATA_DIR: dir('live') }))
  try {
    await run('live', 'client', 'create', '--id', 'before')
    for (const [place, name] of FILES) {
      mkdirSync(join(dir('live'), place), { recursive: true })
      writeFileSync(join(dir('live'), place, name), `text of ${name}`)
    }
    await live.owner.query('create table churn (n int, filling text)')
    let isOver = false
    let written = 0
    const churn = (async () => {
      while (!isOver) {
        await live.owner.query(
          `insert into churn select ${++written}, repeat('x', 200) from generate_series(1, 200)`,
        )
      }
    })()
    const copied = await run('live', 'backup', '--to', dir('copy'), '--with-key')
    isOver = true
    await churn
    await run('live', 'client', 'create', '--id', 'after')
    expect(copied.files).toBeGreaterThan(500)
    expect(copied.notInIt).toEqual(['the settings (environment)'])
    expect(written).toBeGreaterThan(1)
  } finally {
    await live.stop()
  }

  expect(await run('back', 'restore', '--from', dir('copy'))).toMatchObject({ clients: 1 })
  const { keys } = await run('back', 'client', 'list')
  expect(keys.map(({ clientID }: { clientID: string }) => clientID)).toEqual(['before'])
  expect((await run('back', 'audit', 'verify')).clients).toHaveLength(1)
  const restored = await foundation(readSettings({ PURSER_DATA_DIR: dir('back') }))
  const { rows } = await restored.owner.query(
    'select n, count(*)::int from churn group by n having count(*) <> 200',
  )
  await restored.stop()
  expect(rows).toEqual([])
})

test('F13: the letters and the files of the bank come back; what the bank may have taken since, aside', () => {
  const below = (...parts: string[]) => readdirSync(join(dir('back'), ...parts)).sort()
  expect([below('mail'), below('bank'), below('bank', 'inbox')]).toEqual([
    ['c.eml'],
    ['inbox', 'outbox-of-backup'],
    ['b.ach'],
  ])
  expect(below('bank', 'outbox-of-backup')).toEqual(['a.ach'])
  expect(statSync(join(dir('back'), 'master.key')).mode & 0o777).toBe(0o600)
})

test('F13: restore without the key, or with another, writes nothing; then with the key it works', async () => {
  const [inIt, apart] = [join(dir('copy'), 'master.key'), dir('apart.key')]
  const restore = (environment: Record<string, string>) =>
    purser(['restore', '--from', dir('copy')], { PURSER_DATA_DIR: dir('keyless'), ...environment })
  renameSync(inIt, apart)

  const without = await restore({})
  expect([without.status, without.stderr]).toEqual([1, expect.stringContaining('Nothing was written')])
  const other = await restore({ PURSER_MASTER_KEY: Buffer.alloc(32, 9).toString('base64') })
  expect([other.status, other.stderr]).toEqual([
    1,
    expect.stringMatching(
      /made under the master key [0-9a-f]{12}, and the one given is [0-9a-f]{12}: .* Nothing was written/,
    ),
  ])
  expect(existsSync(dir('keyless'))).toBe(false)

  mkdirSync(dir('keyless'))
  renameSync(apart, join(dir('keyless'), 'master.key'))
  expect(await run('keyless', 'restore', '--from', dir('copy'))).toMatchObject({ clients: 1 })
})

test('F13: a key that is missing beside its data is told, and no other is made', async () => {
  rmSync(join(dir('keyless'), 'master.key'))
  const { status, stderr } = await purser(['client', 'list'], { PURSER_DATA_DIR: dir('keyless') })
  expect([status, stderr]).toEqual([1, expect.stringContaining('master.key is missing. Put it back')])
  expect(existsSync(join(dir('keyless'), 'master.key'))).toBe(false)
})

test('restore takes nothing that is there', async () => {
  const { status, stderr } = await purser(['restore', '--from', dir('copy')], {
    PURSER_DATA_DIR: dir('back'),
  })
  expect([status, stderr]).toMatchObject([1, expect.stringContaining('exists; restore into an empty')])
})
