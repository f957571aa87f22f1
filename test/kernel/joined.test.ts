import { expect, test } from 'vitest'
import { joined } from '../../src/kernel/joined.ts'

test('both in one: the second wins, the order stays, and neither is changed', () => {
  const [one, other] = [
    { a: 1, b: 2 },
    { b: 3, c: 4 },
  ]
  expect(Object.entries(joined(one, other))).toEqual([
    ['a', 1],
    ['b', 3],
    ['c', 4],
  ])
  expect([one, other]).toEqual([
    { a: 1, b: 2 },
    { b: 3, c: 4 },
  ])
})
