import { describe, expect, test } from 'vitest'
import { day } from '../../../src/kernel/dates.ts'
import { dollars, usd } from '../../../src/kernel/money.ts'
import { rate } from '../../../src/kernel/rate.ts'
import { withhold } from '../../../src/law/engine/withhold.ts'
import { facts, type Payment, taxOf } from '../facts.ts'

const PAY: Payment = { on: '2026-06-12', every: 'BiWeekly', work: { state: 'GA' }, pay: 2000 }

describe('unknown is refused by name', () => {
  const faults: readonly (readonly [string, Partial<Payment>, string])[] = [
    ['a state nobody filed', { work: { state: 'ZZ' } }, 'No law is known for ZZ'],
    [
      'a place nobody filed',
      { home: { state: 'GA', localities: ['GA-NOWHERE'] } },
      'No law is known for GA-NOWHERE',
    ],
    ['a day before the first edition', { on: '2019-06-14' }, 'no law is known for 2019-06-14'],
    ['a day after the last check', { on: '2027-01-04' }, 'checked through 2026-12-31, not for 2027-01-04'],
    ['a name the certificate lacks', { stateW4: { blockA: 1 } }, 'GA: blockA is not on the certificate'],
    ['an unknown status', { stateW4: { status: 'E' } }, 'GA: E is not a value of status'],
    ['a number that is none', { stateW4: { dependents: 'two' } }, 'GA: two is not a value of dependents'],
    ['a negative number', { stateW4: { dependents: -1 } }, 'GA: -1 is not a value of dependents'],
    ['half a dependent', { stateW4: { dependents: 1.5 } }, 'GA: 1.5 is not a value of dependents'],
    ['a payment beyond reason', { pay: 100_000_001 }, 'beyond exact calculation'],
    [
      'millions every day',
      { pay: 2_500_000, every: 'Daily', work: { state: 'CT' }, stateW4: { code: 'A' } },
      'beyond exact calculation',
    ],
  ]
  test.each(faults)('%s', (_, given, message) => {
    expect(() => withhold(facts({ ...PAY, ...given }))).toThrow(message)
  })
})

test('past the last check a sandbox goes on with the newest edition, marked provisional', () => {
  const { lines } = withhold(facts({ ...PAY, on: '2027-01-04' }), { allowProvisional: true })
  expect(new Set(lines.map(({ confidence }) => confidence))).toEqual(new Set(['provisional']))
  expect(lines.find(({ code }) => code === 'GA.incomeTax')?.law).toBe('GA@2026-05-11#1')
})

test('the line says which law, edition and revision decided, and each step can be followed', () => {
  const line = withhold(facts(PAY), { explain: true }).lines.find(({ code }) => code === 'GA.incomeTax')!
  expect(line).toMatchObject({
    taxName: 'GA - State Withholding Tax',
    payer: 'employee',
    law: 'GA@2026-05-11#1',
    confidence: 'verified',
    amount: usd('71.01'),
  })
  expect(line.steps?.map(({ line: name, value }) => [name, value])).toEqual([
    ['annual', '52000.00'],
    ['deduction', '15000.00'],
    ['allowances', '0.00'],
    ['taxable', '37000.00'],
    ['tax', '1846.30'],
    ['withholding', '71.01'],
  ])
  expect(line.steps?.[3]?.inputs).toEqual({ annual: '52000.00', deduction: '15000.00', allowances: '0.00' })
})

test('without being asked there are no steps', () => {
  expect(withhold(facts(PAY)).lines.every(({ steps }) => steps === undefined)).toBe(true)
})

test('the explanation names the row that was used, not the one of the branch that was not', () => {
  const row = (multipleJobs: boolean) =>
    withhold(facts({ ...PAY, w4: { multipleJobs } }), { explain: true })
      .lines.find(({ code }) => code === 'US.incomeTax')!
      .steps!.find(({ line }) => line.startsWith('2g'))!.inputs.row
  expect(row(false)).toBe('at least 19900: 1240 + 12% of the excess')
  expect(row(true)).toBe('at least 33250: 2900 + 22% of the excess')
})

test('the rate of the notice wins over the new employer rate', () => {
  const given = { employer: { rates: { 'GA.sui': rate('0.04%') } } }
  expect(dollars(taxOf(PAY, 'GA.sui', 'employer'))).toBe('54.00')
  expect(dollars(taxOf({ ...PAY, given }, 'GA.sui', 'employer'))).toBe('0.80')
})

describe('work state and home state', () => {
  const taxes = (payment: Payment): Record<string, string> =>
    Object.fromEntries(
      withhold(facts(payment))
        .lines.filter(({ code }) => code.endsWith('.incomeTax') && !code.startsWith('US.'))
        .map(({ code, amount }) => [code, dollars(amount)]),
    )
  test('a home state without tax adds nothing', () => {
    expect(taxes({ ...PAY, home: { state: 'TX' } })).toEqual({ 'GA.incomeTax': '71.01' })
  })
  test('a work state without tax leaves all to the home state', () => {
    expect(taxes({ ...PAY, work: { state: 'TX' }, home: { state: 'GA' } })).toEqual({
      'GA.incomeTax': '71.01',
    })
  })
  test('two that tax: the home state gives credit for the work state', () => {
    // New York takes 87.42 of 2,000; Georgia's 71.01 is used up.
    const both = taxes({ ...PAY, work: { state: 'NY' }, home: { state: 'GA' } })
    expect(both['GA.incomeTax']).toBe('0.00')
    expect(Object.keys(both)).toEqual(['NY.incomeTax', 'GA.incomeTax'])
  })
  test('a service member’s spouse owes the work state nothing', () => {
    expect(taxes({ ...PAY, given: { militarySpouse: true } })).toEqual({})
  })
})

test('the date that the law selects by picks the edition', () => {
  const given = { payDate: day('2026-05-11'), periodStart: day('2026-04-26'), periodEnd: day('2026-05-09') }
  const line = withhold(facts({ ...PAY, given })).lines.find(({ code }) => code === 'GA.incomeTax')!
  expect(line.law).toBe('GA@2026-05-11#1')
})

test('extra withholding of both certificates is added once, after the tax', () => {
  const payment = { ...PAY, stateW4: { extra: 12.5 }, given: { stateExtra: usd(5) } }
  expect(dollars(taxOf(payment, 'GA.incomeTax'))).toBe('88.51')
})
