import fc from 'fast-check'
import { expect, test } from 'vitest'
import { garnish } from '../../../src/domain/pay/garnishment.ts'
import type { GarnishablePay, GarnishmentOrder } from '../../../src/domain/pay/garnishment-order.ts'
import { day } from '../../../src/kernel/dates.ts'
import { add, type Cents, cents, dollars, usd } from '../../../src/kernel/money.ts'
import type { LevyStatus } from '../../../src/law/language/garnishment.ts'
import type { StateCode } from '../../../src/law/language/states.ts'
import type { Frequency } from '../../../src/law/language/types.ts'
import { bankruptcy, creditor, levy, loan, pay, support, taken } from './orders.ts'

test.each<[StateCode, number | string, Frequency, string, string]>([
  // state  disposable  frequency    creditor gets
  ['GA', 217.5, 'Weekly', '0.00', '30 × 7.25 is protected'],
  ['GA', 233, 'Weekly', '15.50', '233.00 − 217.50 (DOL Fact Sheet #30)'],
  ['GA', 250, 'Weekly', '32.50', '250 − 217.50'],
  ['GA', 290, 'Weekly', '72.50', 'both rules meet: 25% = 290 − 217.50'],
  ['GA', 368, 'Weekly', '92.00', '25%'],
  ['GA', 600, 'Weekly', '150.00', '25%'],
  ['GA', 580, 'BiWeekly', '145.00', '25%'],
  ['GA', 471.25, 'SemiMonthly', '0.00', '217.50 × 2 1/6'],
  ['GA', 471.26, 'SemiMonthly', '0.01', 'one cent above'],
  ['GA', 942.5, 'Monthly', '0.00', '217.50 × 4 1/3'],
  ['CA', 1000, 'Weekly', '75.52', '40% × (1,000 − 48 × 16.90), less than 20%'],
  ['CA', 811.2, 'Weekly', '0.00', '48 × 16.90'],
  ['NY', 480, 'Weekly', '0.00', '30 × 16.00 is protected (CPLR 5231)'],
  ['NY', 500, 'Weekly', '20.00', '500 − 480, less than 10% of gross'],
  ['NY', 1000, 'Weekly', '100.00', '10% of gross'],
  ['MN', 456.4, 'Weekly', '0.00', '40 × 11.41 is protected (Minn. Stat. 571.922)'],
  ['MN', 500, 'Weekly', '50.00', '10% of all of it, up to 60 × 11.41'],
  ['MN', 700, 'Weekly', '105.00', '15%, up to 80 × 11.41'],
  ['MN', 1000, 'Weekly', '250.00', '25%'],
  ['OR', 338, 'Weekly', '0.00', 'protected until June 2026 (ORS 18.385)'],
  ['OR', 340, 'Weekly', '2.00', '340 − 338'],
  ['OR', 340, 'Daily', '2.00', 'a day keeps as much as a week'],
  ['OR', 1000, 'SemiMonthly', '250.00', '25%, less than 1,000 − 737'],
  ['AK', 600, 'Weekly', '127.00', '600 − 473 (8 AAC 95.030), less than 25%'],
  ['IL', 700, 'Weekly', '25.00', '700 − 45 × 15.00, less than 15% of gross'],
  ['AZ', 2000, 'Weekly', '200.00', '10%, less than 2,000 − 60 × 15.15'],
  ['NV', 770, 'Weekly', '138.60', '18% up to 770 a week'],
  ['NV', 770.01, 'Weekly', '192.50', '25% above it'],
  ['HI', 1000, 'Monthly', '57.50', '1,000 − 942.50, less than 5 + 10 + 160'],
  ['HI', 3000, 'Monthly', '575.00', '5 + 10 + 20% × 2,800'],
  ['TX', 1000, 'Weekly', '0.00 barred', 'no wage garnishment for debts'],
])('creditor in %s, disposable %s %s: %s', (state, disposable, frequency, amount) => {
  expect(taken(pay(disposable, { frequency }), creditor(state))).toEqual([`Creditor ${amount}`])
})

test.each<[object, string]>([
  [{}, '600.00 limit'], // 60% of 1,000
  [{ supportsSecondFamily: true }, '500.00 limit'],
  [{ arrearsOver12Weeks: true }, '650.00 limit'],
  [{ supportsSecondFamily: true, arrearsOver12Weeks: true }, '550.00 limit'],
  [{ maxPercent: '40%' }, '400.00 limit'],
])('support of 900 from 1,000 disposable, %o: %s', (facts, expected) => {
  expect(taken(pay(1000), support(900, facts))).toEqual([`Child Support ${expected}`])
})

test('a monthly order in a weekly payroll is a twelve fifty-second, rounded up', () => {
  expect(taken(pay(1000), support(433.33, { paymentPeriod: 'Monthly' }))).toEqual(['Child Support 100.00']) // 99.9992
})

test('two support orders share the ceiling in proportion, current before arrears', () => {
  const orders = [support(400, { id: 'a', arrears: usd(100) }), support(200, { id: 'b', arrears: usd(100) })]
  // 60% of 1,000 is just the current support; nothing is left for arrears.
  expect(garnish(pay(1000), orders).map(({ amount, short }) => [dollars(amount), dollars(short)])).toEqual([
    ['400.00', '100.00'],
    ['200.00', '100.00'],
  ])
  // 480 between 400 and 200 is 320 and 160.
  expect(taken(pay(800), ...orders)).toEqual(['Child Support 320.00 limit', 'Child Support 160.00 limit'])
})

test.each<[string, GarnishablePay, GarnishmentOrder[], string[]]>([
  [
    'support takes the creditor’s part: 280 ≥ 25% of 600',
    pay(600),
    [creditor('GA'), support(280)],
    ['Child Support 280.00', 'Creditor 0.00 limit'],
  ],
  [
    'support below 25% leaves the rest of the ceiling: 150 − 100',
    pay(600),
    [creditor('GA'), support(100)],
    ['Child Support 100.00', 'Creditor 50.00 limit'],
  ],
  [
    'a levy leaves only the exempt amount: 1,000 − 309.62 − 3 × 101.92',
    pay(1000),
    [levy('Single', 3), creditor('GA')],
    ['Federal Tax Levy 384.62', 'Creditor 250.00'],
  ],
  [
    'support ahead of a levy lowers take-home pay',
    pay(1000),
    [levy('Single', 3), support(300)],
    ['Child Support 300.00', 'Federal Tax Levy 84.62'],
  ],
  [
    'a levy served before the support order goes first',
    pay(1000),
    [levy('Single', 3, { received: day('2026-01-05') }), support(500, { received: day('2026-02-01') })],
    ['Federal Tax Levy 384.62', 'Child Support 500.00'],
  ],
  [
    'student loan: 15% of 10,000 a month',
    pay(10_000, { frequency: 'Monthly' }),
    [loan()],
    ['Student Loan 1500.00'],
  ],
  [
    'two student loans stop at 25% together',
    pay(1000),
    [loan(), loan({ id: 'second' })],
    ['Student Loan 150.00', 'Student Loan 100.00 limit'],
  ],
  [
    'orders of one agency share its 15%, and another agency has what is left of 25%',
    pay(1000),
    [
      loan({ agency: 'ed', amount: usd(100) }),
      loan({ agency: 'ed', id: 'second' }),
      { id: 'agency', type: 'Federal Agency Debt', agency: 'va' },
    ],
    ['Student Loan 100.00', 'Student Loan 50.00 limit', 'Federal Agency Debt 100.00 limit'],
  ],
  [
    'a levy that takes more than 25% leaves a student loan nothing, as support does (34 CFR 34.20)',
    pay(1000),
    [levy('Single', 3), loan()],
    ['Federal Tax Levy 384.62', 'Student Loan 0.00 limit'],
  ],
  [
    'a levy that takes less leaves it the rest of 25%: 250 − 180.78',
    pay(1000),
    [levy('Single', 5), loan()],
    ['Federal Tax Levy 180.78', 'Student Loan 69.22 limit'],
  ],
  [
    'health premiums are no disposable pay for an agency: 15% of 900',
    pay(1000, { healthPremiums: usd(100), deductions: usd(100), available: usd(900) }),
    [{ id: 'agency', type: 'Federal Agency Debt' }],
    ['Federal Agency Debt 135.00'],
  ],
  [
    'bankruptcy stays debts and levies, not support',
    pay(1000),
    [creditor('GA'), levy('Single', 0), support(200), bankruptcy(300)],
    ['Bankruptcy 300.00', 'Child Support 200.00', 'Federal Tax Levy 0.00 stayed', 'Creditor 0.00 stayed'],
  ],
  [
    'no more than the cash there is',
    pay(1000, { available: usd(120), deductions: usd(880) }),
    [support(200)],
    ['Child Support 120.00 cash'],
  ],
  [
    'a head of family in Missouri: 10%',
    pay(1000),
    [creditor('MO', { circumstance: 'headOfFamily' })],
    ['Creditor 100.00'],
  ],
  [
    'Mississippi: nothing in the first 30 days',
    pay(1000),
    [creditor('MS', { received: day('2026-05-14') }), creditor('MS', { received: day('2026-05-13') })],
    ['Creditor 250.00', 'Creditor 0.00 barred'],
  ],
  ['a balance ends it', pay(1000), [creditor('GA', { balance: usd(10) })], ['Creditor 10.00']],
  [
    'not yet, and no longer',
    pay(1000),
    [support(100, { effective: day('2026-06-13') }), creditor('GA', { end: day('2026-06-11') })],
    [],
  ],
  [
    'a state levy by percent, by amount, by default 25%',
    pay(1000),
    [
      { id: '1', type: 'State Tax Levy', percent: '10%' },
      { id: '2', type: 'State Tax Levy', amount: usd(300) },
      { id: '3', type: 'State Tax Levy' },
    ],
    ['State Tax Levy 100.00', 'State Tax Levy 300.00', 'State Tax Levy 250.00'],
  ],
])('%s', (_, given, orders, expected) => {
  expect(taken(given, ...orders)).toEqual(expected)
})

test('never more than the cash, whatever the orders', () => {
  const amount = fc.integer({ min: 0, max: 400_000 }).map((each) => cents(BigInt(each)))
  const order = fc.oneof(
    fc
      .tuple(amount, amount, fc.boolean(), fc.boolean())
      .map(([current, arrears, supportsSecondFamily, arrearsOver12Weeks]) =>
        support(0, { current, arrears, supportsSecondFamily, arrearsOver12Weeks }),
      ),
    fc
      .constantFrom<StateCode[]>('GA', 'CA', 'NY', 'TX', 'NV', 'OR', 'WA', 'ND', 'MN', 'HI')
      .map((state) => creditor(state)),
    fc.constantFrom<LevyStatus>('Single', 'Married').map((status) => levy(status, 2)),
    amount.map((each) => loan({ amount: each })),
    amount.map((each): GarnishmentOrder => ({ id: 'b', type: 'Bankruptcy', amount: each })),
  )
  fc.assert(
    fc.property(
      amount,
      amount,
      amount,
      fc.array(order, { maxLength: 5 }),
      (gross, taxes, deductions, orders) => {
        const left = (...parts: Cents[]) =>
          parts.reduce((rest, part) => cents(rest - (part < rest ? part : rest)), gross)
        const lines = garnish(
          pay(0, {
            gross,
            taxes: cents(gross - left(taxes)),
            deductions,
            available: left(taxes, deductions),
          }),
          orders,
        )
        expect(add(...lines.map((line) => line.amount)) <= left(taxes, deductions)).toBe(true)
        for (const line of lines) {
          expect(line.amount >= 0n && line.amount + line.short === line.wanted).toBe(true)
        }
      },
    ),
    { numRuns: 500 },
  )
})
