import { expect, test } from 'vitest'
import { dollars, usd } from '../../../../../src/kernel/money.ts'
import { withhold } from '../../../../../src/law/engine/withhold.ts'
import { facts, taxOf } from '../../../facts.ts'

// year so far: social security, medicare; this pay; the three employee taxes
const rows = [
  [0, 0, 3000, ['186.00', '43.50', '0.00']],
  [180_000, 180_000, 8000, ['279.00', '116.00', '0.00']], // 4,500 left under 184,500
  [183_000, 199_000, 3000, ['93.00', '43.50', '18.00']], // 2,000 over 200,000
  [184_500, 200_000, 1000, ['0.00', '14.50', '9.00']], // both bounds themselves
  [184_499.99, 199_999.99, 0.5, ['0.00', '0.01', '0.00']], // one cent on either side
] as const

test.each(rows)('year %s and %s, pay %s', (socialSecurity, medicare, pay, taxes) => {
  const taxed = (wages: number) => ({ wages: usd(wages), tax: usd(0) })
  const { lines: found } = withhold(
    facts({
      on: '2026-06-12',
      every: 'BiWeekly',
      work: { state: 'TX' },
      pay,
      given: {
        yearToDate: {
          supplementalWages: usd(0),
          taxes: {
            'US.socialSecurity': taxed(socialSecurity),
            'US.medicare': taxed(medicare),
          },
        },
      },
    }),
  )
  const codes = ['US.socialSecurity', 'US.medicare', 'US.additionalMedicare']
  const amounts = codes.map((code) =>
    dollars(found.find((line) => line.code === code && line.payer === 'employee')!.amount),
  )
  expect(amounts).toEqual(taxes)
})

test('the additional tax counts Medicare wages, also where its own count is that of its taxable wages', () => {
  const taxes = {
    'US.medicare': { wages: usd(199_000), tax: usd(0) },
    'US.additionalMedicare': { wages: usd(0), tax: usd(0) },
  }
  const given = { yearToDate: { supplementalWages: usd(0), taxes } }
  const payment = { on: '2026-06-12', every: 'BiWeekly', work: { state: 'TX' }, pay: 3000, given } as const
  expect(dollars(taxOf(payment, 'US.additionalMedicare'))).toBe('18.00')
})

test('the employer pays the same share of the first two, and none of the third', () => {
  const { lines: found } = withhold(
    facts({ on: '2026-06-12', every: 'Annual', work: { state: 'TX' }, pay: 300_000 }),
  )
  const employer = found.filter(({ payer, law }) => payer === 'employer' && law.startsWith('US@'))
  expect(employer.map(({ code, amount }) => [code, dollars(amount)])).toEqual([
    ['US.socialSecurity', '11439.00'],
    ['US.medicare', '4350.00'],
    ['US.futa', '42.00'],
  ])
})

test('an exemption leaves the tax out', () => {
  const given = { exemptions: ['FICA', 'FUTA', 'SUI'] } as const
  const { lines: found } = withhold(
    facts({ on: '2026-06-12', every: 'Weekly', work: { state: 'TX' }, pay: 1000, given }),
  )
  expect(found.map(({ code }) => code)).toEqual(['US.incomeTax'])
})

// wages and tax of the year so far, this pay; what is withheld, and that of the employer. 184,500 × 6.2% = 11,439.00
test.each([
  [182_577.06, '11319.84', 10_143.17, '119.16', '119.22'], // 18 paychecks of 628.88 took 6 cents too much
  [182_577.06, '11319.78', 10_143.17, '119.22', '119.22'],
  [182_577.06, '11319.84', 1_922.94, '119.16', '119.22'], // the base to the cent
  [182_577.06, '11319.84', 1_922.93, '119.22', '119.22'], // a cent below it
  [182_577.06, '11319.70', 10_143.17, '119.22', '119.22'], // too little is not caught up
  [182_577.06, '11320.78', 10_143.17, '118.22', '119.22'], // a dollar
  [182_577.06, '11320.79', 10_143.17, '119.22', '119.22'], // more is no rounding
  [184_500, '11439.06', 10_143.17, '0.00', '0.00'],
])('year %s taxed %s, pay %s', (wages, tax, pay, employee, employer) => {
  const taxes = { 'US.socialSecurity': { wages: usd(wages), tax: usd(Number(tax)) } }
  const given = { yearToDate: { supplementalWages: usd(0), taxes } }
  const payment = facts({ on: '2026-10-16', every: 'BiWeekly', work: { state: 'TX' }, pay, given })
  const lines = withhold(payment, { explain: true }).lines.filter(({ code }) => code === 'US.socialSecurity')
  expect(lines.map(({ amount }) => dollars(amount))).toEqual([employee, employer])
  expect(lines.map(({ steps }) => steps!.at(-1)!.value)).toEqual([employee, employer])
})
