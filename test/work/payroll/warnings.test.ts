import { expect, test } from 'vitest'
import { Warnings } from '../../../src/work/payroll/warnings.ts'

const listed = (count: number, before: readonly string[] = []) => {
  const warnings = new Warnings(before)
  for (let n = 1; n <= count; n++) warnings.add(`warning ${n}`)
  return warnings.shown
}

test('a hundred are told, and how many more there are', () => {
  expect(listed(0)).toEqual([])
  expect(listed(100).slice(-1)).toEqual(['warning 100'])
  expect(listed(101).slice(-2)).toEqual(['warning 100', 'and 1 more'])
  expect(listed(101, ['of the run']).slice(-2)).toEqual(['warning 99', 'and 2 more'])
  expect(listed(5_000)).toHaveLength(101)
})
