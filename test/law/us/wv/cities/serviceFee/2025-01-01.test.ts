import { expect, test } from 'vitest'
import { dollars } from '../../../../../../src/kernel/money.ts'
import { type Payment, taxOf } from '../../../../facts.ts'

const fee = (city: string, payment: Partial<Payment>) =>
  dollars(
    taxOf(
      {
        on: '2026-06-19',
        every: 'BiWeekly',
        pay: 2000,
        work: { state: 'WV', localities: [city] },
        ...payment,
      },
      `${city}.serviceFee`,
    ),
  )

// biome-ignore format: one period a line
test.each([
  ['WV-HUNTINGTON', '2026-06-01', '2026-06-14', '10.00'], // two Saturdays × 5.00
  ['WV-CHARLESTON', '2026-06-07', '2026-06-13', '3.00'],
  ['WV-CHARLESTON', '2026-06-01', '2026-06-15', '6.00'],  // half a month: Saturdays on the 6th and 13th
  ['WV-CHARLESTON', '2026-06-16', '2026-06-30', '6.00'],  // 20th and 27th: each week of June once
  ['WV-PARKERSBURG', '2026-06-01', '2026-06-30', '10.00'], // four × 2.50
])('%s from %s to %s', (city, from, to, expected) => {
  expect(fee(city, { from, to })).toBe(expected)
})

test('a bonus alone is for no week', () => {
  expect(fee('WV-HUNTINGTON', { from: '2026-06-01', to: '2026-06-14', pay: 0, bonus: 500 })).toBe('0.00')
})
