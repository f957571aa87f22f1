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

const paid = (userId: string, gross: bigint, net: bigint) => ({
  ...{ userId, gross, net, reimbursements: 0n, hours: 8000 },
})
const facts = (tips = 0n, overtimePremium: bigint | null = 0n) => ({
  ...{ earningHours: [8000], taxSubjects: [cents(900_00n)], uncollected: [cents(3n)] },
  ...{ tips: cents(tips), overtimePremium: overtimePremium === null ? null : cents(overtimePremium) },
})

test('a run comes to its lines by kind and code, whatever the edition of the law, and to its deposits', () => {
  const tally = new Tally()
  tally.count(
    lines([pay, 1000_00n], [tax, 14_50n], [matched, 14_50n]),
    { ...paid('a', 1000_00n, 985_50n), paymentMethod: 'Direct Deposit' },
    facts(),
  )
  tally.count(
    lines([pay, 200_00n], [later, 2_90n], [matched, 2_90n]),
    { ...paid('b', 200_00n, 197_10n), paymentMethod: 'Check' },
    facts(),
  )

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

test('what is kept of lines says who has them, and stands where the first that comes to something does', () => {
  const tally = new Tally()
  const check = { paymentMethod: 'Check' } as const
  tally.count(lines([tax, 0n], [pay, 100_00n]), { ...paid('a', 100_00n, 100_00n), ...check }, null)
  tally.count(
    lines([pay, 50_00n], [tax, 1n]),
    { ...paid('b', 50_00n, 49_99n), ...check },
    facts(10_00n, null),
  )
  const twice = { ...facts(0n, 7n), earningHours: [8000, null], taxSubjects: [] }
  tally.count(lines([pay, 50_00n], [pay, 1n]), { ...paid('c', 50_01n, 50_01n), ...check }, twice)

  const { rules, ...whole } = tally.lines
  expect(whole).toEqual({
    ...{ roster: 'a,b,c', people: 3, hours: 24_000, tips: 10_00n, overtimePremium: 7n },
    ...{ withoutPremium: 2, withoutFacts: 1, nets: [{ method: 'Check', net: 200_00n, place: 1999 }] },
  })
  expect(rules).toEqual([
    {
      ...{ ruleId: 1n, hours: 16_000, taxable: 0n, subject: 0n, amount: 200_01n, place: 1002 },
      ...{ uncollected: 0n, tipped: 0n, holders: Uint8Array.of(0b111) },
    },
    {
      ...{ ruleId: 2n, hours: 0, taxable: 0n, subject: 900_00n, amount: 1n, place: 2002 },
      ...{ uncollected: 3n, tipped: 0n, holders: Uint8Array.of(0b011) },
    },
  ])
})

test.each([
  // taxable   subject   tips     what of the taxable is tips
  [900_00n, 900_00n, 100_00n, 100_00n],
  [850_00n, 900_00n, 100_00n, 50_00n], // the cap leaves 50 of them
  [800_00n, 900_00n, 100_00n, 0n], // wages alone reach it
])('tips fill what wages leave of a base: %d of %d with %d', (taxable, subject, tips, tipped) => {
  const tally = new Tally()
  const own = { rules: [tax], bases: [taxable], amounts: [1n] }
  const known = { ...facts(tips), earningHours: [], taxSubjects: [cents(subject)] }
  tally.count(own, { ...paid('a', 0n, 0n), paymentMethod: 'Check' }, known)
  expect(tally.lines.rules[0]).toMatchObject({ taxable, subject, tipped })
})

test('of nobody it comes to nothing', () => {
  expect(new Tally().totals).toEqual({ deposits: 0n, lines: [] })
  expect(new Tally().lines).toMatchObject({ roster: '', people: 0, rules: [], nets: [] })
})

test('what is counted in pieces, in other threads, is what is counted at once', () => {
  const whole = new Tally()
  const pieces = [3, 1, 9, 250].map((people) => ({ people, tally: new Tally() }))
  let n = 0
  for (const { people, tally } of pieces) {
    for (let at = 0; at < people; at++) {
      n += 1
      // Some have nothing of a rule, of some it comes to something only later.
      const own = lines([pay, BigInt(n)], ...(n % 3 === 0 ? [[tax, BigInt(n - 3)] as [Rule, bigint]] : []), [
        n % 5 === 0 ? later : matched,
        7n,
      ])
      const paycheck = {
        ...paid(`person-${n}`, BigInt(n), BigInt(n - 1)),
        paymentMethod: n % 4 === 0 ? ('Check' as const) : ('Direct Deposit' as const),
      }
      const known = n % 11 === 0 ? null : facts(n % 7 === 0 ? 100n : 0n, n % 13 === 0 ? null : 1n)
      for (const each of [whole, tally]) each.count(own, paycheck, known)
    }
  }
  const together = new Tally()
  for (const { tally } of pieces) together.take(structuredClone(tally.counted))
  expect([together.lines, together.sums, together.totals]).toEqual([whole.lines, whole.sums, whole.totals])
  expect(together.rules).toEqual(whole.rules)
})
