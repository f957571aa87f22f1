import { expect, test } from 'vitest'
import { usualMultiplier } from '../../../src/domain/payroll/overtime-types.ts'

test.each([
  ['Overtime', 150],
  ['over time', 150],
  ['OT', 150],
  ['Time and a Half', 150],
  ['Daily Overtime', 150],
  ['Double Time', 200],
  ['DoubleTime', 200],
  ['dt', 200],
  ['Double Overtime', 200],
  ['Sixth Day', undefined],
  ['Holiday', undefined],
] as const)('%s is paid at %s hundredths of the rate', (word, multiplier) => {
  expect(usualMultiplier(word)).toBe(multiplier)
})
