import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { larkspur } from '../domain/layouts/w2-cases.ts'
import { purser } from '../support/cli.ts'

const directory = mkdtempSync(join(tmpdir(), 'purser-filing-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

function file(name: string, lines: readonly string[]): string {
  const path = join(directory, name)
  writeFileSync(path, lines.map((line) => `${line}\r\n`).join(''), 'latin1')
  return path
}

const check = (path: string, ...more: readonly string[]) =>
  purser(['filing', 'check', '--kind', 'w2', '--on', '2025-12-31', ...more, path])

test('a good file passes; a bad one is told by line, record, place and rule, and the command fails', async () => {
  const good = await check(file('good.txt', larkspur))
  expect(good).toMatchObject({ status: 0 })
  expect(good.stdout).toContain('7 lines, 0 reasons to refuse it, 0 warnings')

  const wrong = larkspur.map((line) =>
    line.startsWith('RT') ? line.replace('RT0000003', 'RT0000004') : line,
  )
  const bad = await check(file('bad.txt', wrong))
  expect(bad).toMatchObject({ status: 1 })
  expect(bad.stdout).toContain(
    'line 6  RT 3-9  E05 (reject): number of RW records says 4, and what stands there gives 3',
  )
})

test('what cannot be checked is said', async () => {
  const path = file('later.txt', larkspur)
  const later = await purser(['filing', 'check', '--kind', 'w2', '--on', '2026-12-31', path])
  expect(later).toMatchObject({ status: 1, stderr: expect.stringContaining('checked through 2025-12-31') })
  expect(await check(join(directory, 'none'))).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('no file'),
  })
})
