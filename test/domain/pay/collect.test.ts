import { expect, test } from 'vitest'
import { calculatePaycheck } from '../../../src/domain/pay/paycheck.ts'
import { dollars, usd } from '../../../src/kernel/money.ts'
import { worker } from './worker.ts'

const taken = (wages: number, tips: number) => {
  const { taxes, notTaken } = calculatePaycheck(
    worker('TX', {
      earnings: [
        { type: 'Regular', amount: usd(wages), hours: 4 },
        { type: 'Cash Tips', amount: usd(tips) },
      ],
    }),
  )
  const own = taxes.filter(({ payer }) => payer === 'employee')
  return {
    taken: Object.fromEntries(own.map(({ code, amount }) => [code, dollars(amount)])),
    short: Object.fromEntries(notTaken.map(({ code, amount }) => [code, dollars(amount)])),
  }
}

test('taxes on the wages first, then social security and Medicare on tips (Pub 15, section 6)', () => {
  // Due on wages 2.48 and 0.58, on tips 55.80 and 13.05; of 40.00 are left 36.94 for social security on tips.
  const { taken: of, short } = taken(40, 900)
  expect(of).toMatchObject({ 'US.socialSecurity': '39.42', 'US.medicare': '0.58' })
  expect(short).toMatchObject({ 'US.socialSecurity': '18.86', 'US.medicare': '13.05' })
})

test('income tax on tips comes last: it takes what the others leave', () => {
  // 100.00 covers 76.50 of both on 1,000.00; 23.50 of the income tax is taken.
  const { taken: of, short } = taken(100, 900)
  expect(of).toMatchObject({ 'US.socialSecurity': '62.00', 'US.medicare': '14.50', 'US.incomeTax': '23.50' })
  expect(Object.keys(short)).toEqual(['US.incomeTax'])
})
