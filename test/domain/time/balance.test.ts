import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  accrualRow,
  balanceOf,
  type LedgerRow,
  rowsDue,
  type TimeOffAccount,
  type TimeOffTerms,
} from '../../../src/domain/time/balance.ts'
import { backRows, leavingRows } from '../../../src/domain/time/leaving.ts'
import { projectedBalance } from '../../../src/domain/time/projection.ts'
import { leaveFault, spread } from '../../../src/domain/time/time-off.ts'
import { addDays, type Day, day } from '../../../src/kernel/dates.ts'

const terms = (over: Partial<TimeOffTerms> = {}): TimeOffTerms => ({
  policyType: 'PTO',
  earningMethod: 'Lump Sum',
  lumpSumHours: 8000,
  accrualRate: 0,
  maxHours: null,
  carryoverHours: null,
  waitingDays: 0,
  isProrated: false,
  tiers: [],
  ...over,
})
const account = (over: Partial<TimeOffTerms> = {}, from = '2026-03-01'): TimeOffAccount => ({
  terms: terms(over),
  effectiveFrom: day(from),
  dateOfJoin: day('2020-01-06'),
  assignedOn: day(from),
})
const through = (of: TimeOffAccount, last: string, rows: readonly LedgerRow[] = []) =>
  rowsDue(of, rows, { through: day(last), uses: [] })
const brief = (rows: readonly LedgerRow[]) => rows.map(({ day: on, kind, hours }) => [on, kind, hours])

describe('grants', () => {
  test.each([
    ['2026-02-28', []], // the day before it begins
    ['2026-03-01', [['2026-03-01', 'grant', 8000]]],
    ['2026-12-31', [['2026-03-01', 'grant', 8000]]],
  ])('through %s', (last, rows) => expect(brief(through(account(), last))).toEqual(rows))

  test('a year end carries over up to the limit, then the cap holds the grant', () => {
    const of = account({ carryoverHours: 4000, maxHours: 10_000 })
    expect(brief(through(of, '2027-01-01'))).toEqual([
      ['2026-03-01', 'grant', 8000],
      ['2027-01-01', 'forfeiture', -4000], // 80 less the 40 that carry over
      ['2027-01-01', 'carryover', 0],
      ['2027-01-01', 'grant', 6000], // 40 + 80 would be above 100
    ])
  })

  test('prorated: the days left of the year', () => {
    // 2026-07-01 to 12-31 are 184 of 365 days: 80 × 184 ÷ 365 = 40.33
    expect(brief(through(account({ isProrated: true }, '2026-07-01'), '2026-07-01'))).toEqual([
      ['2026-07-01', 'grant', 4033],
    ])
  })

  test('leave takes what there is, never more', () => {
    const uses = [
      { day: day('2026-03-02'), hours: 7000, source: 'a' },
      { day: day('2026-03-03'), hours: 2000, source: 'b' },
    ]
    const rows = rowsDue(account(), [], { through: day('2026-03-03'), uses })
    expect(brief(rows).slice(1)).toEqual([
      ['2026-03-02', 'use', -7000],
      ['2026-03-03', 'use', -1000],
    ])
  })
})

test.each([
  // 80 hours at one in thirty; at 0.0333 it is 2.66; the cap leaves half an hour
  [33_333, 8000, null, 0, 267],
  [33_300, 8000, null, 0, 266],
  [33_333, 8000, 4000, 3950, 50],
  [33_333, 8000, 4000, 4000, 0],
])('rate %i, %i hours, cap %s, balance %i', (accrualRate, workedHours, maxHours, balance, hours) => {
  const row = accrualRow(account({ earningMethod: 'Accrual', accrualRate, maxHours }), balance, {
    workedHours,
    day: day('2026-04-01'),
    source: 'run',
  })
  expect(row!.hours).toBe(hours)
})

test('leaving: days after a past exit come back, the last hours earn up to the cap, the rest is paid', () => {
  const of = account({ earningMethod: 'Accrual', accrualRate: 100_000, maxHours: 4000 })
  const row = (on: string, kind: LedgerRow['kind'], hours: number, source: string) =>
    ({ day: day(on), kind, hours, source, note: '' }) as const
  const rows = [
    row('2026-03-13', 'accrual', 4000, 'run'),
    row('2026-03-19', 'use', -400, 'a'),
    row('2026-03-23', 'use', -800, 'b'), // the Monday after
  ]
  const exit = { source: 'exit 1', exitDate: day('2026-03-20'), on: day('2026-03-24') }
  const how = { unearnedHours: 8000, paysOut: true, isPaidHere: true, isFinal: false }
  const made = leavingRows(of, rows, { ...exit, ...how })
  expect(made.map(({ kind, hours, note }) => [kind, hours, note])).toEqual([
    ['use', 800, '8.00 of 2026-03-23 not taken: the exit was on 2026-03-20'],
    // 36.00 + 8.00, of which the cap leaves 4.00
    [
      'accrual',
      400,
      'Not yet paid through 2026-03-20: 80.00 hours worked × 0.1 = 8.00; held to 4.00 by the cap of 40.00',
    ],
    ['payout', -4000, '40.00 paid out on leaving'],
  ])
  const back = backRows([...rows, ...made], { source: 'exit 1', today: day('2026-03-30') })
  expect(balanceOf([...rows, ...made, ...back])).toBe(balanceOf(rows))
})

test('a projection works on as usual, over a year end', () => {
  const of = account({ earningMethod: 'Accrual', accrualRate: 50_000, carryoverHours: 1000 }, '2026-01-01')
  const at = (on: string, weeklyHours = 4000) =>
    projectedBalance(of, [], { today: day('2026-01-01'), on: day(on), uses: [], weeklyHours })
  expect(at('2026-01-01')).toBe(0)
  expect(at('2026-01-29')).toBe(800) // four weeks of 40 hours × 0.05 = 8.00
  expect(at('2027-01-15')).toBe(1400) // 10 carried over, two weeks of 40 × 0.05 = 4.00
  expect(at('2027-01-15', 0)).toBe(0)
})

describe('a request by itself', () => {
  const asked = { startDate: day('2026-11-20'), endDate: day('2026-11-23'), hours: 1600 }
  const line = (on: string, hours = 800) => ({ day: day(on), hours })
  test.each([
    [[line('2026-11-20'), line('2026-11-23')], undefined],
    [[line('2026-11-19'), line('2026-11-23')], 'lineOutside'],
    [[line('2026-11-20'), line('2026-11-24')], 'lineOutside'],
    [[line('2026-11-20'), line('2026-11-20')], 'lineTwice'],
    [[line('2026-11-20'), line('2026-11-23', 799)], 'wrongSum'],
    [[], 'wrongSum'],
  ] as const)('lines %j: %s', (lines, fault) => expect(leaveFault({ ...asked, lines })).toBe(fault))

  test('a day has 24 hours', () => {
    expect(leaveFault({ ...asked, hours: 2401, lines: [line('2026-11-20', 2401)] })).toBe('longDay')
  })

  test('without lines the hours are spread over Friday and Monday', () => {
    expect(spread({ ...asked, hours: 1601 })).toEqual([line('2026-11-20', 801), line('2026-11-23', 800)])
  })
})

describe('properties of a balance', () => {
  const policy = fc.record({
    lumpSumHours: fc.integer({ min: 0, max: 20_000 }),
    maxHours: fc.option(fc.integer({ min: 0, max: 20_000 })),
    carryoverHours: fc.option(fc.integer({ min: 0, max: 10_000 })),
    earningMethod: fc.constantFrom('Lump Sum', 'Accrual'),
    accrualRate: fc.integer({ min: 0, max: 200_000 }),
    isProrated: fc.boolean(),
  })
  const steps = fc.array(
    fc.record({
      days: fc.integer({ min: 0, max: 90 }),
      use: fc.integer({ min: 1, max: 4000 }),
      worked: fc.integer({ min: 0, max: 9000 }),
    }),
    { minLength: 1, maxLength: 25 },
  )

  type Moves = readonly { readonly days: number; readonly use: number; readonly worked: number }[]

  /** Lives through the moves, settling on every move, or only when hours are paid, as a late task would. */
  function lived(of: TimeOffAccount, moves: Moves, isLate = false): { rows: LedgerRow[]; today: Day } {
    let today = of.effectiveFrom
    const rows: LedgerRow[] = []
    const uses: { day: Day; hours: number; source: string }[] = []
    for (const [n, { days, use, worked }] of moves.entries()) {
      today = addDays(today, days)
      uses.push({ day: today, hours: use, source: String(n) })
      const isPayday = of.terms.earningMethod === 'Accrual' && worked > 0
      if (isLate && !isPayday && n < moves.length - 1) continue
      rows.push(...rowsDue(of, rows, { through: today, uses }))
      if (!isPayday) continue
      const earned = accrualRow(of, balanceOf(rows), { workedHours: worked, day: today, source: `run ${n}` })
      if (earned) rows.push(earned)
    }
    expect(rowsDue(of, rows, { through: today, uses })).toEqual([])
    return { rows, today }
  }

  test('after every line never below zero nor above the cap', () => {
    fc.assert(
      fc.property(policy, steps, (over, moves) => {
        const of = account(over as Partial<TimeOffTerms>)
        let balance = 0
        for (const { hours } of lived(of, moves).rows) {
          balance += hours
          expect(balance).toBeGreaterThanOrEqual(0)
          expect(balance).toBeLessThanOrEqual(of.terms.maxHours ?? Number.POSITIVE_INFINITY)
        }
      }),
      { numRuns: 200 },
    )
  })

  test('a replay gives the same lines, also when everything is settled late and at once', () => {
    fc.assert(
      fc.property(policy, steps, (over, moves) => {
        const of = account(over as Partial<TimeOffTerms>)
        const { rows } = lived(of, moves)
        expect(lived(of, moves).rows).toEqual(rows)
        expect(lived(of, moves, true).rows).toEqual(rows)
      }),
      { numRuns: 200 },
    )
  })

  test('leaving leaves nothing behind, and coming back gives it all back', () => {
    const choices = fc.record({ paysOut: fc.boolean(), isFinal: fc.boolean(), isPaidHere: fc.boolean() })
    const hours = fc.integer({ min: 0, max: 20_000 })
    fc.assert(
      fc.property(policy, steps, choices, hours, (over, moves, chosen, unearnedHours) => {
        const of = account(over as Partial<TimeOffTerms>)
        const { rows, today } = lived(of, moves)
        const exit = { source: 'exit 1', exitDate: today, on: today, unearnedHours, ...chosen }
        const gone = [...rows, ...leavingRows(of, rows, exit)]
        if (chosen.paysOut || chosen.isFinal) expect(balanceOf(gone)).toBe(0)
        else expect(balanceOf(gone)).toBeGreaterThanOrEqual(balanceOf(rows))
        const back = backRows(gone, { source: 'exit 1', today })
        expect(balanceOf([...gone, ...back])).toBe(balanceOf(rows))
      }),
      { numRuns: 200 },
    )
  })
})
