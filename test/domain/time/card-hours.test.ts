import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CardFacts, cardHours, givenByCard, hundredthsOf } from '../../../src/domain/time/card-hours.ts'
import { type Entry, paidMinutes, piecesOf } from '../../../src/domain/time/entries.ts'
import { type LocalTime, localAt, readLocal } from '../../../src/domain/time/local-time.ts'
import { stretchOf } from '../../../src/domain/time/stretch.ts'
import { addDays, day, instant } from '../../../src/kernel/dates.ts'

const NY = 'America/New_York'

function entry(start: string, end: string, over: Partial<Entry> = {}): Entry {
  const zone = over.zone ?? NY
  const stretch = stretchOf(start as LocalTime, end as LocalTime, zone)
  if (typeof stretch === 'string') throw new Error(stretch)
  return { ...stretch, zone, roundingMinutes: 0, breakMinutes: 0, ...over }
}

describe('a stretch of work', () => {
  test.each([
    // start, end, zone, minutes
    ['2026-11-16T09:00', '2026-11-16T17:30', NY, 510],
    ['2026-10-31T22:00', '2026-11-01T06:00', NY, 540], // the clocks go back at 02:00: 8 + 1 hours
    ['2026-03-07T22:00', '2026-03-08T06:00', NY, 420], // and forward: 8 − 1
    ['2026-10-31T22:00', '2026-11-01T06:00', 'America/Phoenix', 480], // Arizona has no summer time
    ['2026-11-01T01:30', '2026-11-01T01:15', NY, 45], // 01:30 the first time, 01:15 the second
    ['2026-11-01T01:15', '2026-11-01T01:30', NY, 15],
    ['2026-11-01T00:00', '2026-11-01T23:00', NY, 1440], // the longest day has 25 hours; an entry 24
  ])('%s to %s in %s is %i minutes', (start, end, zone, minutes) => {
    expect(paidMinutes(entry(start, end, { zone }))).toBe(minutes)
  })

  test.each([
    ['2026-11-01T00:00', '2026-11-01T23:01', NY, 'tooLong'],
    ['2026-11-16T09:00', '2026-11-16T09:00', NY, 'endsBeforeStart'],
    ['2026-11-16T09:00', '2026-11-16T08:59', NY, 'endsBeforeStart'],
    ['2026-03-08T02:30', '2026-03-08T06:00', NY, 'noSuchTime'], // the clocks jump from 02:00 to 03:00
    ['2026-03-08T01:00', '2026-03-08T02:30', NY, 'noSuchTime'],
  ])('%s to %s in %s is refused: %s', (start, end, zone, fault) => {
    expect(stretchOf(start as LocalTime, end as LocalTime, zone)).toBe(fault)
  })

  test.each([
    // to the nearest quarter hour: seven minutes are dropped, eight are a quarter
    ['2026-11-16T09:07', '2026-11-16T17:08', 15, 0, 495], // 09:00 to 17:15
    ['2026-11-16T09:08', '2026-11-16T17:07', 15, 0, 465], // 09:15 to 17:00
    ['2026-11-16T09:00', '2026-11-16T17:30', 0, 30, 480],
    ['2026-11-16T22:00', '2026-11-17T06:00', 0, 30, 450],
  ])('%s to %s rounded to %i less %i is %i', (start, end, roundingMinutes, breakMinutes, minutes) => {
    expect(paidMinutes(entry(start, end, { roundingMinutes, breakMinutes }))).toBe(minutes)
  })

  test('is cut at midnight, and the break is taken off the longer piece', () => {
    expect(piecesOf(entry('2026-11-16T22:00', '2026-11-17T06:00', { breakMinutes: 30 }))).toEqual([
      { day: '2026-11-16', minutes: 120 },
      { day: '2026-11-17', minutes: 330 },
    ])
  })

  test.each(['2026-02-30T09:00', '2026-11-16', '2026-11-16T24:00', '2026-11-16T09:60', 'now'])(
    '%s is no local time',
    (text) => expect(readLocal(text)).toBeUndefined(),
  )
})

const card = (over: Partial<CardFacts>): CardFacts => ({
  begin: day('2026-11-02'),
  end: day('2026-11-15'),
  rule: 'State',
  weekStart: 1,
  state: 'CA',
  isExempt: false,
  hourly: undefined,
  exitDate: null,
  entries: [],
  ...over,
})
const own = (start: string, end: string) => ({ ...entry(start, end), isOwn: true })
const earlier = (start: string, end: string) => ({ ...entry(start, end), isOwn: false })
const split = ({ standard, overtime, doubleTime, owed }: ReturnType<typeof cardHours>) =>
  [standard, overtime, doubleTime, owed.overtime, owed.doubleTime].map((minutes) => minutes / 60)

/** Thirteen hours on Monday, five a day through Saturday, ten on the seventh day. */
const week = [
  own('2026-11-02T08:00', '2026-11-02T21:00'),
  ...[3, 4, 5, 6, 7].map((n) => own(`2026-11-0${n}T08:00`, `2026-11-0${n}T13:00`)),
  own('2026-11-08T08:00', '2026-11-08T18:00'),
]

describe('a card', () => {
  test.each([
    // California: 8 + 25 plain, 4 + 8 (seventh day) overtime, 1 + 2 double
    ['CA', 'State', false, [33, 12, 3, 0, 0]],
    ['TX', 'State', false, [40, 8, 0, 0, 0]], // 48 hours a week
    ['CA', 'Federal', false, [40, 8, 0, 0, 0]],
    ['CA', 'None', false, [48, 0, 0, 0, 0]],
    ['CA', 'State', true, [48, 0, 0, 0, 0]],
  ] as const)('%s by the %s rule, exempt %s', (state, rule, isExempt, hours) => {
    expect(split(cardHours(card({ state, rule, isExempt, entries: week })))).toEqual(hours)
  })

  test('pays a week where it ends, and what an earlier card is owed', () => {
    // The week begins on Sunday, the last day of the period before: ten hours there, then 8 from Monday to Friday.
    const sunday = ['2026-11-01T08:00', '2026-11-01T18:00'] as const
    const days = [2, 3, 4, 5, 6].map((n) => own(`2026-11-0${n}T08:00`, `2026-11-0${n}T16:00`))
    const before = card({ begin: day('2026-10-19'), end: day('2026-11-01'), weekStart: 0 })
    expect(split(cardHours({ ...before, entries: [own(...sunday)] }))).toEqual([10, 0, 0, 0, 0])
    // Two hours of Sunday are overtime by the day; straight hours are 8 + 40, so Friday's 8 are overtime by the week.
    const here = cardHours(card({ weekStart: 0, entries: [earlier(...sunday), ...days] }))
    expect(split(here)).toEqual([32, 8, 0, 2, 0])
    expect(givenByCard(here)).toEqual({
      hours: 3200,
      weeks: 1,
      // Fifty hours that week: ten are beyond forty.
      overtime: [
        { type: 'Overtime', hours: 800, multiplier: 150, flsaHours: 800 },
        {
          type: 'Overtime',
          hours: 200,
          multiplier: 50,
          premium: true,
          days: { begin: '2026-11-01', end: '2026-11-01' },
          flsaHours: 200,
        },
      ],
    })
  })

  test.each([
    // A week of 48 hours: eight are beyond forty, whatever the state pays by the day.
    ['CA', 'State', [800, 0]], // 12 hours of overtime and 3 of double time
    ['TX', 'State', [800]],
    ['CA', 'Federal', [800]],
  ] as const)('%s by the %s rule: section 7 has %j hundredths of its rows', (state, rule, flsaHours) => {
    const { overtime = [] } = givenByCard(cardHours(card({ state, rule, entries: week })))
    expect(overtime.map((row) => row.flsaHours)).toEqual(flsaHours)
  })

  test.each([
    // entries, weeks that end here and have work in them
    ['one week', week, 1],
    [
      'a day in each week',
      [own('2026-11-03T08:00', '2026-11-03T09:00'), own('2026-11-12T08:00', '2026-11-12T09:00')],
      2,
    ],
    ['nothing', [], 0],
  ] as const)('counts the weeks of %s', (_, entries, weeks) => {
    expect(givenByCard(cardHours(card({ entries }))).weeks).toBe(weeks)
  })

  test('the week of an exit ends with it', () => {
    const entries = [own('2026-11-09T08:00', '2026-11-09T18:00')]
    const leaving = card({ end: day('2026-11-10'), entries })
    expect(split(cardHours(leaving))).toEqual([10, 0, 0, 0, 0])
    expect(split(cardHours({ ...leaving, exitDate: day('2026-11-10') }))).toEqual([8, 2, 0, 0, 0])
  })
})

describe('properties of the split', () => {
  const hours = fc.array(fc.integer({ min: 0, max: 23 * 60 }), { minLength: 14, maxLength: 14 })
  const entriesOf = (minutes: readonly number[]) =>
    minutes.flatMap((length, n) => {
      const on = addDays(day('2026-11-02'), n)
      const clock = `${String(Math.floor(length / 60)).padStart(2, '0')}:${String(length % 60).padStart(2, '0')}`
      return length === 0 ? [] : [own(`${on}T00:00`, `${on}T${clock}`)]
    })
  const facts = fc.record({
    state: fc.constantFrom('CA', 'TX', 'CO', 'KY', 'NV', 'AK', 'GA'),
    weekStart: fc.integer({ min: 0, max: 6 }),
    rule: fc.constantFrom('Federal', 'State', 'None'),
  })
  const total = (of: { standard: number; overtime: number; doubleTime: number }) =>
    of.standard + of.overtime + of.doubleTime

  test('hours in = hours out, in minutes and in hundredths', () => {
    fc.assert(
      fc.property(hours, facts, (minutes, over) => {
        const made = cardHours(card({ ...over, entries: entriesOf(minutes) }))
        const sum = minutes.reduce((a, b) => a + b, 0)
        expect(total(made)).toBe(sum)
        expect(total(hundredthsOf(made))).toBe(Math.round((sum * 100) / 60))
        expect(Math.min(made.standard, made.overtime, made.doubleTime)).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 150 },
    )
  })

  test('a minute more never pays less', () => {
    const worth = (of: { standard: number; overtime: number; doubleTime: number }) =>
      2 * of.standard + 3 * of.overtime + 4 * of.doubleTime
    fc.assert(
      fc.property(hours, facts, fc.integer({ min: 0, max: 13 }), (minutes, over, at) => {
        const more = minutes.map((length, n) => (n === at ? length + 1 : length))
        const [before, after] = [minutes, more].map((each) =>
          cardHours(card({ ...over, entries: entriesOf(each) })),
        )
        expect(worth(after!)).toBeGreaterThanOrEqual(worth(before!) + 2)
      }),
      { numRuns: 150 },
    )
  })

  /** Shifts that run through midnight, the clocks of November 1 and the weeks: gaps and lengths in minutes. */
  const shifts = fc.array(
    fc.record({
      gap: fc.integer({ min: 0, max: 36 * 60 }),
      length: fc.integer({ min: 1, max: 20 * 60 }),
      breakMinutes: fc.integer({ min: 0, max: 60 }),
    }),
    { maxLength: 20 },
  )
  const zone = fc.constantFrom(NY, 'America/Los_Angeles', 'America/Phoenix', 'Pacific/Honolulu')
  const stretches = (of: readonly { gap: number; length: number; breakMinutes: number }[], where: string) => {
    let from = Date.parse('2026-10-26T08:00:00Z')
    return of.map(({ gap, length, breakMinutes }): Entry => {
      const start = instant(from + gap * 60_000)
      const end = instant(start + length * 60_000)
      from = end
      const local = { localStart: localAt(start, where), localEnd: localAt(end, where) }
      return { zone: where, start, end, ...local, roundingMinutes: 0, breakMinutes }
    })
  }
  const begin = (one: Entry) => one.localStart.slice(0, 10)

  test('of every shift each minute is on one day: elapsed time less the break', () => {
    fc.assert(
      fc.property(shifts, zone, (of, where) => {
        for (const one of stretches(of, where)) {
          const elapsed = (one.end - one.start) / 60_000
          expect(paidMinutes(one)).toBe(Math.max(0, elapsed - one.breakMinutes))
          const on = piecesOf(one).map((piece) => piece.day)
          expect(on.every((each) => each >= begin(one) && each <= one.localEnd.slice(0, 10))).toBe(true)
          expect(new Set(on).size).toBe(on.length)
        }
      }),
      { numRuns: 150 },
    )
  })

  test('wherever a period ends, two cards together pay what one card would', () => {
    const paid = ({ standard, overtime, doubleTime, owed }: ReturnType<typeof cardHours>) =>
      2 * standard + 3 * overtime + 4 * doubleTime + owed.overtime + 2 * owed.doubleTime
    const cut = fc.integer({ min: 0, max: 40 })
    fc.assert(
      fc.property(shifts, zone, facts, cut, (of, where, over, place) => {
        const all = stretches(of, where)
        const [first, last] = [day('2026-10-20'), addDays(day('2026-10-20'), 60)]
        const end = addDays(first, place)
        const isFirst = (one: Entry) => begin(one) <= end
        const owning = (isOwn: (one: Entry) => boolean, entries: readonly Entry[]) =>
          entries.map((one) => ({ ...one, isOwn: isOwn(one) }))
        const near = all.filter((one) => !isFirst(one) || begin(one) >= addDays(end, -6))
        const one = cardHours(card({ ...over, begin: first, end: last, entries: owning(() => true, all) }))
        const left = cardHours(
          card({ ...over, begin: first, end, entries: owning(() => true, all.filter(isFirst)) }),
        )
        const right = cardHours(
          card({
            ...over,
            begin: addDays(end, 1),
            end: last,
            entries: owning((each) => !isFirst(each), near),
          }),
        )
        expect(total(left) + total(right)).toBe(total(one))
        expect(paid(left) + paid(right)).toBe(paid(one))
      }),
      { numRuns: 200 },
    )
  })
})
