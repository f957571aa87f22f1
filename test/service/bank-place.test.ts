import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { expectBankPlace } from '../../src/service/bank-place.ts'
import { purser } from '../support/cli.ts'
import { quietPool, testDatabase } from '../support/database.ts'
import { MASTER_KEY, testSettings } from '../support/service.ts'

const root = mkdtempSync(join(tmpdir(), 'purser-place-'))
const { url } = await testDatabase()
const owner = quietPool({ connectionString: url, max: 2 })
afterAll(async () => {
  await owner.end()
  rmSync(root, { recursive: true, force: true })
})
const strong = 'x'.repeat(24)
const begins = (directory: string, over: Record<string, string> = {}) =>
  expectBankPlace(
    owner,
    testSettings({
      ...{ PURSER_ENVIRONMENT: 'production', PURSER_SECRET_KEY: strong, PURSER_CLIENTS: '' },
      ...{ PURSER_DATA_DIR: join(root, directory), PURSER_RUNNERS: '2', ...over },
    }),
  )

test('F3: in production every process that hands files over has the same outbox, or does not begin', async () => {
  await begins('a')
  await begins('b', { PURSER_BANK_DIR: join(root, 'a', 'bank') })
  await expect(begins('b')).rejects.toThrow(
    new RegExp(`are in ${join(root, 'a', 'bank')} on .+; this process would use ${join(root, 'b', 'bank')}`),
  )
  // One that hands nothing over needs no outbox, and the sandbox has one for each process.
  await begins('b', { PURSER_RUNNERS: '0' })
  await begins('b', { PURSER_ENVIRONMENT: 'sandbox' })
})

test('F3: an operator may name another for good', async () => {
  const around = { DATABASE_URL: url, PURSER_MASTER_KEY: MASTER_KEY, PURSER_DATA_DIR: join(root, 'b') }
  expect(await purser(['bank', 'use'], around)).toMatchObject({ status: 0 })
  await begins('b')
  await expect(begins('a')).rejects.toThrow('Share that directory')
  const { places, files } = JSON.parse((await purser(['bank', 'files', '--json'], around)).stdout)
  expect(places.map(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toEqual([false, true])
  expect(files).toEqual([])
})
