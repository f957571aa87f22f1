import { expect, test } from 'vitest'
import { meaningOf } from '../../../src/domain/move-in/columns.ts'
import { meaningsIn } from '../../../src/domain/move-in/meanings.ts'

const words = (states: readonly string[]) => meaningsIn(states).map(({ means }) => means)

test('all that a column can be told to mean is understood, and told once', () => {
  const all = words(['CA', 'GA', 'NY'])
  expect(all.filter((means) => meaningOf(means) === undefined)).toEqual([])
  expect(new Set(all).size).toBe(all.length)
})

test('taxes are those of the company’s states, and of who pays them', () => {
  const told = words(['GA'])
  expect(told).toEqual(expect.arrayContaining(['tax:US.incomeTax', 'tax:GA.incomeTax', 'employerTax:GA.sui']))
  expect(told).toEqual(expect.arrayContaining(['tax:US.medicare', 'employerTax:US.medicare']))
  expect(told).not.toContain('tax:GA.sui')
  expect(told).not.toContain('tax:CA.incomeTax')
  expect(words(['TX'])).not.toContain('tax:TX.incomeTax')
})
