import { mkdtempSync, rmSync } from 'node:fs'
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

test('a backup of a database that is being written to is restored elsewhere, keys and all', async () => {
  const live = await foundation(readSettings({ PURSER_DATA_DIR: dir('live') }))
  try {
    await run('live', 'client', 'create', '--id', 'before')
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
}, 120_000)

test('restore takes nothing that is there', async () => {
  const { status, stderr } = await purser(['restore', '--from', dir('copy')], {
    PURSER_DATA_DIR: dir('back'),
  })
  expect([status, stderr]).toMatchObject([1, expect.stringContaining('exists; restore into an empty')])
})
