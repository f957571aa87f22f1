import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RunContext } from '../../../src/domain/payroll/assemble.ts'
import { calculate } from '../../../src/domain/payroll/net-asked.ts'
import type { BenefitFacts, GivenFacts, PersonFacts } from '../../../src/domain/payroll/person.ts'
import { day } from '../../../src/kernel/dates.ts'
import { add, type Cents, cents, usd, ZERO } from '../../../src/kernel/money.ts'
import { at, bonus, over, period, person } from './people.ts'

const states = ['AL', 'CA', 'GA', 'IL', 'NY', 'OR', 'PA', 'TX'] as const
const registrations = Object.fromEntries(states.map((state) => [state, {}]))
const run = { period, payDate: day('2026-06-19'), registrations } as RunContext
const LOOK_UP = { allowProvisional: true }

type Lines = NonNullable<GivenFacts['compensation']>

const asked = (net: number, description = 'Bonus') => ({ ...bonus(description, net), isNet: true as const })

/** The same person with nothing of what was asked as net. */
const without = (who: PersonFacts): PersonFacts => ({
  ...who,
  given: {
    ...who.given,
    compensation: who.given.compensation!.map((line) => (line.isNet ? { ...line, amount: ZERO } : line)),
  },
})

const plan = (type: BenefitFacts['type'], employee: BenefitFacts['employee']): BenefitFacts => ({
  enrollmentId: `e-${type}`,
  name: type,
  type,
  employee,
  employer: ZERO,
  isAfterTax: false,
  coverage: null,
  annualLimit: null,
  planToDate: null,
  priorEmployerDeferrals: ZERO,
  arrears: ZERO,
})

const support = (amount: string): PersonFacts['garnishments'][number] => ({
  id: 'g-support',
  type: 'Child Support',
  agency: 'State',
  fields: { State: 'GA', 'Case Number': 'C-1', 'Current Support Amount': amount },
  taken: ZERO,
})

const money = (least: number, most: number): fc.Arbitrary<Cents> =>
  fc.integer({ min: least, max: most }).map((each) => cents(BigInt(each)))

const lines: fc.Arbitrary<Lines> = fc
  .tuple(
    fc.array(
      fc.record({
        description: fc.constantFrom('Bonus', 'Discretionary Bonus', 'Commission', 'Award'),
        amount: money(1, 2_000_000),
        isNet: fc.constant(true as const),
      }),
      { minLength: 1, maxLength: 2 },
    ),
    fc.array(fc.record({ description: fc.constantFrom('Bonus', 'Commission'), amount: money(1, 300_000) }), {
      maxLength: 1,
    }),
  )
  .map(([net, gross]) => [...gross, ...net])

const anyone: fc.Arbitrary<PersonFacts> = fc
  .record({
    state: fc.constantFrom(...states),
    rate: fc.integer({ min: 8, max: 120 }),
    hours: fc.constantFrom(0, 2000, 6413, 8000),
    overtime: fc.constantFrom(0, 0, 7.25, 12),
    compensation: lines,
    percent: fc.constantFrom(0, 0, 500, 1000),
    premium: fc.constantFrom(0, 0, 87, 240),
    loan: fc.constantFrom(0, 0, 150),
    earned: fc.constantFrom(0, 60_000, 183_900, 199_500, 1_000_000),
    wasWithheld: fc.boolean(),
    isOrdered: fc.boolean(),
  })
  .map((given) =>
    person(
      {
        hours: given.hours,
        ...(given.overtime > 0 && given.hours > 0 ? { overtime: [over(given.overtime)] } : {}),
        compensation: given.compensation,
        ...(given.loan > 0 ? { deductions: [{ description: 'Other', amount: usd(given.loan) }] } : {}),
      },
      {
        work: { state: given.state, city: '' },
        wages: [at(given.rate)],
        wasWithheld: given.wasWithheld,
        benefits: [
          ...(given.percent > 0 ? [plan('401(k)', { basisPoints: given.percent })] : []),
          ...(given.premium > 0 ? [plan('Medical', usd(given.premium))] : []),
        ],
        toDate: year(usd(given.earned)),
        garnishments: given.isOrdered ? [support('600.00')] : [],
      },
    ),
  )

const year = (earned: Cents): PersonFacts['toDate'] => ({
  totals: new Map(
    ['tax:US.socialSecurity', 'tax:US.medicare', 'tax:US.incomeTax'].map((code) => [
      code,
      { wages: earned, amount: cents(earned / 20n) },
    ]),
  ),
  supplementalWages: ZERO,
  gross: earned,
  net: earned,
})

test('whoever it is, the net pay rises by what was asked, to the cent', () => {
  fc.assert(
    fc.property(anyone, (who) => {
      const { check, netAsked } = paid(who)
      const wanted = add(...who.given.compensation!.map(({ isNet, amount }) => (isNet ? amount : ZERO)))
      const risen = check.net - (calculate(without(who), run, LOOK_UP)?.check.net ?? 0n)
      expect([netAsked?.asked, risen]).toEqual([wanted, wanted + netAsked!.over])
      expect(netAsked!.over).toBeGreaterThanOrEqual(0n)
      if (netAsked!.over > 0n) expectLeast(who)
    }),
    { numRuns: 150 },
  )
})

const paid = (who: PersonFacts, on = run) => calculate(who, on, LOOK_UP)!

/**
 * More than was asked is paid where no gross leaves exactly that: overtime rounds beside the pay, and where nothing is withheld
 * from the wages any more a bonus is taxed with them instead of flatly. A cent less of a line that is paid more leaves less than it asks.
 */
function expectLeast(who: PersonFacts): void {
  const solved = paid(who).assembled.input.earnings.filter(({ net }) => net !== undefined)
  const given = who.given.compensation!
  const netWith = (compensation: Lines) =>
    calculate({ ...who, given: { ...who.given, compensation } }, run, LOOK_UP)?.check.net ?? 0n
  let lines = given.map((line) => (line.isNet ? bonusOf(line, ZERO) : line))
  for (const [at, { isNet, amount }] of given.entries()) {
    if (!isNet) continue
    const [before, gross] = [netWith(lines), solved.shift()!.amount]
    const less = netWith(lines.with(at, bonusOf(lines[at]!, cents(gross - 1n)))) - before
    lines = lines.with(at, bonusOf(lines[at]!, gross))
    const risen = netWith(lines) - before
    expect(risen).toBeGreaterThanOrEqual(amount)
    if (risen > amount) expect(less).toBeLessThan(amount)
  }
}

const bonusOf = ({ isNet: _, ...line }: Lines[number], amount: Cents): Lines[number] => ({ ...line, amount })
const lineOf = (who: PersonFacts) => paid(who).assembled.input.earnings.find(({ net }) => net !== undefined)

const hourly = { hours: 8000 }

test('a net bonus beside the wages: the line is the gross, and keeps what was asked', () => {
  // Flat in Texas: 1,000 ÷ (1 − 22% − 6.2% − 1.45%) = 1,421.464…
  const line = lineOf(person({ ...hourly, compensation: [asked(1000)] }))
  expect([line?.amount, line?.net]).toEqual([usd(1421.46), usd(1000)])
})

test('where a tax has a step no gross may leave exactly the net: the least that leaves more is paid, and told', () => {
  // In New York the 401(k) of the bonus leaves 284.72 of the wages, of which nothing is withheld: it is taxed with them from there on.
  const compensation = [bonus('Bonus', 2729.68), asked(254.14)]
  const benefits = [plan('401(k)', { basisPoints: 500 }), plan('Medical', usd(87))]
  const { netAsked } = paid(
    person(
      { hours: 2000, compensation },
      { work: { state: 'NY', city: '' }, wages: [at(28)], wasWithheld: true, benefits },
    ),
  )
  expect(netAsked).toMatchObject({ asked: usd(254.14), gross: usd(475.82), over: usd(207.78) })
})

test('several are solved in their order, and gross pay beside them stays as it is', () => {
  const { check, assembled, netAsked } = paid(
    person({ ...hourly, compensation: [asked(100), bonus('Commission', 70), asked(200, 'Award')] }),
  )
  const amounts = assembled.input.earnings.map(({ type, amount, net }) => [type, net ?? amount])
  expect(amounts).toEqual([
    ['Regular', usd(2000)],
    ['Bonus', usd(100)],
    ['Commission', usd(70)],
    ['Award', usd(200)],
  ])
  const alone = paid(person({ ...hourly, compensation: [bonus('Commission', 70)] }))
  expect([netAsked?.asked, check.net - alone.check.net]).toEqual([usd(300), usd(300)])
})

test('what a percentage and an order take of it is paid with it, and told', () => {
  const { netAsked } = paid(
    person(
      { ...hourly, compensation: [asked(500)] },
      { benefits: [plan('401(k)', { basisPoints: 1000 })], garnishments: [support('2000.00')] },
    ),
  )
  expect(netAsked!.deducted).toBe(cents((netAsked!.gross + 5n) / 10n))
  expect(netAsked!.garnished > 0n).toBe(true)
  expect(netAsked!.over).toBe(0n)
})

test('overtime is owed on it, and is part of what the net rises by', () => {
  const who = person({ ...hourly, overtime: [over(10)], compensation: [asked(500)] })
  const { assembled, check, netAsked } = paid(who)
  const overtime = assembled.input.earnings.find(({ type }) => type === 'Overtime')
  expect(overtime?.regularRate?.other).toBe(netAsked!.gross)
  expect(check.net - paid(without(who)).check.net).toBe(usd(500) + netAsked!.over)
})

test('a bonus run has nothing else, and nothing is taken from the net', () => {
  const offCycle = { ...run, period: { ...period, periodType: 'Off-Cycle' } } as RunContext
  const { check } = paid(person({ compensation: [asked(750)] }), offCycle)
  expect(check.net).toBe(usd(750))
})

test('what takes all of the pay leaves no net', () => {
  const all = { id: 'i', item: 'Deduction' as const, type: 'Other', amount: null, basisPoints: 10_000 }
  const who = person({ ...hourly, compensation: [asked(500)] }, { recurring: [all] })
  expect(() => paid(who)).toThrow('No gross amount leaves a net of 500.00')
})
