import fc from 'fast-check'
import { expect, test } from 'vitest'
import { depositsDue, futaDeposits } from '../../../src/domain/calendar/deposits.ts'
import { addDays, day } from '../../../src/kernel/dates.ts'
import { add, dollars, usd } from '../../../src/kernel/money.ts'

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
  expect(depositsDue(() => rule, owed([[payDate, 1]]))[0]?.due).toBe(due)
})

const owed = (rows: [string, number][]) => new Map(rows.map(([on, amount]) => [day(on), usd(amount)]))
const summary = (deposits: ReturnType<typeof depositsDue>) =>
  deposits.map(({ rule, amount, due }) => `${rule} ${dollars(amount).replace('.00', '')} ${due}`)

test.each<[string, 'Monthly' | 'Semiweekly', [string, number][], string[]]>([
  [
    'Pub 15 "Fir Co.": 110,000 on Monday, 30,000 on Tuesday',
    'Semiweekly',
    [
      ['2025-06-02', 110_000],
      ['2025-06-03', 30_000],
    ],
    ['nextDay 110000 2025-06-03', 'Semiweekly 30000 2025-06-06'],
  ],
  [
    'Pub 15: 95,000 on Tuesday and 10,000 on Wednesday lie in two periods',
    'Semiweekly',
    [
      ['2025-06-03', 95_000],
      ['2025-06-04', 10_000],
    ],
    ['Semiweekly 95000 2025-06-06', 'Semiweekly 10000 2025-06-11'],
  ],
  [
    'Pub 15: one period, two quarters, two deposits',
    'Semiweekly',
    [
      ['2025-03-29', 1000],
      ['2025-04-01', 2000],
    ],
    ['Semiweekly 1000 2025-04-04', 'Semiweekly 2000 2025-04-04'],
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
    [
      'nextDay 100000 2026-06-15',
      'Semiweekly 500 2026-07-01',
      'Semiweekly 500 2028-01-05',
      'Monthly 500 2028-02-15',
    ],
  ],
  [
    'Monthly',
    'Monthly',
    [
      ['2026-06-12', 4000],
      ['2026-06-26', 4000],
      ['2026-07-10', 4000],
    ],
    ['Monthly 8000 2026-07-15', 'Monthly 4000 2026-08-17'],
  ],
  [
    'one cent below 100,000 over two days of a semiweekly period',
    'Semiweekly',
    [
      ['2026-06-10', 60_000],
      ['2026-06-12', 39_999.99],
    ],
    ['Semiweekly 99999.99 2026-06-17'],
  ],
  [
    'the cent makes it due on the next business day, after a weekend',
    'Semiweekly',
    [
      ['2026-06-10', 60_000],
      ['2026-06-12', 40_000],
    ],
    ['nextDay 100000 2026-06-15'],
  ],
  [
    'what accumulates never crosses the edge of a month, for a monthly depositor',
    'Monthly',
    [
      ['2026-06-30', 99_999.99],
      ['2026-07-01', 99_999.99],
    ],
    ['Monthly 99999.99 2026-07-15', 'Monthly 99999.99 2026-08-17'],
  ],
  [
    'a period over the end of a quarter accumulates as one, and is deposited for each return',
    'Semiweekly',
    [
      ['2026-09-30', 60_000],
      ['2026-10-01', 40_000],
    ],
    ['nextDay 60000 2026-10-02', 'nextDay 40000 2026-10-02'],
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
    ['nextDay 100000 2026-06-02', 'Semiweekly 50000 2026-06-05', 'nextDay 100000 2026-06-08'],
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
    [
      'nextDay 100000 2027-01-04',
      'Semiweekly 1 2027-01-08',
      'nextDay 100000 2028-01-03',
      'Monthly 1 2028-02-15',
    ],
  ],
])('deposits: %s', (_, rule, rows, expected) => {
  expect(summary(depositsDue(() => rule, owed(rows)))).toEqual(expected)
})

test('the schedule is that of the year in which wages are paid', () => {
  const scheduleOf = (year: number) => (year < 2027 ? 'Semiweekly' : 'Monthly')
  const rows = owed([
    ['2026-12-31', 10],
    ['2027-01-01', 20],
  ])
  expect(summary(depositsDue(scheduleOf, rows))).toEqual([
    'Semiweekly 10 2027-01-06',
    'Monthly 20 2027-02-16',
  ])
})

// Accrued and deposited by quarter. January 31 of 2027 is a Sunday.
test.each<[string, [number, number][], string[]]>([
  [
    '500 is carried, more is deposited, the rest goes with the return',
    [
      [500, 0],
      [0.01, 0],
      [100, 0],
      [42, 0],
    ],
    ['futa 500.01 2026-07-31', 'withReturn 142 2027-02-01'],
  ],
  [
    'a cent more in the first quarter',
    [
      [500.01, 0],
      [500, 0],
      [0, 0],
      [0, 0],
    ],
    ['futa 500.01 2026-04-30', 'withReturn 500 2027-02-01'],
  ],
  [
    'more than 500 after the last quarter is due on the same day',
    [
      [0, 0],
      [0, 0],
      [0, 0],
      [500.01, 0],
    ],
    ['futa 500.01 2027-02-01'],
  ],
  [
    'what was deposited for a quarter is carried no further, so that 300 + 300 stay below 500',
    [
      [300, 300],
      [300, 0],
      [0, 0],
      [0, 0],
    ],
    ['withReturn 600 2027-02-01'],
  ],
  [
    'nothing',
    [
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
    ],
    [],
  ],
])('FUTA: %s', (_, quarters, expected) => {
  const given = quarters.map(([accrued, deposited]) => ({ accrued: usd(accrued), deposited: usd(deposited) }))
  expect(summary(futaDeposits(2026, given))).toEqual(expected)
})

test('whatever is owed is deposited once, never later than its run alone would be, and 100,000 the next day', () => {
  const days = Array.from({ length: 120 }, (_, index) => addDays(day('2026-08-15'), index))
  const owing = fc.uniqueArray(fc.tuple(fc.constantFrom(...days), fc.integer({ min: 1, max: 120_000 })), {
    selector: ([on]) => on,
  })
  fc.assert(
    fc.property(fc.constantFrom('Monthly' as const, 'Semiweekly' as const), owing, (rule, rows) => {
      const deposits = depositsDue(() => rule, owed(rows))
      expect(add(...deposits.map(({ amount }) => amount))).toBe(add(...rows.map(([, amount]) => usd(amount))))
      for (const [on, amount] of rows) {
        const own = deposits.filter(({ from, through }) => from <= on && on <= through)
        expect(own).toHaveLength(1)
        expect(own[0]!.due <= depositsDue(() => rule, owed([[on, amount]]))[0]!.due).toBe(true)
        expect(own[0]!.due > own[0]!.through).toBe(true)
        if (own[0]!.amount >= usd(100_000)) expect(own[0]!.rule).toBe('nextDay')
      }
    }),
    { numRuns: 200 },
  )
})
