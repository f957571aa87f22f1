import type { WageFacts } from '../../../src/domain/pay/facts.ts'
import type { PeriodFacts } from '../../../src/domain/payroll/period.ts'
import {
  type BasePay,
  type GivenFacts,
  NO_YEAR,
  type PersonFacts,
} from '../../../src/domain/payroll/person.ts'
import { day } from '../../../src/kernel/dates.ts'
import { usd } from '../../../src/kernel/money.ts'

/** A worker in Texas at 25.00 an hour and two weeks of June 2026; tests say only what differs. */

export const period = {
  beginDate: day('2026-06-01'),
  endDate: day('2026-06-14'),
  frequency: 'BiWeekly',
  periodType: 'Regular',
} as PeriodFacts

/** By the hour, forty hours a week. */
export const at = (rate: number): WageFacts => ({
  from: day('2026-01-01'),
  rate: usd(rate),
  basis: 'Per Hour',
  weeklyHours: 4000,
  employeeType: 'Paid by the hour',
  paymentMethod: 'Check',
  taxExemptions: [],
  refTaxExempt: 'No, this employee is not tax exempt',
})

export const person = (given: GivenFacts, more: Partial<PersonFacts> = {}): PersonFacts => ({
  userId: 'u',
  name: 'Worker',
  workerType: 'W2',
  status: 'Active',
  dateOfJoin: day('2026-01-01'),
  exitDate: null,
  backupWithholding: false,
  work: { state: 'TX', city: 'Austin' },
  home: null,
  wages: [at(25)],
  w4: null,
  stateW4: {},
  perHour: null,
  accounts: [],
  garnishments: [],
  recurring: [],
  benefits: [],
  given,
  member: null,
  toDate: NO_YEAR,
  wasWithheld: true,
  ageAtYearEnd: null,
  priorYearSocialSecurityWages: usd(0),
  ...more,
})

export const row = (
  payCode: string,
  hours: number,
  rate: number | null,
  more: Partial<BasePay> = {},
): BasePay => ({
  payCode,
  rate: rate === null ? null : usd(rate),
  hours: hours * 100,
  multiplier: null,
  amount: null,
  ...more,
})

export const CA = { work: { state: 'CA', city: 'Los Angeles' } }
export const over = (hours: number, multiplier = 150, type = 'Overtime') => ({
  type,
  hours: hours * 100,
  multiplier,
})
export const bonus = (description: string, amount = 100) => ({ description, amount: usd(amount) })
export const plain = { hours: 8000, overtime: [over(10)] }
