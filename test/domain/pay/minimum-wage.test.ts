import { expect, test } from 'vitest'
import { creditOfTips, wageFloor } from '../../../src/domain/pay/minimum-wage.ts'
import { day } from '../../../src/kernel/dates.ts'
import { dollars, usd } from '../../../src/kernel/money.ts'

test.each([
  // state  day           wage     cash in mills  law
  ['TX', '2026-06-12', '7.25', 2130n, 'TX@2025-01-01#1, recalled'],
  ['CA', '2026-06-12', '16.90', null, 'CA@2026-01-01#1, verified'], // tips never count
  ['SD', '2026-06-12', '11.85', 5925n, 'SD@2026-01-01#1, recalled'], // the half cent is real
  ['FL', '2026-09-29', '14.00', 10_980n, 'FL@2025-09-30#1, verified'],
  ['FL', '2026-09-30', '15.00', 11_980n, 'FL@2026-09-30#1, verified'],
  ['DC', '2026-06-30', '17.95', 10_000n, 'DC@2025-07-01#1, verified'],
  ['DC', '2026-07-01', '18.40', 10_300n, 'DC@2026-07-01#1, verified'],
  ['TX', '2025-06-12', '7.25', undefined, 'TX@2025-01-01#1, recalled'], // no cash wage on file for the year
  ['TX', '2027-06-12', '7.25', 2130n, 'TX@2025-01-01#1, provisional'],
] as const)('A22: the least an hour is paid in %s on %s', (state, on, hourly, cashMills, law) => {
  const floor = wageFloor({ state, city: '' }, day(on))!
  expect([dollars(floor.hourly), floor.cashMills, floor.law]).toEqual([hourly, cashMills, law])
})

test('A22: a place that is not on file has no floor', () => {
  expect(wageFloor({ state: 'PR', city: '' }, day('2026-06-12'))).toBeUndefined()
  expect(wageFloor({ state: 'TX', city: '' }, day('2024-06-12'))).toBeUndefined()
})

test.each([
  // state  day          tips  hours  counts
  ['TX', '2026-06-12', 100, 80, '100.00'],
  ['TX', '2026-06-12', 500, 80, '409.60'], // 80 × 5.12
  ['SD', '2026-06-12', 500, 1, '5.92'], // 5.925, whole cents
  ['CA', '2026-06-12', 500, 80, '0.00'],
  ['TX', '2025-06-12', 500, 80, null],
] as const)('A22: of tips in %s on %s: %s for %s hours', (state, on, tips, hours, counts) => {
  const credit = creditOfTips(wageFloor({ state, city: '' }, day(on))!, {
    tips: usd(tips),
    hours: hours * 100,
  })
  expect(credit === null ? null : dollars(credit)).toBe(counts)
})
