import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runDirectory } from './run-directory.ts'

test('a run has a directory of its own, and removes what a run that was killed left', () => {
  const place = mkdtempSync(join(tmpdir(), 'purser-place-'))
  onTestFinished(() => rmSync(place, { recursive: true, force: true }))
  const { pid: ended } = spawnSync(process.execPath, ['--version'])
  const others = [`purser-test-${process.ppid}-other`, 'purser-test-old', 'somebody-else']
  for (const name of [`purser-test-${ended}-left`, ...others]) mkdirSync(join(place, name))

  const own = runDirectory(place)

  expect(own.startsWith(join(place, `purser-test-${process.pid}-`))).toBe(true)
  expect(
    readdirSync(place)
      .map((name) => join(place, name))
      .sort(),
  ).toEqual([own, ...others.map((name) => join(place, name))].sort())
})
