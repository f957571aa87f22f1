import { z } from 'zod'
import type { WageRecord } from '../domain/pay/facts.ts'
import {
  employeeTypes,
  employmentStatuses,
  paymentMethods,
  refTaxExemptions,
  wageBases,
} from '../domain/people/values.ts'
import type { Day } from '../kernel/dates.ts'
import { exemptions } from '../law/engine/exemptions.ts'
import { choice, date, hundredths, id, money } from './fields/fields.ts'

/** A wage as addUserWage and updateUserWage take one. */

export const whoseWage = { companyId: id('company'), userId: id('user') }

export const wageFields = {
  wageRate: money(),
  wageBasis: choice(wageBases),
  standardWorkingHours: hundredths(168).nullish(),
  userType: choice(employeeTypes).nullish(),
  employmentStatus: choice(employmentStatuses).nullish(),
  userRefTaxExempt: choice(refTaxExemptions).nullish(),
  differentialPay: choice(['Yes', 'No']).nullish(),
  startDate: date().nullish(),
  paymentMethod: choice(paymentMethods).nullish(),
  taxExemptions: z.array(choice(exemptions), 'must be a list').max(20).nullish(),
}

const sent = z.object(wageFields).partial()
export type WageSent = z.output<typeof sent>

/** What is sent over what was there; over nothing, what most people have. */
export function wageFrom(
  wage: WageSent,
  base: Pick<WageRecord, 'rate' | 'basis'> & Partial<WageRecord>,
  from: Day,
): WageRecord {
  const basis = wage.wageBasis ?? base.basis
  const weeklyHours = wage.standardWorkingHours ?? base.weeklyHours ?? 4000
  const differential = wage.differentialPay ? wage.differentialPay === 'Yes' : base.differentialPay
  return {
    from,
    rate: wage.wageRate ?? base.rate,
    basis,
    weeklyHours,
    paymentMethod: wage.paymentMethod ?? base.paymentMethod ?? 'Direct Deposit',
    employeeType: wage.userType ?? base.employeeType ?? usualType(basis),
    employmentStatus: wage.employmentStatus ?? base.employmentStatus ?? usualStatus(weeklyHours),
    refTaxExempt: wage.userRefTaxExempt ?? base.refTaxExempt ?? refTaxExemptions[0],
    differentialPay: differential ?? false,
    taxExemptions: wage.taxExemptions ?? base.taxExemptions ?? [],
  }
}

/** Overtime is owed unless an exemption is claimed (29 USC 207, 213). */
const usualType = (basis: string): string =>
  basis === 'Per Hour' ? 'Paid by the hour' : 'Salary/Eligible for overtime'

const usualStatus = (hundredthsOfHours: number): string =>
  employmentStatuses[hundredthsOfHours >= 3000 ? 0 : hundredthsOfHours >= 2000 ? 1 : 2]
