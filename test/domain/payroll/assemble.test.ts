import { expect, test } from 'vitest'
import { assemble } from '../../../src/domain/payroll/assemble.ts'
import type { PersonFacts } from '../../../src/domain/payroll/person.ts'
import { day } from '../../../src/kernel/dates.ts'
import { usd } from '../../../src/kernel/money.ts'
import { person } from './people.ts'

const memberIn = (state: string): PersonFacts =>
  person(
    {},
    {
      work: { state, city: 'Anywhere' },
      wages: [],
      member: { included: true, amount: usd(1000), paymentMethod: null, paidOutside: false },
    },
  )

// biome-ignore format: one registration a line
test.each([
  ['PA', { 'Local Services Tax': '52.00' }, ['PA-LST'], { 'PA-LST.localServices': usd(52) }],
  ['PA', { 'Earned Income Tax Rate': '1%' }, undefined, undefined],
  ['GA', {}, undefined, undefined],
] as const)('%s registered with %j: the work is done in %j', (state, values, localities, amounts) => {
  const period = {
    payPeriodId: 'p',
    beginDate: day('2026-06-01'),
    endDate: day('2026-06-14'),
    frequency: 'BiWeekly',
    periodType: 'Missing',
  }
  const run = { period, payDate: day('2026-06-19'), registrations: { [state]: values } }
  const { input } = assemble(memberIn(state), run as unknown as Parameters<typeof assemble>[1])!
  expect(input.work).toEqual(localities === undefined ? { state } : { state, localities })
  expect(input.employer.amounts).toEqual(amounts)
  expect(input.resident).toEqual({ state })
})
