import { expect, test } from 'vitest'
import { NO_W4 } from '../../../src/domain/pay/certificates.ts'
import { exemptThrough, w4On } from '../../../src/domain/pay/exempt-claim.ts'
import { day } from '../../../src/kernel/dates.ts'
import { usd } from '../../../src/kernel/money.ts'

test.each([
  // a claim for 2023 ends on a Thursday; 2025-02-15 is a Saturday and 2026-02-15 a Sunday, each before Washington's Birthday
  [2023, '2024-02-15'],
  [2024, '2025-02-18'],
  [2025, '2026-02-17'],
  [2026, '2027-02-16'], // the form of 2026 prints it: February 15, 2027 is Washington's Birthday
])('a claim for %i is good through %s', (year, through) => {
  expect(exemptThrough(year)).toBe(through)
})

test('after its day a claim is Single without adjustments; what is no entry of the form stays', () => {
  const claimed = { ...NO_W4, exempt: true, filingStatus: 'Married', extra: usd(50) } as const
  const w4 = { ...claimed, nonresident: true, stateExtra: usd(5), arizonaBasisPoints: 150 }
  expect(w4On(w4, day('2025-06-01'), day('2026-02-17'))).toBe(w4)
  expect(w4On(w4, day('2026-01-02'), day('2026-02-18'))).toBe(w4)
  expect(w4On(w4, day('2025-06-01'), day('2026-02-18'))).toEqual({
    ...NO_W4,
    nonresident: true,
    stateExtra: usd(5),
    arizonaBasisPoints: 150,
  })
  const plain = { ...w4, exempt: false }
  expect(w4On(plain, day('2020-06-01'), day('2026-06-01'))).toBe(plain)
})
