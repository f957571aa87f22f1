import { expect, test } from 'vitest'
import { splitWorkweek } from '../../../src/domain/pay/overtime.ts'
import { type CardFacts, type CountedEntry, cardHours } from '../../../src/domain/time/card-hours.ts'
import type { LocalTime } from '../../../src/domain/time/local-time.ts'
import { stretchOf } from '../../../src/domain/time/stretch.ts'
import { addDays, type Day, day } from '../../../src/kernel/dates.ts'

const week = (state: string, first: Day) => ({
  state,
  days: Array.from({ length: 7 }, (_, at) => ({ day: addDays(first, at), minutes: at < 5 ? 540 : 0 })),
})

test.each([
  // state  first day     by which rule   how sure         why
  ['GA', '2026-12-31', '1940-10-24', 'verified', 'over 40 hours a week'],
  ['GA', '2027-01-01', '1940-10-24', 'provisional', 'over 40 hours a week (provisional)'],
  ['CA', '2026-12-31', '2024-01-01', 'recalled', 'over 8 hours a day'],
  ['CA', '2027-01-01', '2024-01-01', 'provisional', 'over 8 hours a day (provisional)'],
])('hours of %s from %s: the rule of %s, %s', (state, first, effective, confidence, why) => {
  const split = splitWorkweek(week(state, day(first)), { allowProvisional: true })
  expect([split.rule.effective, split.confidence, split.reasons[0]!.why]).toEqual([
    effective,
    confidence,
    why,
  ])
})

/** Nine hours of one day. */
function nineHours(on: string): CountedEntry {
  const zone = 'America/New_York'
  const stretch = stretchOf(`${on}T08:00` as LocalTime, `${on}T17:00` as LocalTime, zone)
  if (typeof stretch === 'string') throw new Error(stretch)
  return { ...stretch, zone, roundingMinutes: 0, breakMinutes: 0, isOwn: true }
}

test('to pay by them is refused past what was checked; whoever has no overtime is not asked', () => {
  const card: CardFacts = {
    begin: day('2027-01-04'),
    end: day('2027-01-17'),
    rule: 'State',
    weekStart: 1,
    state: 'CA',
    isExempt: false,
    hourly: undefined,
    exitDate: null,
    entries: [nineHours('2027-01-05')],
  }
  expect(() => cardHours(card)).toThrow(
    'CA.overtime: the law was checked through 2026-12-31, not for 2027-01-04',
  )
  expect(() => cardHours({ ...card, rule: 'Federal' })).toThrow('US.overtime: the law was checked through')
  expect(cardHours(card, { allowProvisional: true })).toMatchObject({ standard: 480, overtime: 60 })
  expect(cardHours({ ...card, rule: 'None' })).toMatchObject({ standard: 540, overtime: 0 })
})
