import { expect, test } from 'vitest'
import { eachInForce, inForce, inForceDuring } from '../../../src/domain/payroll/in-force.ts'
import { day } from '../../../src/kernel/dates.ts'

const rows = (...days: string[]) => days.map((from) => ({ user_id: 'u', effective_from: day(from) }))
const froms = (found: readonly { readonly effective_from: string }[] | undefined) =>
  found?.map(({ effective_from }) => effective_from)

test.each([
  // rows                                       on             in force
  [['2026-01-01'], '2026-06-30', '2026-01-01'],
  [['2026-01-01', '2026-06-30'], '2026-06-30', '2026-06-30'], // begins that very day
  [['2026-07-01', '2026-01-01'], '2026-06-30', '2026-01-01'], // begins the day after
  [['2026-03-01', '2026-01-01', '2026-02-01'], '2026-06-30', '2026-03-01'], // the newest
  [['2026-09-01', '2026-08-01'], '2026-06-30', '2026-08-01'], // nothing has begun: what begins soonest
])('of %j on %s: %s', (days, on, expected) => {
  expect(inForce(rows(...days), day(on)).get('u')?.effective_from).toBe(expected)
})

test('of each kind the one in force', () => {
  const [old, now, later] = rows('2025-01-01', '2026-01-01', '2027-01-01')
  const all = [old!, now!, later!].flatMap((row) => ['home', 'remote'].map((kind) => ({ ...row, kind })))
  const found = eachInForce(all, day('2026-06-30'), ({ kind }) => kind).get('u')
  expect(found).toEqual(['home', 'remote'].map((kind) => ({ ...now, kind })))
})

test.each([
  // rows                                             what holds somewhere from March 9 through March 22
  [['2026-01-01'], ['2026-01-01']],
  [['2026-03-09', '2026-01-01'], ['2026-03-09']], // changed on the first day: nothing of the old is left
  [
    ['2026-03-10', '2026-01-01'],
    ['2026-01-01', '2026-03-10'],
  ], // on the second day
  [
    ['2026-01-01', '2026-03-22'],
    ['2026-01-01', '2026-03-22'],
  ], // on the last day
  [['2026-01-01', '2026-03-23'], ['2026-01-01']], // after it
  [
    ['2025-01-01', '2026-01-01', '2026-03-15'],
    ['2026-01-01', '2026-03-15'],
  ],
  [['2026-04-01', '2026-05-01'], ['2026-04-01']], // the first of all also covers the days before it
])('of %j during the period: %j', (days, expected) => {
  const period = { beginDate: day('2026-03-09'), endDate: day('2026-03-22') }
  expect(froms(inForceDuring(rows(...days), period).get('u'))).toEqual(expected)
})
