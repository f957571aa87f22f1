import { expect, test } from 'vitest'
import { groupTermLifeCost } from '../../../src/domain/pay/group-term-life.ts'
import { day } from '../../../src/kernel/dates.ts'
import { dollars, usd } from '../../../src/kernel/money.ts'
import type { Frequency } from '../../../src/law/language/types.ts'

// biome-ignore format: read in columns
test.each<[age: number, coverage: number, every: Frequency, workerPays: number, cost: string]>([
  // age  coverage  every        pays   cost
  [45,   200_000, 'Monthly',     0,     '22.50'],  // 150 × 0.15
  [45,   200_000, 'BiWeekly',    0,     '10.38'],  // 22.50 × 12 ÷ 26 = 10.3846
  [45,   200_000, 'Annual',      100,   '170.00'], // 270.00 − 100.00 (Pub 15-B)
  [45,   200_000, 'Monthly',     30,    '0.00'],   // never below zero
  [45,   50_000,  'Monthly',     0,     '0.00'],   // the first 50,000 are free
  [45,   50_049,  'Monthly',     0,     '0.00'],   // less than half a hundred
  [45,   50_050,  'Monthly',     0,     '0.02'],   // a tenth of a thousand: 1.5 cents
  [24,   150_000, 'Monthly',     0,     '5.00'],   // both sides of every age
  [25,   150_000, 'Monthly',     0,     '6.00'],
  [29,   150_000, 'Monthly',     0,     '6.00'],
  [30,   150_000, 'Monthly',     0,     '8.00'],
  [35,   150_000, 'Monthly',     0,     '9.00'],
  [40,   150_000, 'Monthly',     0,     '10.00'],
  [44,   150_000, 'Monthly',     0,     '10.00'],
  [49,   150_000, 'Monthly',     0,     '15.00'],
  [50,   150_000, 'Monthly',     0,     '23.00'],
  [55,   150_000, 'Monthly',     0,     '43.00'],
  [60,   150_000, 'Monthly',     0,     '66.00'],
  [65,   150_000, 'Monthly',     0,     '127.00'],
  [69,   150_000, 'Monthly',     0,     '127.00'],
  [70,   150_000, 'Monthly',     0,     '206.00'],
  [99,   150_000, 'Monthly',     0,     '206.00'],
])('A13: at %i, %i of life insurance paid %s is imputed, less %i', (ageAtYearEnd, coverage, frequency, pays, cost) => {
  const of = { payDate: day('2026-09-11'), frequency, coverage: usd(coverage), ageAtYearEnd, workerPays: usd(pays) }
  expect(dollars(groupTermLifeCost(of))).toBe(cost)
})

test('A13: past the last check the table is refused', () => {
  const of = {
    payDate: day('2027-02-01'),
    frequency: 'Monthly',
    coverage: usd(200_000),
    ageAtYearEnd: 45,
  } as const
  expect(() => groupTermLifeCost(of)).toThrow('US.groupTermLife: the law was checked through 2026-12-31')
  expect(dollars(groupTermLifeCost(of, { allowProvisional: true }))).toBe('22.50')
})
