import { expect, test } from 'vitest'
import { dollars } from '../../../../../../src/kernel/money.ts'
import { taxOf } from '../../../../facts.ts'

// biome-ignore format: one worker a line
test.each([
  ['NJ-NEWARK',      'NJ-NEWARK',      '30.00'], // 3,000 × 1%, whoever works there
  ['NJ-JERSEY-CITY', undefined,        '30.00'],
  ['NJ-JERSEY-CITY', 'NJ-JERSEY-CITY', '0.00'],  // residents are left out
])('works in %s, lives in %s', (work, home, expected) => {
  const payment = {
    on: '2026-06-12',
    every: 'BiWeekly',
    pay: 3000,
    work: { state: 'NJ', localities: [work] },
    home: { state: 'NJ', localities: home === undefined ? [] : [home] },
  } as const
  expect(dollars(taxOf(payment, `${work}.payrollTax`, 'employer'))).toBe(expected)
  expect(dollars(taxOf(payment, `${work}.payrollTax`))).toBe('0.00')
})
