import { expect, test } from 'vitest'
import { overfilledDay } from '../../../src/domain/places/work-assignment.ts'
import { day } from '../../../src/kernel/dates.ts'

const from = (begin: string, end: string | null, basisPoints: number | null) => ({
  begin: day(begin),
  end: end === null ? null : day(end),
  basisPoints,
})

// biome-ignore format: one pair a line
test.each([
  [from('2026-06-01', '2026-06-05', null), from('2026-06-06', null, null),         undefined],
  [from('2026-06-01', '2026-06-06', null), from('2026-06-06', null, null),         '2026-06-06'],
  [from('2026-06-01', null, 6000),         from('2026-01-01', null, 4000),         undefined],
  [from('2026-06-01', null, 6001),         from('2026-01-01', null, 4000),         '2026-06-01'],
  [from('2026-06-01', null, 6001),         from('2026-01-01', '2026-05-31', 4000), undefined],
] as const)('%o beside %o', (added, other, expected) => {
  expect(overfilledDay(added, [other])).toBe(expected)
})
