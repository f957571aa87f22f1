import { expect, test } from 'vitest'
import { dollars, usd } from '../../../../../../src/kernel/money.ts'
import { type Payment, taxOf } from '../../../../facts.ts'

const [EMPLOYEE, EMPLOYER] = ['CO-DENVER.occupationalPrivilege', 'CO-DENVER.occupationalPrivilegeEmployer']

const taxes = (pay: string, before?: { wages: number; employee: string; employer: string }) => {
  const month = (tax: string) => ({ wages: usd(before!.wages), tax: usd(tax) })
  const payment: Payment = {
    on: '2026-06-12',
    every: 'BiWeekly',
    pay,
    work: { state: 'CO', localities: ['CO-DENVER'] },
    given: {
      yearToDate: {
        supplementalWages: usd(0),
        taxes: before
          ? {
              [`${EMPLOYEE}:2026-06`]: month(before.employee),
              [`${EMPLOYER}:2026-06`]: month(before.employer),
            }
          : {},
      },
    },
  }
  return [dollars(taxOf(payment, EMPLOYEE)), dollars(taxOf(payment, EMPLOYER, 'employer'))]
}

// biome-ignore format: one payment a line
test.each([
  ['500.00', undefined,                                            ['5.75', '4.00'], '500 in the month'],
  ['499.99', undefined,                                            ['0.00', '0.00'], 'a cent below'],
  ['300.00', { wages: 200, employee: '0.00', employer: '0.00' },   ['5.75', '4.00'], '200 earlier in the month'],
  ['900.00', { wages: 900, employee: '5.75', employer: '4.00' },   ['0.00', '0.00'], 'taken once a month'],
] as const)('Denver: %s, before %o', (pay, before, expected, _because) => {
  expect(taxes(pay, before)).toEqual(expected)
})

test('Glendale asks for more than 750', () => {
  const work = { state: 'CO', localities: ['CO-GLENDALE'] }
  const taken = (pay: string) =>
    dollars(taxOf({ on: '2026-06-12', every: 'BiWeekly', pay, work }, 'CO-GLENDALE.occupationalPrivilege'))
  expect([taken('750.00'), taken('750.01')]).toEqual(['0.00', '5.00'])
})
