import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { operations } from '../../src/operations/index.ts'
import { root, sourcesIn } from './sources.ts'

/** Folders whose tests are about more than one file of src, and what they are about. */
const WIDER: Readonly<Record<string, string>> = {
  console: 'the web application in a real browser',
  docs: 'what the pages tell and show',
  house: 'how the house is built',
  model: 'random walks beside a model',
  processes: 'whole processes: killed, replaced, restored, simulated',
  properties: 'what holds of every operation or every law at once',
  stories: 'one company over many operations',
  support: 'what tests stand on',
}

const tests = sourcesIn('test')
  .map(({ path }) => path)
  .filter((path) => path.endsWith('.test.ts'))

test('a test is named after its twin in src, with or without an aspect, or stands in a wider folder', () => {
  const alone = tests.filter((path) => !(path.split('/')[1]! in WIDER) && !twinsOf(path).some(isThere))
  expect(alone).toEqual([])
})

test.each(operations)('$address has a test of its own', ({ address }) => {
  expect(tests).toContain(`test/operations/${address}.test.ts`)
})

test('every wider folder is there', () => {
  expect(Object.keys(WIDER).filter((folder) => !isThere(`test/${folder}`))).toEqual([])
})

/** test/a/b.c.test.ts tests src/a/b.c.ts, or the aspect c of src/a/b.ts. */
function twinsOf(path: string): readonly string[] {
  const words = path
    .replace(/^test\//, 'src/')
    .replace(/\.test\.ts$/, '')
    .split('.')
  return words.map((_, at) => `${words.slice(0, at + 1).join('.')}.ts`)
}

const isThere = (path: string): boolean => existsSync(join(root, path))
