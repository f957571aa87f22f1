import { expect, test } from 'vitest'
import { grossUp } from '../../../src/domain/pay/gross-up.ts'
import { day } from '../../../src/kernel/dates.ts'
import { usd, ZERO } from '../../../src/kernel/money.ts'
import { worker } from './worker.ts'

const nextYear = worker('TX', {
  payDate: day('2027-06-11'),
  periodStart: day('2027-05-29'),
  periodEnd: day('2027-06-11'),
  earnings: [{ type: 'Bonus', amount: ZERO }],
})
const wish = { earning: 0, net: usd(1000) }

test('past the last checked day a gross-up is refused, unless a provisional answer is wanted', () => {
  expect(() => grossUp(nextYear, wish)).toThrow(/2026-12-31/)
  expect(grossUp(nextYear, wish, { allowProvisional: true }).paycheck.net).toBe(usd(1000))
})
