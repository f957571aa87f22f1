import { expect, test } from 'vitest'
import { isUnusual, usualCost } from '../../../src/domain/payroll/usual-cost.ts'
import { usd } from '../../../src/kernel/money.ts'

test.each([
  // before                        cost              unusual
  [[usd(1000)], usd('2000.00'), false], // twice
  [[usd(1000)], usd('2000.01'), true], // a cent more
  [[usd(1000), usd(500)], usd('1500.00'), false], // twice (1,000 + 500) ÷ 2
  [[usd(1000), usd(500)], usd('1500.01'), true],
  [[], usd('0.01'), true], // nothing to be compared with
])('after %s a payroll of %s is unusual: %s', (before, cost, unusual) => {
  expect(isUnusual(cost, before)).toBe(unusual)
})

test('the usual is the average', () => {
  expect([usualCost([]), usualCost([usd(10), usd(20), usd(60)])]).toEqual([0n, usd(30)])
})
