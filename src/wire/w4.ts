import { z } from 'zod'
import type { W4Facts } from '../domain/pay/facts.ts'
import { w4FilingStatuses, w4Forms } from '../domain/people/values.ts'
import { ZERO } from '../kernel/money.ts'
import { arizonaPercents } from '../law/engine/state-w4.ts'
import { choice, date, flag, money, percentage } from './fields/fields.ts'

/** A federal certificate as addW4Information and calculatePaycheck take one. The spelling is the interface's own. */

const count = () =>
  z.int('must be a whole number').min(0, 'must be at least 0').max(99, 'must be at most 99').nullish()

/** Hundredths of a percent that Form A-4 offers; 0 is no form. */
export const arizonaPercent = <Field extends z.ZodType<number | undefined>>(field: Field) =>
  field.refine((value) => value === undefined || arizonaPercents().includes(value / 100), {
    error: () => `must be one of ${arizonaPercents().join(', ')} (Form A-4; 0 is no form)`,
  })

export const w4Fields = {
  haveMultipleJob: flag().nullish(),
  dependents: count(),
  dependentsAbove18: count(),
  dependentsAmount: money().nullish(),
  effectiveDate: date().nullish(),
  otherIncome: money().nullish(),
  otherDeduction: money().nullish(),
  extraWithholding: money().nullish(),
  hasMiltarySpouseExemption: flag().nullish(),
  stateAdditionalDeduction: money().nullish(),
  isNonResident: flag().nullish(),
  azDeductionPercent: arizonaPercent(percentage()),
  isExempt: flag().nullish(),
  form: choice(w4Forms).nullish(),
  allowances: count(),
}

export const w4FilingStatus = () => choice(w4FilingStatuses)

const sent = z.object(w4Fields).partial().extend({ w4FilingStatus: w4FilingStatus() })
type W4Sent = z.output<typeof sent>

/** Amounts that were not sent are 0, answers that were not sent are no. */
export const w4From = (w4: W4Sent): W4Facts => ({
  form: w4.form ?? '2020',
  filingStatus: w4.w4FilingStatus,
  multipleJobs: w4.haveMultipleJob ?? false,
  dependents: w4.dependents ?? 0,
  otherDependents: w4.dependentsAbove18 ?? 0,
  dependentsAmount: w4.dependentsAmount ?? null,
  otherIncome: w4.otherIncome ?? ZERO,
  deductions: w4.otherDeduction ?? ZERO,
  extra: w4.extraWithholding ?? ZERO,
  militarySpouse: w4.hasMiltarySpouseExemption ?? false,
  stateExtra: w4.stateAdditionalDeduction ?? ZERO,
  nonresident: w4.isNonResident ?? false,
  arizonaBasisPoints: w4.azDeductionPercent ?? 0,
  exempt: w4.isExempt ?? false,
  allowances: w4.allowances ?? 0,
})
