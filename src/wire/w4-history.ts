import { z } from 'zod'
import type { W4Facts } from '../domain/pay/facts.ts'
import type { Day } from '../kernel/dates.ts'
import { cents } from '../kernel/money.ts'
import { amount } from './fields/fields.ts'
import type { InForce } from './in-force.ts'

/** Certificates of a worker over time, in the words in which addW4Information takes them. */

const standing = {
  effectiveDate: z.string().describe('The first day on which it counts.'),
  endDate: z.string().nullable().describe('The last day, before the next one begins; null for the last.'),
  standing: z.enum(['past', 'current', 'future']).describe('Whether it counts today.'),
}

export const w4HistoryRecord = z.object({
  ...standing,
  form: z.string(),
  w4FilingStatus: z.string(),
  haveMultipleJob: z.boolean(),
  dependents: z.int(),
  dependentsAbove18: z.int(),
  dependentsAmount: amount().nullable(),
  otherIncome: amount(),
  otherDeduction: amount(),
  extraWithholding: amount(),
  hasMiltarySpouseExemption: z.boolean(),
  stateAdditionalDeduction: amount(),
  isNonResident: z.boolean(),
  azDeductionPercent: z.number(),
  isExempt: z.boolean(),
  allowances: z.int(),
})

export const stateW4HistoryRecord = z.object({
  stateCode: z.string().describe('The state whose form it is.'),
  ...standing,
  fields: z.record(z.string(), z.string()).describe('What was given, by the keys of getStateW4FormFields.'),
})

export const w4HistoryForm = (
  w4: W4Facts & { readonly effectiveFrom: Day },
  inForce: InForce,
): z.output<typeof w4HistoryRecord> => ({
  effectiveDate: w4.effectiveFrom,
  ...inForce,
  form: w4.form,
  w4FilingStatus: w4.filingStatus,
  haveMultipleJob: w4.multipleJobs,
  dependents: w4.dependents,
  dependentsAbove18: w4.otherDependents,
  dependentsAmount: w4.dependentsAmount,
  otherIncome: cents(w4.otherIncome),
  otherDeduction: cents(w4.deductions),
  extraWithholding: cents(w4.extra),
  hasMiltarySpouseExemption: w4.militarySpouse,
  stateAdditionalDeduction: cents(w4.stateExtra),
  isNonResident: w4.nonresident,
  azDeductionPercent: w4.arizonaBasisPoints / 100,
  isExempt: w4.exempt,
  allowances: w4.allowances,
})
