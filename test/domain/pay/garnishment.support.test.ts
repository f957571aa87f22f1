import fc from 'fast-check'
import { expect, test } from 'vitest'
import { garnish } from '../../../src/domain/pay/garnishment.ts'
import type { GarnishablePay, GarnishmentOrder } from '../../../src/domain/pay/garnishment-order.ts'
import { shareOut } from '../../../src/domain/pay/share-out.ts'
import { day } from '../../../src/kernel/dates.ts'
import { cents, dollars, usd } from '../../../src/kernel/money.ts'
import { needTable } from '../../../src/law/engine/editions.ts'
import { stateCodes } from '../../../src/law/language/states.ts'
import { support, pay as weekly } from './orders.ts'

const pay = (disposable: number | string, more: Partial<GarnishablePay> = {}): GarnishablePay =>
  weekly(disposable, { frequency: 'BiWeekly', minimumWage: () => usd('7.25'), ...more })

const amounts = (given: GarnishablePay, ...orders: GarnishmentOrder[]) =>
  garnish(given, orders).map(({ amount }) => dollars(amount))

test('A18: orders are weighed by what they ask, not by what the limit leaves of it', () => {
  // 50% of 1,690.85 = 845.42; 900 : 300.
  const orders = [support(900, { maxPercent: '50%' }), support(300, { maxPercent: '50%' })]
  expect(amounts(pay('1690.85'), ...orders)).toEqual(['634.07', '211.35'])
})

test('A18: an order that asks more than all there is still gets its proportion', () => {
  // 60% of 1,000 = 600; 2,000 : 500 : 500 is 400 : 100 : 100.
  expect(amounts(pay(1000), support(2000), support(500), support(500))).toEqual([
    '400.00',
    '100.00',
    '100.00',
  ])
})

test('A18: what an order of a lower limit cannot take goes to the others', () => {
  // 600 in proportion is 300 and 300; the first may have 10% = 100, so the second gets 500.
  expect(amounts(pay(1000), support(700, { maxPercent: '10%' }), support(700))).toEqual(['100.00', '500.00'])
})

test('A18: Texas takes 50% and shares it equally', () => {
  // 845.42 in two is 422.71 each; the second needs 300, the rest goes to the first.
  const texas = { workState: 'TX' }
  expect(amounts(pay('1690.85', texas), support(900), support(300))).toEqual(['545.42', '300.00'])
  // The example of the attorney general: 450 of 900; current 350 in full, of arrears 25 each and 25 more among two.
  const orders = [
    support(100, { arrears: usd(100) }),
    support(200, { arrears: usd(25) }),
    support(50, { arrears: usd(35) }),
  ]
  expect(amounts(pay(900, texas), ...orders)).toEqual(['140.00', '225.00', '85.00'])
})

test.each<[string, number, object, string]>([
  // state, orders, what the order says, the most of 1,000
  ['TX', 1, {}, '500.00'],
  ['TX', 1, { arrearsOver12Weeks: true }, '500.00'],
  ['CA', 1, {}, '500.00'],
  ['WA', 1, { arrearsOver12Weeks: true }, '500.00'],
  ['NY', 1, {}, '600.00'],
  ['NY', 1, { supportsSecondFamily: true, arrearsOver12Weeks: true }, '550.00'],
  ['NC', 1, {}, '400.00'],
  ['NC', 2, {}, '500.00'], // several orders, nobody else to support
  ['NC', 2, { supportsSecondFamily: true }, '450.00'],
  ['WV', 1, { supportsSecondFamily: true }, '400.00'],
  ['WV', 1, { arrearsOver12Weeks: true }, '550.00'],
])('A18: in %s, with %i orders that say %o, support takes %s of 1,000', (workState, count, facts, most) => {
  const orders = Array.from({ length: count }, () => support(900, facts))
  const taken = garnish(pay(1000, { workState }), orders).reduce((sum, { amount }) => sum + amount, 0n)
  expect(dollars(taken)).toBe(most)
})

test('A18: the place of work decides; the order’s state only where that is not known', () => {
  expect(amounts(pay(1000, { workState: 'NY' }), support(900, { state: 'TX' }))).toEqual(['600.00'])
  expect(amounts(pay(1000), support(900, { state: 'TX' }))).toEqual(['500.00'])
})

test('A18: a limit that is not known is the federal one, marked, and the explanation says so', () => {
  const [line] = garnish(pay(1000, { workState: 'GA' }), [support(900)])
  expect(line).toMatchObject({ amount: usd(600), confidence: 'unsure' })
  expect(JSON.stringify(line!.steps.map(({ formula }) => formula))).toContain('that of GA was not looked up')
  const [sure] = garnish(pay(1000, { workState: 'TX' }), [support(900)])
  expect(sure).toMatchObject({ confidence: 'verified', law: 'TX.supportLimit@2024-01-01#1' })
})

test('A18: every state has a row', () => {
  for (const state of stateCodes) {
    const { law } = needTable('supportLimit', state, day('2026-06-12'))
    expect(law.source, state).not.toBe('')
  }
})

test.each(['proportion', 'equal'] as const)(
  'what is shared in %s is all there is, and nobody gets too much',
  (how) => {
    const money = fc.bigInt({ min: 0n, max: 500_000n })
    const claim = fc.record({ asked: money, most: money })
    fc.assert(
      fc.property(money, fc.array(claim, { maxLength: 6 }), (cash, given) => {
        const claims = given.map(({ asked, most }) => ({ asked: cents(asked), most: cents(most) }))
        const shares = shareOut(cents(cash), claims, how)
        const total = shares.reduce((sum, share) => sum + share, 0n)
        const wanted = claims.reduce((sum, { asked, most }) => sum + (asked < most ? asked : most), 0n)
        expect(total).toBe(wanted < cash ? wanted : cash)
        for (const [at, share] of shares.entries()) {
          expect(share >= 0n && share <= claims[at]!.asked && share <= claims[at]!.most).toBe(true)
        }
      }),
    )
  },
)

test('a proration spends the cash exactly', () => {
  const shared = (cash: number, count: number) =>
    shareOut(usd(cash), Array(count).fill({ asked: usd(50), most: usd(50) }), 'proportion').map(dollars)
  expect(shared(100, 3)).toEqual(['33.33', '33.34', '33.33'])
  expect(shared(0, 2)).toEqual(['0.00', '0.00'])
  expect(shared(200, 2)).toEqual(['50.00', '50.00'])
})
