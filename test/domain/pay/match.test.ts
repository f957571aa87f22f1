import { expect, test } from 'vitest'
import type { MatchFormula } from '../../../src/domain/pay/match-formula.ts'
import { calculatePaycheck } from '../../../src/domain/pay/paycheck.ts'
import type { BenefitToDate, Deduction, PaycheckInput } from '../../../src/domain/pay/paycheck-types.ts'
import { day } from '../../../src/kernel/dates.ts'
import { type Cents, dollars, usd, ZERO } from '../../../src/kernel/money.ts'
import { rate } from '../../../src/kernel/rate.ts'
import { worker } from './worker.ts'

/** 100 % of the first 3 % of pay, 50 % of the next 2 %. */
const SAFE: MatchFormula = {
  tiers: [
    { share: 10_000, ofPay: 300 },
    { share: 5000, ofPay: 200 },
  ],
  basis: 'Paycheck',
  countsCatchUp: true,
}
const YEAR: MatchFormula = { ...SAFE, basis: 'Year' }

const deferral = (percent: string, more: Partial<Deduction> = {}): Deduction => ({
  type: '401(k)',
  amount: { percent: rate(percent) },
  match: SAFE,
  ...more,
})

/** Of the year before this payment. */
interface Before extends Partial<BenefitToDate> {
  readonly paid?: Cents
}

const matched = (
  deductions: readonly Deduction[],
  { paid = ZERO, ...before }: Before = {},
  more: Partial<PaycheckInput> = {},
) =>
  calculatePaycheck(
    worker('TX', {
      earnings: [{ type: 'Regular', amount: usd(10_000) }],
      deductions,
      yearToDate: {
        taxes: {},
        supplementalWages: ZERO,
        paid,
        benefits: { '401(k)': { employee: ZERO, ...before } },
      },
      ...more,
    }),
  )

const amounts = (...asked: Parameters<typeof matched>): string[] =>
  matched(...asked).deductions.map(({ match }) => (match ? dollars(match.amount) : 'none'))

test.each<[string, readonly Deduction[], Before, Partial<PaycheckInput>, string[]]>([
  ['nothing deferred', [deferral('0%')], {}, {}, []],
  ['in the first tier', [deferral('2%')], {}, {}, ['200.00']], // 2 % of 10,000
  ['the first tier, full', [deferral('3%')], {}, {}, ['300.00']],
  ['in the second tier', [deferral('4%')], {}, {}, ['350.00']], // 300 + 50 % of 100
  ['both tiers, full', [deferral('5%')], {}, {}, ['400.00']], // 300 + 50 % of 200
  ['above the tiers', [deferral('10%')], {}, {}, ['400.00']],
  // 3 % before tax fills the first tier; 2 % Roth goes on in the second: 300, and 100.
  [
    'both kinds together',
    [deferral('3%'), deferral('2%', { type: 'Roth 401(k)' })],
    {},
    {},
    ['300.00', '100.00'],
  ],
  // Everybody gets 3 % of pay beside the match.
  [
    'beside a nonelective contribution',
    [deferral('5%', { employer: { percent: rate('3%') } })],
    {},
    {},
    ['400.00'],
  ],
  [
    'up to its cap',
    [deferral('5%', { match: { ...SAFE, annualCap: usd(5000) } })],
    { match: usd(4700) },
    {},
    ['300.00'],
  ],
  // 24,500 − 24,300 = 200 are no catch-up.
  [
    'without catch-up',
    [deferral('5%', { match: { ...SAFE, countsCatchUp: false } })],
    { employee: usd(24_300) },
    { person: { ageAtYearEnd: 55 } },
    ['200.00'],
  ],
  [
    'with catch-up',
    [deferral('5%')],
    { employee: usd(24_300) },
    { person: { ageAtYearEnd: 55 } },
    ['400.00'],
  ],
  // Of 10,000 only 360,000 − 352,000 = 8,000 counts: 240 + 50 % of 160.
  ['pay up to 401(a)(17)', [deferral('5%')], { paid: usd(352_000) }, {}, ['320.00']],
  ['pay above 401(a)(17)', [deferral('5%')], { paid: usd(360_000) }, {}, ['0.00']],
  // 72,000 − (10,000 + 500 of the worker) − 61,400 = 100.
  ['415(c)', [deferral('5%')], { employee: usd(10_000), employer: usd(61_400) }, {}, ['100.00']],
  // The same with a match of before: it is an addition too.
  [
    '415(c) and earlier matches',
    [deferral('5%')],
    { employee: usd(10_000), match: usd(61_400) },
    {},
    ['100.00'],
  ],
  // Catch-up is no addition: 24,500 counts of 26,000 + 500; 72,000 − 24,500 − 47,400 = 100.
  [
    '415(c) but for catch-up',
    [deferral('5%')],
    { employee: usd(26_000), employer: usd(47_400) },
    { person: { ageAtYearEnd: 55 } },
    ['100.00'],
  ],
  // 50,000 + 10,000 were paid, 5,000 + 0 deferred: 3 % is 1,800, half of 1,200 is 600, less 2,000.
  [
    'the year, after deferrals stopped',
    [deferral('0%', { match: YEAR })],
    { paid: usd(50_000), employee: usd(5000), match: usd(2000) },
    {},
    ['400.00'],
  ],
  // 5 % of the year so far was reached late: 60,000 × 4 % = 2,400, less nothing yet, of 3,500 deferred in all.
  ['the year, trued up', [deferral('35%', { match: YEAR })], { paid: usd(50_000) }, {}, ['2400.00']],
  // 2,500 + 500 deferred, 4,000 matched before at another formula: nothing is taken back.
  [
    'the year, never less than nothing',
    [deferral('5%', { match: YEAR })],
    { paid: usd(50_000), employee: usd(2500), match: usd(4000) },
    {},
    ['none'],
  ],
  // 360,000 of 365,000: 4 % is 14,400, less 14,000.
  [
    'the year, up to 401(a)(17)',
    [deferral('5%', { match: YEAR })],
    { paid: usd(355_000), employee: usd(17_750), match: usd(14_000) },
    {},
    ['400.00'],
  ],
])('a match formula gives, %s', (_, deductions, before, more, expected) => {
  expect(amounts(deductions, before, more)).toEqual(expected)
})

test('a year of uneven deferrals comes to the formula of the year, to the cent', () => {
  // 26 paychecks of 3,333.33; 20 % in the first six, then nothing, then 1 %.
  let [paid, employee, match] = [0n, 0n, 0n]
  for (let n = 0; n < 26; n++) {
    const percent = n < 6 ? '20%' : n < 15 ? '0%' : '1%'
    const pay = usd(3333.33)
    const [line] = matched(
      [deferral(percent, { match: YEAR })],
      { paid: paid as Cents, employee: employee as Cents, match: match as Cents },
      { earnings: [{ type: 'Regular', amount: pay }] },
    ).deductions
    paid += pay
    employee += line?.amount ?? 0n
    match += line?.match?.amount ?? 0n
  }
  expect(dollars(employee)).toBe('4366.65') // 6 × 666.67 + 11 × 33.33
  // 86,666.58 was paid: 3 % is 2,599.9974, the next 2 % 1,733.3316, of which half; 4,366.65 is above both.
  expect(dollars(match)).toBe('3466.66') // 2,599.9974 + 866.6658
})

test('what pay does not suffice for is not matched', () => {
  // 10,000 − 9,500 leaves 500, and FICA takes 7.65 % of it: 461.75 are deferred of 9,000.
  const [medical, plan] = matched([deferral('90%'), { type: 'Medical', amount: usd(9500) }]).deductions
  expect([medical, plan].map((line) => dollars(line!.amount))).toEqual(['9500.00', '461.75'])
  expect(dollars(plan!.match!.amount)).toBe('380.88') // 300 + half of 161.75
})

test('what a limit cuts of the employer’s money is told', () => {
  const cut = (...asked: Parameters<typeof matched>) =>
    matched(...asked).notTaken.map(({ kind, amount, reason }) => [kind, dollars(amount), reason])
  expect(cut([deferral('5%')], { paid: usd(352_000) })).toEqual([['contribution', '80.00', 'limit']]) // 400 − 320
  expect(cut([deferral('5%')])).toEqual([])
  // 3 % of 10,000 is 300; 72,000 − 500 − 71,400 = 100 for both: the nonelective part comes first.
  expect(cut([deferral('5%', { employer: { percent: rate('3%') } })], { employer: usd(71_400) })).toEqual([
    ['contribution', '600.00', 'limit'],
  ]) // 700 − 100
})

test('what the employer gave leaves the worker the rest of 415(c), and catch-up beside it', () => {
  const own = (before: Before, more: Partial<PaycheckInput> = {}) =>
    matched([deferral('5%')], before, more).deductions.map(({ amount }) => dollars(amount))
  expect(own({ employer: usd(71_900) })).toEqual(['100.00']) // 72,000 − 71,900
  expect(own({ employer: usd(72_000) })).toEqual(['0.00'])
  expect(own({ employer: usd(71_900) }, { person: { ageAtYearEnd: 55 } })).toEqual(['500.00']) // 8,000 more
})

test('limits go by the pay date', () => {
  const in2025 = { payDate: day('2025-06-13'), periodStart: day('2025-05-31'), periodEnd: day('2025-06-13') }
  expect(amounts([deferral('5%')], { paid: usd(345_000) }, in2025)).toEqual(['200.00']) // 4 % of 350,000 − 345,000
  // 70,000 − 500 − 69,400.
  expect(amounts([deferral('5%')], { employer: usd(69_400) }, in2025)).toEqual(['100.00'])
})

test('severance is not matched: 3% and half of 2% of 10,000', () => {
  const check = matched(
    [deferral('6%')],
    {},
    {
      earnings: [
        { type: 'Regular', amount: usd(10_000) },
        { type: 'Severance', amount: usd(5000) },
      ],
    },
  )
  expect(check.deductions.map(({ amount, match }) => [dollars(amount), dollars(match!.amount)])).toEqual([
    ['600.00', '400.00'],
  ])
})
