import { expect, test } from 'vitest'
import { parseSchedule, RETRIES, waitAfter } from '../../../src/domain/webhooks/schedule.ts'

const minutes = (...list: number[]) => list.map((minute) => minute * 60)

test('the schedule of the interface: 1, 3, 7, 15, 60 minutes, then hourly for a day', () => {
  expect(parseSchedule(RETRIES)).toEqual(minutes(1, 3, 7, 15, 60, ...Array(24).fill(60)))
})

test.each([
  ['1', [1]],
  ['0.5x2, 3', [0.5, 0.5, 3]],
  ['', undefined],
  ['60 x', undefined],
  ['-1', undefined],
])('%j reads as %j', (text, expected) => expect(parseSchedule(text)).toEqual(expected))

test.each([
  // failures  chance   seconds
  [1, 0, 60],
  [1, 0.5, 63], //       60 + 5 %
  [2, 0, 120],
  [3, 0, undefined], //  the schedule is used up: parked
])('after %d failures with chance %d: %s s', (failures, chance, expected) =>
  expect(waitAfter([60, 120], failures, chance)).toBe(expected),
)
