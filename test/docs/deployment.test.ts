import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commands } from '../../src/cli/run.ts'
import { settingsTable } from '../../src/settings/settings.ts'
import { root } from './pages.ts'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const settings = settingsTable().map(({ name }) => name as string)

/** What a file sets for the service, in the way of its kind; words in comments count as well. */
const files: Readonly<Record<string, RegExp>> = {
  Containerfile: /(?:^ENV |\s)([A-Z][A-Z_]+)=/gm,
  'compose.yaml': /^ {6}([A-Z][A-Z_]+):/gm,
  'docs/operations/purser.service': /^Environment=([A-Z][A-Z_]+)=/gm,
}

/** Settings of what stands beside the service. */
const OTHERS = ['NODE_ENV', 'POSTGRES_DB', 'POSTGRES_PASSWORD', 'POSTGRES_USER']

test.each(Object.entries(files))('every setting that %s names exists', (path, sets) => {
  const text = read(path)
  const set = [...text.matchAll(sets)].map(([, name]) => name!)
  const named = [...text.matchAll(/\bPURSER_[A-Z_]+/g)].map(([name]) => name)
  expect(set.length).toBeGreaterThan(0)
  expect([...set, ...named].filter((name) => !settings.includes(name) && !OTHERS.includes(name))).toEqual([])
})

test('the image has whatever the archive has, installs by the lock file, and is nobody powerful', () => {
  const text = read('Containerfile')
  const [, run] = text.split(/^FROM /m).slice(1)
  const packed = (JSON.parse(read('package.json')).files as string[]).filter((name) => !name.startsWith('!'))
  for (const folder of packed)
    expect(run).toMatch(new RegExp(`^COPY (--from=build /purser/)?${folder} `, 'm'))
  expect(run).toMatch(/npm ci --omit=dev/)
  expect(run).toMatch(/^USER node$/m)
  expect(run).toMatch(/^HEALTHCHECK [\s\S]+\/readyz/m)
  const [major] = text.match(/(?<=^FROM node:)\d+/m)!
  const wanted = JSON.parse(read('package.json')).engines.node.match(/\d+/)[0]
  expect(Number(major)).toBeGreaterThanOrEqual(Number(wanted))
})

test('what they start is a command, and a stop has time to finish', () => {
  const names = commands.map(({ name }) => name)
  expect(names).toContain(read('Containerfile').match(/^CMD \["(\w+)"\]/m)![1])
  expect(names).toContain(read('docs/operations/purser.service').match(/^ExecStart=.* purser (\w+)$/m)![1])
  const fallback = Number(settingsTable().find(({ name }) => name === 'PURSER_STOP_TIMEOUT')!.fallback)
  const seconds = [
    read('compose.yaml').match(/^ {4}stop_grace_period: (\d+)s$/m)![1],
    read('docs/operations/purser.service').match(/^TimeoutStopSec=(\d+)$/m)![1],
  ]
  for (const one of seconds) expect(Number(one) * 1000).toBeGreaterThan(fallback)
})
