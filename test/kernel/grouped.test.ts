import { expect, test } from 'vitest'
import { groupedBy } from '../../src/kernel/grouped.ts'

test('rows keep their order, and keys the order in which they were met', () => {
  const rows = ['pear', 'apple', 'plum', 'almond']
  expect([...groupedBy(rows, (word) => word[0])]).toEqual([
    ['p', ['pear', 'plum']],
    ['a', ['apple', 'almond']],
  ])
  expect(groupedBy([], String).size).toBe(0)
})
