import { expect, test } from 'vitest'
import { calculatePaycheck } from '../../../src/domain/pay/paycheck.ts'
import { cents, usd } from '../../../src/kernel/money.ts'
import { rate } from '../../../src/kernel/rate.ts'
import { worker } from '../../domain/pay/worker.ts'

const owed = (state: string, paid: number, toDate: Record<string, number>) => {
  const taxes = Object.fromEntries(
    Object.entries(toDate).map(([code, wages]) => [code, { wages: usd(wages), tax: cents(0n) }]),
  )
  const input = worker(state, {
    earnings: [{ type: 'Regular', amount: usd(paid) }],
    employer: { rates: { [`${state}.sui`]: rate('2.7%') } },
    yearToDate: { taxes, supplementalWages: cents(0n) },
  })
  const { taxes: lines } = calculatePaycheck(input)
  return lines.find(({ code, payer }) => code === `${state}.sui` && payer === 'employer')?.amount
}

test.each([
  // state  paid    year to date                                tax
  ['TX', 4000, { 'CA.sui': 7000 }, '54.00'], // 9,000 − 7,000 = 2,000 × 2.7 %
  ['TX', 4000, {}, '108.00'],
  ['TX', 4000, { 'CA.sui': 9000 }, '0.00'],
  ['TX', 4000, { 'CA.sui': 7000, 'TX.sui': 1500 }, '13.50'], // 500 are left
  ['TX', 4000, { 'CA.sui': 3000, 'GA.sui': 3000 }, '81.00'], // 3,000 are left
  ['TX', 4000, { 'CA.sdi': 7000, 'US.futa': 7000 }, '108.00'], // other taxes count nothing
  ['MN', 4000, { 'CA.sui': 44_000 }, '108.00'], // Minnesota counts wages of its own alone
])('A20: %s on %d after %j', (state, paid, toDate, tax) => {
  expect(owed(state, paid, toDate as Record<string, number>)).toBe(usd(tax))
})
