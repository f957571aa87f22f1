import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { masterKeys } from '../../src/settings/master-key.ts'
import { readSettings } from '../../src/settings/settings.ts'

const root = mkdtempSync(join(tmpdir(), 'purser-key-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const settings = readSettings({ PURSER_DATA_DIR: join(root, 'data') })
const path = join(root, 'data', 'master.key')
const ids = async (isNew: boolean) => (await masterKeys(settings, async () => isNew)).map(({ id }) => id)

test('F13: a key is made for a new database, once, for its user only, and never for one that is there', async () => {
  await expect(ids(false)).rejects.toThrow(`${path} is missing. Put it back`)
  expect(existsSync(path)).toBe(false)
  const made = await ids(true)
  expect([await ids(true), await ids(false), statSync(path).mode & 0o777]).toEqual([made, made, 0o600])
})

test.each([0o644, 0o640, 0o604])('F13: a key file with mode %o is refused, with what to do', async (mode) => {
  await ids(true)
  const before = readFileSync(path, 'utf8')
  chmodSync(path, mode)
  await expect(ids(true)).rejects.toThrow(`may be read by others than its owner: chmod 600 ${path}`)
  chmodSync(path, 0o600)
  expect([(await ids(false)).length, readFileSync(path, 'utf8')]).toEqual([1, before])
})
