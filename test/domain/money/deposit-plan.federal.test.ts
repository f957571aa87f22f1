import fc from 'fast-check'
import { expect, test } from 'vitest'
import { depositPlan, type FederalSchedule } from '../../../src/domain/money/deposit-plan.ts'
import { addDays, day } from '../../../src/kernel/dates.ts'
import { facts } from '../../support/owed.ts'

/** Pub 15 section 11 and 14, by its own examples and on both sides of every sum. */
const daysOf = (ref: string, rows: readonly [string, number, number?][], rule?: FederalSchedule) => {
  const given = facts(
    rows.map(([on, amount, deposited]) => [ref, on, amount, deposited ?? 0] as const),
    rule ? [[2020, rule]] : [],
  )
  const plan = depositPlan(given)
  return rows.map(([on]) => plan.due(ref, day(on)))
}

test.each([
  ['Monthly', '2026-06-12', '2026-07-15'],
  ['Monthly', '2026-01-30', '2026-02-17'], // the 15th is a Sunday, the 16th Washington's Birthday
  ['Semiweekly', '2025-05-30', '2025-06-04'], // Pub 15 "Green, Inc."
  ['Semiweekly', '2026-06-12', '2026-06-17'], // Friday → Wednesday
  ['Semiweekly', '2026-06-10', '2026-06-17'], // Wednesday → Wednesday
  ['Semiweekly', '2026-06-13', '2026-06-22'], // Saturday → Friday, which is Juneteenth → Monday
  ['Semiweekly', '2026-06-09', '2026-06-12'], // Tuesday → Friday
  ['Semiweekly', '2026-05-22', '2026-05-28'], // Memorial Day adds a day
] as const)('%s depositor, paid %s: due %s', (rule, payDate, due) => {
  expect(daysOf('US.941', [[payDate, 1]], rule)).toEqual([due])
})

test.each<[string, 'Monthly' | 'Semiweekly', [string, number][], string[]]>([
  [
    'Pub 15 "Fir Co.": 110,000 on Monday, 30,000 on Tuesday',
    'Semiweekly',
    [
      ['2025-06-02', 110_000],
      ['2025-06-03', 30_000],
    ],
    ['2025-06-03', '2025-06-06'],
  ],
  [
    'Pub 15: 95,000 on Tuesday and 10,000 on Wednesday lie in two periods',
    'Semiweekly',
    [
      ['2025-06-03', 95_000],
      ['2025-06-04', 10_000],
    ],
    ['2025-06-06', '2025-06-11'],
  ],
  [
    'Pub 15: one period, two quarters, two deposits',
    'Semiweekly',
    [
      ['2025-03-29', 1000],
      ['2025-04-01', 2000],
    ],
    ['2025-04-04', '2025-04-04'],
  ],
  [
    '99,999 is monthly; one dollar more on a later day of the month is due the next day, and then semiweekly',
    'Monthly',
    [
      ['2026-06-01', 99_999],
      ['2026-06-12', 1],
      ['2026-06-26', 500],
      ['2027-12-31', 500],
      ['2028-01-07', 500],
    ],
    ['2026-06-15', '2026-06-15', '2026-07-01', '2028-01-05', '2028-02-15'],
  ],
  [
    'Monthly',
    'Monthly',
    [
      ['2026-06-12', 4000],
      ['2026-06-26', 4000],
      ['2026-07-10', 4000],
    ],
    ['2026-07-15', '2026-07-15', '2026-08-17'],
  ],
  [
    'one cent below 100,000 over two days of a semiweekly period',
    'Semiweekly',
    [
      ['2026-06-10', 60_000],
      ['2026-06-12', 39_999.99],
    ],
    ['2026-06-17', '2026-06-17'],
  ],
  [
    'the cent makes it due on the next business day, after a weekend',
    'Semiweekly',
    [
      ['2026-06-10', 60_000],
      ['2026-06-12', 40_000],
    ],
    ['2026-06-15', '2026-06-15'],
  ],
  [
    'what accumulates never crosses the edge of a month, for a monthly depositor',
    'Monthly',
    [
      ['2026-06-30', 99_999.99],
      ['2026-07-01', 99_999.99],
    ],
    ['2026-07-15', '2026-08-17'],
  ],
  [
    'a period over the end of a quarter accumulates as one, and is deposited for each return',
    'Semiweekly',
    [
      ['2026-09-30', 60_000],
      ['2026-10-01', 40_000],
    ],
    ['2026-10-02', '2026-10-02'],
  ],
  [
    'after a large day it accumulates anew: by the semiweekly period, which the month does not matter to',
    'Monthly',
    [
      ['2026-06-01', 100_000],
      ['2026-06-02', 50_000],
      ['2026-06-03', 50_000],
      ['2026-06-05', 50_000],
    ],
    ['2026-06-02', '2026-06-05', '2026-06-08', '2026-06-08'],
  ],
  [
    'the large day itself makes nobody semiweekly twice: it ends with the next year, and a third year begins monthly',
    'Monthly',
    [
      ['2026-12-31', 100_000],
      ['2027-01-04', 1],
      ['2027-12-31', 100_000],
      ['2028-01-03', 1],
    ],
    ['2027-01-04', '2027-01-08', '2028-01-03', '2028-02-15'],
  ],
])('deposits: %s', (_, rule, rows, expected) => {
  expect(daysOf('US.941', rows, rule)).toEqual(expected)
})

test('the schedule is that of the year in which wages are paid', () => {
  const rows = [
    ['US.941', '2026-12-31', 10],
    ['US.941', '2027-01-01', 20],
  ] as const
  const plan = depositPlan(
    facts(rows, [
      [2026, 'Semiweekly'],
      [2027, 'Monthly'],
    ]),
  )
  expect(rows.map(([ref, on]) => plan.due(ref, day(on)))).toEqual(['2027-01-06', '2027-02-16'])
})

// Accrued and deposited, one pay date a quarter. January 31 of 2027 is a Sunday.
test.each<[string, [number, number][], string[]]>([
  [
    '500 is carried, more is deposited, the rest goes with the return',
    [
      [500, 0],
      [0.01, 0],
      [100, 0],
      [42, 0],
    ],
    ['2026-07-31', '2026-07-31', '2027-02-01', '2027-02-01'],
  ],
  [
    'a cent more in the first quarter',
    [
      [500.01, 0],
      [500, 0],
      [0, 0],
      [0, 0],
    ],
    ['2026-04-30', '2027-02-01', '2027-02-01', '2027-02-01'],
  ],
  [
    'what was deposited for a quarter is carried no further, so that 300 + 300 stay below 500',
    [
      [300, 300],
      [300, 0],
      [0, 0],
      [0, 0],
    ],
    ['2027-02-01', '2027-02-01', '2027-02-01', '2027-02-01'],
  ],
])('FUTA: %s', (_, quarters, expected) => {
  const rows = quarters.map(([accrued, deposited], at): [string, number, number] => [
    `2026-${['02', '05', '08', '11'][at]}-13`,
    accrued,
    deposited,
  ])
  expect(daysOf('US.940', rows)).toEqual(expected)
})

test('whatever is owed has one day, never later than its run alone would have', () => {
  const days = Array.from({ length: 120 }, (_, index) => addDays(day('2026-08-15'), index))
  const owing = fc.uniqueArray(fc.tuple(fc.constantFrom(...days), fc.integer({ min: 1, max: 120_000 })), {
    selector: ([on]) => on,
  })
  fc.assert(
    fc.property(fc.constantFrom('Monthly' as const, 'Semiweekly' as const), owing, (rule, rows) => {
      const due = daysOf('US.941', rows, rule)
      for (const [at, [on, amount]] of rows.entries()) {
        expect(due[at]! > on).toBe(true)
        expect(due[at]! <= daysOf('US.941', [[on, amount]], rule)[0]!).toBe(true)
      }
    }),
    { numRuns: 200 },
  )
})
