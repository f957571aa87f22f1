import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ownership } from '../../src/embedded/owner.ts'
import { until } from '../support/until.ts'
import { temporaryDirectory } from './programs.ts'

const POSTMASTER = 4_000_000
const another = process.ppid
const gone = spawnSync(process.execPath, ['--version']).pid

const names = (home: string, pid: number, postmaster = POSTMASTER) =>
  writeFileSync(join(home, 'owner'), `${pid} ${postmaster}\n`)

/** It has looked a few times by then. */
async function saidLate(home: string): Promise<void> {
  let looks = 0
  await until(() => ++looks > 10)
  names(home, another)
}

test('who raised it owns it, also when it says so only after another found it answering', async () => {
  const home = temporaryDirectory()
  const owner = ownership(home)
  const taking = owner.takeOrphan(POSTMASTER)
  await saidLate(home)
  await taking

  expect(owner.isOurs()).toBe(false)
  expect(await owner.isAnothers()).toBe(true)
  expect(readFileSync(join(home, 'owner'), 'utf8')).toBe(`${another} ${POSTMASTER}\n`)
})

test('what the owner of an earlier postmaster left behind does not make an orphan of this one', async () => {
  const home = temporaryDirectory()
  names(home, gone, POSTMASTER - 1)
  const owner = ownership(home)
  const taking = owner.takeOrphan(POSTMASTER)
  await saidLate(home)
  await taking
  expect(owner.isOurs()).toBe(false)
})

test('an orphan belongs to whoever finds it, until that one leaves it', async () => {
  const home = temporaryDirectory()
  names(home, gone)
  const owner = ownership(home)
  expect(await owner.isAnothers()).toBe(false)
  await owner.takeOrphan(POSTMASTER)

  expect(owner.isOurs()).toBe(true)
  expect(readFileSync(join(home, 'owner'), 'utf8')).toBe(`${process.pid} ${POSTMASTER}\n`)
  expect(await ownership(home).isAnothers()).toBe(true)
  await owner.leave()
  expect(existsSync(join(home, 'owner'))).toBe(false)
})

test('our own pid in the file proves nothing: a container gives it again after a restart', async () => {
  const home = temporaryDirectory()
  names(home, process.pid)
  const owner = ownership(home)
  expect(await owner.isAnothers()).toBe(false)
  await owner.takeOrphan(POSTMASTER)
  expect(owner.isOurs()).toBe(true)
})
