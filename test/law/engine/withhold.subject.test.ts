import { expect, test } from 'vitest'
import { dollars } from '../../../src/kernel/money.ts'
import { owedLines, type Paid } from '../us/owed.ts'

const shown = (paid: Paid, code: string, payer: 'employee' | 'employer') => {
  const line = owedLines(paid).find((each) => each.code === code && each.payer === payer)!
  return [dollars(line.subject), dollars(line.taxable), line.rate, dollars(line.amount)]
}
const paid = (pay: number, code: string, toDate: number, more: Partial<Paid> = {}): Paid => ({
  state: 'TX',
  on: '2026-06-12',
  pay,
  toDate: { [code]: toDate },
  ...more,
})

// biome-ignore format: one payment a line
test.each([
  // code                    payer      year so far  pay    subject     taxable     billionths   amount
  ['US.socialSecurity',     'employee', 0,           5000, '5000.00', '5000.00', 62_000_000, '310.00'],
  ['US.socialSecurity',     'employee', 179_500,     5000, '5000.00', '5000.00', 62_000_000, '310.00'], // to the cap
  ['US.socialSecurity',     'employee', 184_000,     5000, '5000.00', '500.00',  62_000_000, '31.00'],  // over it
  ['US.socialSecurity',     'employer', 184_000,     5000, '5000.00', '500.00',  62_000_000, '31.00'],
  ['US.socialSecurity',     'employee', 184_500,     5000, '5000.00', '0.00',    62_000_000, '0.00'],   // beyond it
  ['US.futa',               'employer', 5_000,       2000, '2000.00', '2000.00', 6_000_000,  '12.00'],
  ['US.futa',               'employer', 6_000,       2000, '2000.00', '1000.00', 6_000_000,  '6.00'],
  ['US.futa',               'employer', 7_000,       2000, '2000.00', '0.00',    6_000_000,  '0.00'],
  ['US.medicare',           'employee', 500_000,     5000, '5000.00', '5000.00', 14_500_000, '72.50'],  // no cap
  ['US.additionalMedicare', 'employee', 190_000,     5000, '5000.00', '0.00',    9_000_000,  '0.00'],
  ['US.additionalMedicare', 'employee', 198_000,     5000, '5000.00', '3000.00', 9_000_000,  '27.00'],
] as const)('%s of the %s after %d: of %d', (code, payer, toDate, pay, ...expected) => {
  const counted = code === 'US.additionalMedicare' ? 'US.medicare' : code
  expect(shown(paid(pay, counted, toDate), code, payer)).toEqual(expected)
})

test.each([
  // A notice replaces the printed rate. Texas counts 9,000 a year.
  ['2.7%', 27_000_000, '1000.00', '27.00'],
  ['0.4125%', 4_125_000, '1000.00', '4.13'],
] as const)('an assigned rate of %s is kept', (printed, billionths, taxable, amount) => {
  const given = paid(3000, 'TX.sui', 8_000, { rates: { 'TX.sui': printed } })
  expect(shown(given, 'TX.sui', 'employer')).toEqual(['3000.00', taxable, billionths, amount])
})

test('an income tax has wages and no rate; a tax by the hour neither', () => {
  const lines = owedLines({ state: 'WA', on: '2026-06-12', pay: 1000, hours: 40, perHour: PER_HOUR })
  const income = lines.find(({ code }) => code === 'US.incomeTax')!
  expect([dollars(income.subject), dollars(income.taxable), income.rate]).toEqual([
    '1000.00',
    '1000.00',
    null,
  ])
  const perHour = lines.find(({ code }) => code === 'WA.lni')!
  expect(perHour.rate).toBeNull()
})

const PER_HOUR = { 'WA.lni': { employee: '0.1000', employer: '0.2000' } }
