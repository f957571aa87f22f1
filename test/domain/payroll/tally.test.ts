import { expect, test } from 'vitest'
import type { LineKind, Rule } from '../../../src/domain/pay/lines.ts'
import { Tally } from '../../../src/domain/payroll/tally.ts'
import { cents } from '../../../src/kernel/money.ts'

const rule = (id: bigint, kind: LineKind, code: string, law = ''): Rule => ({
  id,
  kind,
  code,
  name: code,
  law,
  confidence: '',
})
const [pay, tax, later] = [
  rule(1n, 'earning', 'Salary'),
  rule(2n, 'employeeTax', 'US.medicare', 'US@2026'),
  rule(3n, 'employeeTax', 'US.medicare', 'US@2026-07'),
]
const matched = rule(4n, 'employerTax', 'US.medicare', 'US@2026')
const lines = (...of: readonly [Rule, bigint][]) => ({
  rules: of.map(([one]) => one),
  bases: of.map(() => cents(0n)),
  amounts: of.map(([, amount]) => cents(amount)),
})

test('a run comes to its lines by kind and code, whatever the edition of the law, and to its deposits', () => {
  const tally = new Tally()
  const paid = (gross: bigint, net: bigint) => ({
    ...{ gross: cents(gross), net: cents(net), reimbursements: cents(0n) },
  })
  tally.count(lines([pay, 1000_00n], [tax, 14_50n], [matched, 14_50n]), {
    ...{ check: paid(1000_00n, 985_50n), paymentMethod: 'Direct Deposit' },
  })
  tally.count(lines([pay, 200_00n], [later, 2_90n], [matched, 2_90n]), {
    ...{ check: paid(200_00n, 197_10n), paymentMethod: 'Check' },
  })

  expect(tally.totals).toEqual({
    deposits: 985_50n,
    lines: [
      { kind: 'employeeTax', code: 'US.medicare', name: 'US.medicare', amount: 17_40n },
      { kind: 'employerTax', code: 'US.medicare', name: 'US.medicare', amount: 17_40n },
    ],
  })
  expect(tally.sums).toMatchObject({
    ...{ gross: 1200_00n, net: 1182_60n, deposits: 985_50n, checks: 197_10n },
    ...{ employeeTaxes: 17_40n, employerTaxes: 17_40n, deductions: 0n, orders: 0n },
  })
  expect(tally.rules).toEqual([pay, tax, matched, later])
})

test('of nobody it comes to nothing', () => {
  expect(new Tally().totals).toEqual({ deposits: 0n, lines: [] })
})
