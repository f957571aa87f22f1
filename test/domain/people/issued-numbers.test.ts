import { expect, test } from 'vitest'
import { canBeEin, canBeSsn } from '../../../src/domain/people/issued-numbers.ts'

test.each([
  // number         can have been issued
  ['001-01-0001', true],
  ['000-01-0001', false],
  ['665-01-0001', true],
  ['666-01-0001', false],
  ['667010001', true],
  ['899-01-0001', true],
  ['219-00-0001', false],
  ['219-99-9999', true],
  ['219-01-0000', false],
  // ITINs by their group
  ['900-49-0001', false],
  ['900-50-0001', true],
  ['900-65-0001', true],
  ['900-66-0001', false],
  ['900-69-0001', false],
  ['900-70-0001', true],
  ['999-88-9999', true],
  ['999-89-9999', false],
  ['999-90-9999', true],
  ['999-92-9999', true],
  ['999-93-9999', false],
  ['999-94-9999', true],
  ['999999999', true],
])('SSN or ITIN %s: %s', (number, expected) => {
  expect(canBeSsn(number)).toBe(expected)
})

test.each([
  ['00-1234567', false],
  ['01-1234567', true],
  ['06-1234567', true],
  ['07-1234567', false],
  ['101234567', true],
  ['17-1234567', false],
  ['20-1234567', true],
  ['49-1234567', false],
  ['50-1234567', true],
  ['97-1234567', false],
  ['98-1234567', true],
])('EIN %s: %s', (number, expected) => {
  expect(canBeEin(number)).toBe(expected)
})
