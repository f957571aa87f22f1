import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { directoryInbox, directoryOutbox } from '../../src/outside/directory.ts'
import { contentOf, type OpenOutbox } from '../../src/outside/outbox.ts'

const root = mkdtempSync(join(tmpdir(), 'purser-bank-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const [NAME, BYTES] = ['2026-11-16-credit.ach', Buffer.from('the file')]
let [box, directory, made] = [undefined as unknown as OpenOutbox, '', 0]
const names = (part: string) => readdirSync(join(directory, part))

beforeEach(async () => {
  directory = join(root, String(++made))
  await directoryOutbox(directory).visit(async (open) => {
    box = open
  })
})

test('a file is staged where the bank does not look, then released whole; nobody else may read it', async () => {
  const stagedAs = await box.stage(NAME, BYTES)
  expect([names('outbox'), names('staged')]).toEqual([[], [stagedAs]])
  expect([await box.isStaged(stagedAs), await box.holds(NAME)]).toEqual([true, undefined])

  await box.release(stagedAs, NAME)
  expect([names('outbox'), names('staged')]).toEqual([[NAME], []])
  expect([await box.isStaged(stagedAs), await box.holds(NAME)]).toEqual([false, contentOf(BYTES)])
  const path = join(directory, 'outbox', NAME)
  expect([readFileSync(path), statSync(path).mode & 0o777]).toEqual([BYTES, 0o600])
})

test('what earlier attempts at a file left goes, and nothing of another file', async () => {
  const [first, other] = [await box.stage(NAME, Buffer.from('half')), await box.stage('other.ach', BYTES)]
  const second = await box.stage(NAME, BYTES)
  expect(names('staged').sort()).toEqual([other, second].sort())
  expect(await box.isStaged(first)).toBe(false)
})

test('an outbox that cannot be read is a failure, not an empty one', async () => {
  mkdirSync(directory, { recursive: true })
  writeFileSync(join(directory, 'outbox'), 'not a directory')
  await expect(box.holds(NAME)).rejects.toThrow('ENOTDIR')
})

test('F3: a directory is the same place for every process that shares it, and another than every other', async () => {
  const [a, b, other] = await Promise.all(
    [directory, directory, join(root, 'another')].map((each) => directoryOutbox(each).place()),
  )
  expect([a!.id, a!.described]).toEqual([b!.id, expect.stringContaining(directory)])
  expect(other!.id).not.toBe(a!.id)
  expect((await directoryInbox(directory).place()).id).toBe(a!.id)
})

test('an id that was spoiled is told, and not replaced', async () => {
  mkdirSync(directory, { recursive: true })
  writeFileSync(join(directory, 'outbox-id'), 'oops')
  await expect(directoryOutbox(directory).place()).rejects.toThrow('holds no id')
})

test('returns are what lies in the inbox; without one there are none', async () => {
  const { returns } = directoryInbox(directory)
  expect(await returns()).toEqual([])
  mkdirSync(join(directory, 'inbox'), { recursive: true })
  for (const [name, text] of [
    ['b.ach', 'second'],
    ['a.ach', 'first'],
    ['c.ach.part', 'not yet'],
  ])
    writeFileSync(join(directory, 'inbox', name!), text!)
  expect(await returns()).toMatchObject([
    { name: 'a.ach', text: 'first', sha256: contentOf(Buffer.from('first')).sha256 },
    { name: 'b.ach', text: 'second' },
  ])
})
