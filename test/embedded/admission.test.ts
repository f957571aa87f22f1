import { readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startPostgres } from '../../src/embedded/postgres.ts'
import { query, temporaryDirectory } from './programs.ts'

const without = (url: string) => url.replace(/&password=[^&]*/, '')

test('F15: nobody comes in without the password, which lies closed beside the data', async () => {
  const dataDir = join(temporaryDirectory(), 'postgres')
  const postgres = await startPostgres({ dataDir, durability: 'fast' })
  const wrong = `${without(postgres.url)}&password=guessed`
  await expect(query(wrong, 'select 1')).rejects.toThrow('password authentication failed')
  await expect(query(without(postgres.url), 'select 1')).rejects.toThrow('password')
  await expect(query(wrong.replace('user=purser', 'user=nobody'), 'select 1')).rejects.toThrow('password')
  expect(statSync(join(dataDir, 'owner.key')).mode & 0o077).toBe(0)
  expect(readFileSync(join(dataDir, 'pg_hba.conf'), 'utf8')).toBe('local all all scram-sha-256\n')

  // As a directory of an earlier version is, or one that a backup brought back: another password, and no key to it.
  await query(postgres.url, "create table kept as select 1 as n; alter role purser password 'of before'")
  await postgres.stop()
  rmSync(join(dataDir, 'owner.key'))
  rmSync(join(dataDir, 'pg_hba.conf'))

  const again = await startPostgres({ dataDir, durability: 'fast' })
  expect(again.url).not.toBe(postgres.url)
  expect(await query(again.url, 'select n from kept')).toEqual([{ n: 1 }])
  await expect(query(`${without(again.url)}&password=of+before`, 'select 1')).rejects.toThrow('password')
  await again.stop()
  expect(readFileSync(join(dataDir, 'pg_hba.conf'), 'utf8')).toBe('local all all scram-sha-256\n')
})
