import { expect, test } from 'vitest'
import { placed, placesDuring } from '../../../src/domain/payroll/places.ts'
import { type Day, day } from '../../../src/kernel/dates.ts'
import { usd } from '../../../src/kernel/money.ts'

const stretch = { begin: day('2026-06-15'), end: day('2026-06-28') }
const [ny, fl] = [
  { state: 'NY', city: 'Albany' },
  { state: 'FL', city: 'Miami' },
]
const from = (on: string) => ({ effective_from: day(on) })
const until = (move: string) => (on: Day) => (on < move ? ny : fl)

test('A8: places are told from the first day on, and a change that changes nothing is none', () => {
  expect(placesDuring(stretch, [from('2026-01-01'), from('2026-06-24')], until('2026-06-24'))).toEqual([
    { begin: '2026-06-15', end: '2026-06-23', place: ny },
    { begin: '2026-06-24', end: '2026-06-28', place: fl },
  ])
  // On the first day, after the last, and to the same place.
  for (const [on, move] of [
    ['2026-06-15', '2026-06-15'],
    ['2026-06-29', '2026-06-29'],
    ['2026-06-20', '2027-01-01'],
  ] as const) {
    expect(placesDuring(stretch, [from(on)], until(move))).toHaveLength(1)
  }
})

const spans = placesDuring(stretch, [from('2026-06-24')], until('2026-06-24'))

test('A8: a salary goes by weekdays, hours by their entries, a bonus with the last day; the parts make the whole', () => {
  const earnings = [
    { type: 'Salary', amount: usd('3333.33'), hours: 80 },
    { type: 'Regular', amount: usd(1000), hours: 40, rate: 250_000 },
    { type: 'Bonus', amount: usd(500) },
    { type: 'Reimbursement', amount: usd(20) },
    {
      type: 'Overtime',
      amount: usd(75),
      hours: 2,
      days: { begin: day('2026-06-15'), end: day('2026-06-21') },
    },
  ] as const
  const entries = [
    { on: day('2026-06-16'), minutes: 480 },
    { on: day('2026-06-24'), minutes: 480 },
    { on: day('2026-06-25'), minutes: 960 },
  ]
  const { here, elsewhere } = placed(earnings, spans, entries)
  expect(elsewhere.map(({ place }) => place)).toEqual([ny])
  expect(elsewhere[0]!.earnings).toMatchObject([
    { type: 'Salary', amount: usd('2333.33'), hours: 56 }, // 7 of 10 weekdays
    { type: 'Regular', amount: usd(250), hours: 10 }, // 8 of 32 hours
    { type: 'Overtime', amount: usd(75), hours: 2 }, // its own days lie before the move
  ])
  expect(here).toMatchObject([
    { type: 'Salary', amount: usd(1000), hours: 24 },
    { type: 'Regular', amount: usd(750), hours: 30 },
    { type: 'Bonus', amount: usd(500) },
    { type: 'Reimbursement', amount: usd(20) },
  ])
})

test('A8: in one place nothing is split', () => {
  const earnings = [{ type: 'Salary', amount: usd(3000) }] as const
  expect(placed(earnings, spans.slice(0, 1))).toEqual({ here: earnings, elsewhere: [] })
})
