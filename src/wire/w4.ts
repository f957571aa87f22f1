import { z } from 'zod'
import { w4FilingStatuses, w4Forms } from '../domain/people/values.ts'
import type { Day } from '../kernel/dates.ts'
import { ZERO } from '../kernel/money.ts'
import { choice, date, flag, money, percentage } from './fields/fields.ts'

/** A federal withholding certificate as addW4Information takes it. */

const count = () =>
  z.int('must be a whole number').min(0, 'must be at least 0').max(99, 'must be at most 99').nullish()

export const w4Fields = {
  w4FilingStatus: choice(w4FilingStatuses),
  haveMultipleJob: flag().nullish(),
  dependents: count(),
  dependentsAbove18: count(),
  otherIncome: money().nullish(),
  otherDeduction: money().nullish(),
  extraWithholding: money().nullish(),
  hasMiltarySpouseExemption: flag().nullish(),
  stateAdditionalDeduction: money().nullish(),
  isNonResident: flag().nullish(),
  azDeductionPercent: percentage(),
  isExempt: flag().nullish(),
  form: choice(w4Forms).nullish(),
  allowances: count(),
  effectiveDate: date().nullish(),
}

const sent = z.object(w4Fields)

/** Amounts left out are 0, answers left out are no. */
export const certificateOf = (w4: z.output<typeof sent>, today: Day) => ({
  effectiveFrom: w4.effectiveDate ?? today,
  form: w4.form ?? '2020',
  filingStatus: w4.w4FilingStatus,
  multipleJobs: w4.haveMultipleJob ?? false,
  dependents: w4.dependents ?? 0,
  dependentsAbove18: w4.dependentsAbove18 ?? 0,
  otherIncome: w4.otherIncome ?? ZERO,
  otherDeduction: w4.otherDeduction ?? ZERO,
  extraWithholding: w4.extraWithholding ?? ZERO,
  militarySpouseExemption: w4.hasMiltarySpouseExemption ?? false,
  stateAdditionalDeduction: w4.stateAdditionalDeduction ?? ZERO,
  isNonresident: w4.isNonResident ?? false,
  azBasisPoints: w4.azDeductionPercent ?? 0,
  isExempt: w4.isExempt ?? false,
  allowances: w4.allowances ?? 0,
})
