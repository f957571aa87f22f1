import { expect, test } from 'vitest'
import { sourcesIn } from './sources.ts'

/** Waits for conditions; everything else waits by it. */
const CLOCK = 'test/support/until.ts'

test('no test sleeps: it waits until something holds', () => {
  const SLEEPS = /(?<![.\w])(setTimeout|setInterval|sleep)\(|node:timers|pg_sleep|Atomics\.wait/
  const found = sourcesIn('test')
    .filter(({ path }) => path !== CLOCK && path !== 'test/house/waits.test.ts')
    .flatMap(({ path, lines }) =>
      lines.flatMap((line, at) => (SLEEPS.test(line) ? [`${path}:${at + 1} ${line.trim()}`] : [])),
    )
  expect(found).toEqual([])
})

test('no test measures how long something took', () => {
  const found = sourcesIn('test')
    .filter(({ path }) => path !== 'test/house/waits.test.ts')
    .flatMap(({ path, lines }) =>
      lines.flatMap((line, at) => (/performance\.now|hrtime/.test(line) ? [`${path}:${at + 1}`] : [])),
    )
  expect(found).toEqual([])
})
