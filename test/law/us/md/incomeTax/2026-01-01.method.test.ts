import { expect, test } from 'vitest'
import { cents, dollars } from '../../../../../src/kernel/money.ts'
import { differences } from '../../../../../src/law/language/differences.ts'
import { type Payment, taxOf } from '../../../facts.ts'

test('W10: Maryland by the percentage method of the guide, and the coverage page says so', () => {
  const home = { state: 'MD', localities: ['MD-HARFORD'] }
  const payment: Payment = {
    on: '2026-09-11',
    every: 'Monthly',
    pay: 5000,
    work: home,
    stateW4: { status: 'joint', exemptions: 1 },
  }
  // 5,000 − 283.33 − 266.67 = 4,450.00: 4.75 % and Harford's 3.06 %.
  const [state, county] = [taxOf(payment, 'MD.incomeTax'), taxOf(payment, 'MD-HARFORD.incomeTax')]
  expect([dollars(state), dollars(county)]).toEqual(['211.38', '136.17'])
  expect(dollars(cents(state + county))).toBe('347.55')
  expect(differences.some(({ where, printed }) => where === 'MD' && printed.includes('320.72'))).toBe(true)
})
