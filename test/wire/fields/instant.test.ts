import { expect, test } from 'vitest'
import { moment } from '../../../src/wire/fields/instant.ts'

test.each([
  ['2026-11-15T09:30:00Z', true],
  ['2026-11-15', true],
  ['1900-01-01', true],
  ['0000-01-01', false],
  ['0000-01-01T00:00:00Z', false],
  ['1899-12-31T23:59:59Z', false],
  ['9999-12-31T23:59:59-18:00', false],
  ['2200-01-01', false],
  ['2026-02-30T00:00:00Z', false],
  ['soon', false],
])('F14: %j is a time: %j', (sent, isTaken) => {
  expect(moment().safeParse(sent).success).toBe(isTaken)
})
