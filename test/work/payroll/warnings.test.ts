import { expect, test } from 'vitest'
import { warning } from '../../../src/domain/payroll/warning-codes.ts'
import { Warnings } from '../../../src/work/payroll/warnings.ts'

const of = (words: string) => warning('nothingToPay', words)

const listed = (count: number, before: readonly string[] = []) => {
  const warnings = new Warnings(before.map(of))
  for (let n = 1; n <= count; n++) warnings.add(of(`warning ${n}`))
  return warnings.shown
}

test('a hundred are told, and how many more there are', () => {
  expect(listed(0)).toEqual([])
  expect(listed(100).slice(-1)).toEqual(['warning 100'])
  expect(listed(101).slice(-2)).toEqual(['warning 100', 'and 1 more'])
  expect(listed(101, ['of the run']).slice(-2)).toEqual(['warning 99', 'and 2 more'])
  expect(listed(5_000)).toHaveLength(101)
})
