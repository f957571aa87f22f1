import { expect, test } from 'vitest'
import { grossUp } from '../../../src/domain/pay/gross-up.ts'
import type { PaycheckInput } from '../../../src/domain/pay/paycheck-types.ts'
import { day } from '../../../src/kernel/dates.ts'
import { type Cents, dollars, usd, ZERO } from '../../../src/kernel/money.ts'
import { slip } from './slip.ts'
import { earned, elected, worker } from './worker.ts'

test.each<[string, PaycheckInput, number, string]>([
  // Flat: net = gross × (1 − 22% − 6.2% − 1.45%) = gross × 0.7035; 1,000 ÷ 0.7035 = 1,421.464…
  ['a bonus in Texas', worker('TX', { earnings: [{ type: 'Bonus', amount: ZERO }] }), 1000, '1421.46'],
  ['nothing', worker('TX', { earnings: [{ type: 'Bonus', amount: ZERO }] }), 0, '0.00'],
])('gross-up: %s', (_, input, net, amount) => {
  const solved = grossUp(input, { earning: 0, net: usd(net) })
  expect([dollars(solved.amount), solved.paycheck.net, solved.over]).toEqual([amount, usd(net), 0n])
})

test('gross-up reaches every wish to the cent, or says by how much not', () => {
  const input = worker('GA', { earnings: [earned('Regular', 0)], deductions: [elected('401(k)', 50)] })
  for (let net = 20_000n; net < 20_040n; net++) {
    const solved = grossUp(input, { earning: 0, net: net as Cents })
    expect(solved.paycheck.net - net).toBe(solved.over)
    expect(solved.over >= 0n && solved.over <= 1n).toBe(true)
  }
})

test('Texas, a bonus that nets 1,000.00', () => {
  const { paycheck } = grossUp(worker('TX', { earnings: [earned('Bonus', 0)] }), {
    earning: 0,
    net: usd(1000),
  })
  expect(slip(paycheck)).toEqual([
    ['gross', '1421.46'], // 1,000 ÷ (1 − 22% − 6.2% − 1.45%)
    ['Social Security', '-88.13'],
    ['Medicare', '-20.61'],
    ['Federal Withholding Tax', '-312.72'],
    ['net', '1000.00'],
    ['employer: Social Security', '88.13'],
    ['employer: Medicare', '20.61'],
    ['employer: FUTA', '8.53'],
    ['employer: TX - State Unemployment Insurance', '38.38'],
  ])
})

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
