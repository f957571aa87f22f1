import { expect, test } from 'vitest'
import { atMost } from '../../src/http/at-most.ts'

test('each has so many open at once', () => {
  const open = atMost(2)
  const [first, second] = [open.enter('a'), open.enter('a')]
  expect([first, second, open.enter('b')].every(Boolean)).toBe(true)
  expect(open.enter('a')).toBeUndefined()
  first!()
  expect(open.enter('a')).toBeDefined()
  expect(open.enter('a')).toBeUndefined()
})
