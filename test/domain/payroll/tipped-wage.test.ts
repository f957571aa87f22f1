import { expect, test } from 'vitest'
import { earningsOf } from '../../../src/domain/payroll/earnings.ts'
import type { GivenFacts, PersonFacts } from '../../../src/domain/payroll/person.ts'
import { day } from '../../../src/kernel/dates.ts'
import { dollars, usd } from '../../../src/kernel/money.ts'
import { at, bonus, CA, over, period, person } from './people.ts'

const makeUpOf = (given: GivenFacts, more: Partial<PersonFacts> = {}, paysTipMakeUp = true) => {
  const who = person(given, { wages: [at(2.13)], ...more })
  const { earnings } = earningsOf(who, period, undefined, { paysTipMakeUp })
  const line = earnings.find(({ type }) => type === 'Tip Make-Up')
  return line && dollars(line.amount)
}

const week = (end: string, hours: number, tips: number) => ({
  ...{ end: day(end), hours: hours * 100, tips: usd(tips) },
})

test.each<[string, GivenFacts, Partial<PersonFacts>, string | undefined]>([
  // 80 × 7.25 = 580.00 − 170.40 − 100.00
  ['tips that do not suffice', { hours: 8000, compensation: [bonus('Cash Tips')] }, {}, '309.60'],
  ['tips that just suffice', { hours: 8000, compensation: [bonus('Tips', 409.6)] }, {}, undefined],
  ['a cent less', { hours: 8000, compensation: [bonus('Tips', 409.59)] }, {}, '0.01'],
  [
    // 204.80 − 109.60 in the second week; what the first has beyond its credit does not help
    'a week that lacks what another has too much',
    {
      ...{ hours: 8000, compensation: [bonus('Tips', 409.6)] },
      tipWeeks: [week('2026-06-07', 40, 300), week('2026-06-14', 40, 109.6)],
    },
    {},
    '95.20',
  ],
  [
    // 40 × 5.12 for each of both: no tips at all
    'weeks without a tip',
    { hours: 8000, tipWeeks: [week('2026-06-07', 40, 0), week('2026-06-14', 40, 0)] },
    {},
    '409.60',
  ],
  [
    // 80 × (16.90 − 10.00): tips never count
    'California',
    { hours: 8000, compensation: [bonus('Tips', 900)] },
    { ...CA, wages: [at(10)] },
    '552.00',
  ],
  [
    // 50 × 7.25 = 362.50 − 50 × 2.13 − 20.00; the half of overtime is no pay for the hours
    'with overtime',
    { hours: 4000, overtime: [over(10)], compensation: [bonus('Cash Tips', 20)] },
    {},
    '236.00',
  ],
  // 580.00 − 170.40 − 300.00 − 100.00
  [
    'a service charge is pay of the house',
    { hours: 8000, compensation: [bonus('Service Charge', 300), bonus('Tips')] },
    {},
    '9.60',
  ],
  ['who is not tipped', { hours: 8000 }, {}, undefined],
  ['a full wage', { hours: 8000, compensation: [bonus('Tips')] }, { wages: [at(7.25)] }, undefined],
  [
    'a place that is not on file',
    { hours: 8000, compensation: [bonus('Tips')] },
    { work: { state: 'PR', city: '' } },
    undefined,
  ],
])('make-up: %s', (_, given, more, expected) => {
  expect(makeUpOf(given, more)).toBe(expected)
})

test('a company that does not pay it has no line, and the line tells the weeks', () => {
  const given = {
    ...{ hours: 8000, compensation: [bonus('Tips', 409.6)] },
    tipWeeks: [week('2026-06-07', 40, 300), week('2026-06-14', 40, 109.6)],
  }
  expect(makeUpOf(given, {}, false)).toBeUndefined()
  const { earnings } = earningsOf(person(given, { wages: [at(2.13)] }), period, undefined, {
    paysTipMakeUp: true,
  })
  expect(earnings.at(-1)!.makeUp).toEqual([
    {
      ...{ end: '2026-06-14', hours: 4000, hourly: usd(7.25), law: 'TX@2025-01-01#1, recalled' },
      ...{ cash: usd(85.2), tips: usd(109.6), credit: usd(109.6), short: usd(95.2) },
    },
  ])
})
