import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DeductionType, EarningType } from '../../../src/domain/pay/elements.ts'
import type { GarnishmentOrder } from '../../../src/domain/pay/garnishment-order.ts'
import { splitNet } from '../../../src/domain/pay/net-split.ts'
import { calculatePaycheck } from '../../../src/domain/pay/paycheck.ts'
import type { Deduction, Earning, PaycheckInput } from '../../../src/domain/pay/paycheck-types.ts'
import { add, type Cents, cents, usd, ZERO } from '../../../src/kernel/money.ts'
import type { FilingStatus } from '../../../src/law/language/types.ts'
import { certificate, worker } from './worker.ts'

const states = ['CA', 'NY', 'GA', 'TX'] as const

const amount = (most: number): fc.Arbitrary<Cents> =>
  fc.integer({ min: 0, max: most }).map((each) => cents(BigInt(each)))

const earning: fc.Arbitrary<Earning> = fc.record({
  type: fc.constantFrom<EarningType[]>(
    'Regular',
    'Overtime',
    'Bonus',
    'Commission',
    'Cash Tips',
    'Group-Term Life',
    'Reimbursement',
  ),
  amount: amount(800_000),
})
const deduction: fc.Arbitrary<Deduction> = fc.record({
  type: fc.constantFrom<DeductionType[]>(
    'Medical',
    'HSA',
    'FSA',
    '401(k)',
    'Roth 401(k)',
    'Commuter',
    'Life',
  ),
  amount: amount(150_000),
})
const order: fc.Arbitrary<GarnishmentOrder> = fc.oneof(
  amount(100_000).map(
    (current): GarnishmentOrder => ({
      id: 'support',
      type: 'Child Support',
      current,
      arrears: ZERO,
      supportsSecondFamily: false,
      arrearsOver12Weeks: true,
    }),
  ),
  fc.constant<GarnishmentOrder>({ id: 'creditor', type: 'Creditor', state: 'GA', dependents: 0 }),
  fc.constant<GarnishmentOrder>({
    id: 'levy',
    type: 'Federal Tax Levy',
    status: 'Single',
    dependents: 1,
    additions: 0,
  }),
)
const paid: fc.Arbitrary<PaycheckInput> = fc
  .record({
    state: fc.constantFrom(...states),
    status: fc.constantFrom<FilingStatus[]>('Single', 'Married', 'Head of Household'),
    multipleJobs: fc.boolean(),
    dependents: fc.nat({ max: 4 }),
    earnings: fc.array(earning, { minLength: 1, maxLength: 4 }),
    deductions: fc.array(deduction, { maxLength: 4 }),
    garnishments: fc.array(order, { maxLength: 2 }),
  })
  .map(({ state, status, multipleJobs, dependents, earnings, deductions, garnishments }) =>
    worker(state, {
      earnings,
      deductions,
      garnishments,
      w4: { ...certificate, status, multipleJobs, dependents },
    }),
  )

test('every dollar is somewhere: gross + reimbursements = net + all that was taken + what was never money', () => {
  fc.assert(
    fc.property(paid, (input) => {
      const check = calculatePaycheck(input)
      const taxes = check.taxes.filter(({ payer }) => payer === 'employee').map((line) => line.amount)
      const taken = add(
        ...taxes,
        ...check.deductions.map((line) => line.amount),
        ...check.garnishments.map((line) => line.amount),
      )
      expect(check.gross + check.reimbursements).toBe(check.net + taken + check.notPaid)
      expect(check.net >= check.reimbursements).toBe(true)
      expect(
        [...check.taxes, ...check.deductions, ...check.garnishments].every((line) => line.amount >= 0n),
      ).toBe(true)
      for (const { wanted, amount: of } of check.deductions) expect(of <= wanted).toBe(true)
    }),
    { numRuns: 400 },
  )
})

test('within one table no tax falls as pay rises, and neither does net', () => {
  const pair = fc.tuple(amount(3_000_000), amount(300_000))
  fc.assert(
    fc.property(fc.constantFrom(...states), pair, (state, [less, more]) => {
      const check = (of: bigint) =>
        calculatePaycheck(worker(state, { earnings: [{ type: 'Regular', amount: cents(of) }] }))
      const [low, high] = [check(less), check(less + more)]
      for (const line of low.taxes) {
        const other = high.taxes.find(({ code, payer }) => code === line.code && payer === line.payer)
        expect(other!.amount >= line.amount).toBe(true)
      }
      // Whole-cent rounding of several taxes may move net by a cent or two.
      expect(high.net + 3n >= low.net).toBe(true)
    }),
    { numRuns: 200 },
  )
})

test('a year in periods never exceeds the year’s caps', () => {
  const pays = fc.array(amount(2_500_000), { minLength: 26, maxLength: 26 })
  fc.assert(
    fc.property(fc.constantFrom(...states), pays, (state, amounts) => {
      const taxes: Record<string, { wages: Cents; tax: Cents }> = {}
      let deferred = ZERO
      for (const each of amounts) {
        const check = calculatePaycheck(
          worker(state, {
            earnings: [{ type: 'Regular', amount: each }],
            deductions: [{ type: '401(k)', amount: usd(1500) }],
            yearToDate: { taxes, supplementalWages: ZERO, benefits: { '401(k)': { employee: deferred } } },
          }),
        )
        deferred = add(deferred, check.deductions[0]!.amount)
        for (const { code, payer, taxable, amount: tax } of check.taxes) {
          if (payer === 'employer' && code.startsWith('US.') && code !== 'US.futa') continue
          const before = taxes[code] ?? { wages: ZERO, tax: ZERO }
          taxes[code] = { wages: add(before.wages, taxable), tax: add(before.tax, tax) }
        }
      }
      expect(deferred <= usd(24_500)).toBe(true)
      expect(taxes['US.socialSecurity']!.wages <= usd(184_500)).toBe(true)
      expect(taxes['US.socialSecurity']!.tax <= add(usd(11_439), 26n)).toBe(true)
      expect(taxes['US.futa']!.wages <= usd(7000)).toBe(true)
    }),
    { numRuns: 20 },
  )
})

test('splits of net sum exactly', () => {
  const cuts = fc.array(fc.integer({ min: 1, max: 9999 }), { maxLength: 5 })
  fc.assert(
    fc.property(amount(10_000_000), cuts, (net, at) => {
      const marks = [...new Set([0, ...at, 10_000])].sort((a, b) => a - b)
      const accounts = marks.slice(1).map((mark, index) => ({
        id: `${index}`,
        percent: { numerator: BigInt(mark - marks[index]!), denominator: 10_000n },
      }))
      const shares = splitNet(net, accounts)
      expect(add(...shares.map((share) => share.amount))).toBe(net)
      expect(shares.every((share) => share.amount >= 0n)).toBe(true)
    }),
    { numRuns: 500 },
  )
})
