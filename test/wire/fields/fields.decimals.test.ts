import { expect, test } from 'vitest'
import { percentage } from '../../../src/wire/fields/fields.ts'
import { scheduleFields } from '../../../src/wire/pay-schedule.ts'
import { wageFields } from '../../../src/wire/wage.ts'

const words = 'must have at most two decimals'
const messageOf = (result: { error?: { issues: readonly { message: string }[] } }) =>
  result.error?.issues[0]?.message

test.each([
  [33.33, 3333],
  [0.07, 7],
  [100, 10_000],
  [null, undefined],
])('a percentage of %d is kept whole', (sent, kept) => {
  expect(percentage().parse(sent)).toBe(kept)
})

test.each([33.333, 0.005, 66.6666667])('a percentage of %d is refused, not rounded', (sent) => {
  expect(messageOf(percentage().safeParse(sent))).toBe(words)
})

test('weekly hours of a wage and of a schedule are refused, not rounded', () => {
  for (const field of [wageFields.standardWorkingHours, scheduleFields.standardWorkingHours]) {
    expect(field.parse(37.55)).toBe(3755)
    expect(messageOf(field.safeParse(37.555))).toBe(words)
    expect(messageOf(field.safeParse(169))).toBe('must be at most 168')
  }
  expect(scheduleFields.standardWorkingHours.parse(null)).toBe(4000)
})
