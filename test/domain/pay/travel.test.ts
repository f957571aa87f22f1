import { expect, test } from 'vitest'
import { federalRate, travelLines } from '../../../src/domain/pay/travel.ts'
import type { Travel } from '../../../src/domain/pay/travel-facts.ts'
import { day } from '../../../src/kernel/dates.ts'
import { dollars } from '../../../src/kernel/money.ts'

const split = (type: 'Mileage' | 'Per Diem', travel: Travel) =>
  travelLines(type, travel).map(({ amount }) => dollars(amount))

// biome-ignore format: read in columns
test.each<[on: string, hundredths: number, rate: number, back: string, taxed: string]>([
  // on          miles   paid    back      taxed
  ['2024-12-31', 10_000, 6700,  '67.00',  '0.00'],  // 100 × 0.67
  ['2025-01-01', 10_000, 7000,  '70.00',  '0.00'],
  ['2025-12-31', 10_000, 7250,  '70.00',  '2.50'],
  ['2026-01-01', 10_000, 7250,  '72.50',  '0.00'],  // the rate itself
  ['2026-06-30', 10_000, 7251,  '72.50',  '0.01'],
  ['2026-06-30', 12_350, 8000,  '89.54',  '9.26'],  // 98.80 − 123.5 × 0.725 = 89.5375
  ['2026-06-30', 10_000, 5000,  '50.00',  '0.00'],  // below it
  ['2026-06-30', 1,      7250,  '0.01',   '0.00'],
])('mileage on %s: %i at %i is paid back %s and taxed %s', (on, miles, rate, back, taxed) => {
  expect(split('Mileage', { miles, rate, on: day(on) })).toEqual([back, taxed])
})

// biome-ignore format: read in columns
test.each<[on: string, area: 'High' | 'Low' | 'Standard', mealsOnly: boolean, days: number, rate: number, back: string, taxed: string]>([
  ['2024-09-30', 'High',     false, 100, 3_090_000, '309.00', '0.00'],
  ['2024-10-01', 'High',     false, 100, 3_250_000, '319.00', '6.00'],
  ['2026-09-30', 'Low',      false, 300, 2_500_000, '675.00', '75.00'], // 3 × 225
  ['2026-09-30', 'Standard', false, 100, 1_780_000, '178.00', '0.00'],  // 110 + 68
  ['2026-09-30', 'High',     true,  75,  1_000_000, '64.50',  '10.50'], // 0.75 × 86
  ['2026-09-30', 'Low',      true,  100, 740_000,   '74.00',  '0.00'],
  ['2026-09-30', 'Standard', true,  100, 700_000,   '68.00',  '2.00'],
])('per diem on %s: %s, meals only %s, %i at %i is paid back %s and taxed %s', (on, area, mealsOnly, days, rate, back, taxed) => {
  expect(split('Per Diem', { days, rate, area, mealsOnly, on: day(on) })).toEqual([back, taxed])
})

test('past what was checked a rate is refused, or provisional', () => {
  const miles = { miles: 100, on: day('2027-01-01') }
  const days = { days: 100, area: 'Low', on: day('2026-10-01') } as const
  for (const travel of [miles, days]) {
    expect(() => federalRate(travel)).toThrow(/checked|known/)
    expect(federalRate(travel, { allowProvisional: true }).rate).toBeGreaterThan(0)
  }
})
