import { z } from 'zod'
import { monthName } from '../domain/benefits/effective-months.ts'
import {
  type Contribution,
  contributionOf,
  type Election,
  enrollmentMachine,
  type GivenContribution,
} from '../domain/benefits/enrollment.ts'
import { type BenefitType, planTypeOf } from '../domain/benefits/values.ts'
import type { Cents } from '../kernel/money.ts'
import { amount, money, percentage, text } from './fields/fields.ts'

/** Benefits as bodies give them and replies show them. */

/** So much a regular paycheck, or a percentage of every paycheck; one of the two for each side. */
export const contributionFields = {
  employeeAmount: money().nullish(),
  employeePercent: percentage().meta({ examples: [null] }),
  employerAmount: money().nullish(),
  employerPercent: percentage().meta({ examples: [null] }),
}

/** A month as getBenefitValidEffectiveMonths names it. */
export const effectiveMonth = () => text(20).meta({ examples: ['December 2026'] })

const benefitRefusals = {
  bothGiven: 'Give an amount or a percent for {side}, not both',
} as const

export const planRefusals = {
  ...benefitRefusals,
  nameTaken: 'Benefit plan name already in use',
  notMatched: 'matchFormula goes with a 401(k) or Roth 401(k) only',
  tooMuchPay: 'The tiers of matchFormula may not cover more than 100 percent of pay',
} as const

const monthRefusals = {
  invalidMonth: 'Invalid EffectiveMonth: benefits can become effective in {first} to {last}',
} as const

export const enrollmentRefusals = {
  ...benefitRefusals,
  ...monthRefusals,
  notDeferral: 'priorEmployerDeferrals goes with a 401(k) or Roth 401(k) only',
} as const

interface Sides {
  readonly employeeAmount?: Cents | null | undefined
  readonly employeePercent?: number | undefined
  readonly employerAmount?: Cents | null | undefined
  readonly employerPercent?: number | undefined
}

/** Each side as given, else as it stands; the name of the first side that was given twice. */
export function sidesOf(
  sent: Sides,
  otherwise?: { readonly employee: Contribution; readonly employer: Contribution },
): { employee: Contribution | undefined; employer: Contribution | undefined } | 'employee' | 'employer' {
  const employee = contributionOf(given(sent.employeeAmount, sent.employeePercent), otherwise?.employee)
  if (employee === 'both') return 'employee'
  const employer = contributionOf(given(sent.employerAmount, sent.employerPercent), otherwise?.employer)
  return employer === 'both' ? 'employer' : { employee, employer }
}

const given = (amount: Cents | null | undefined, percent: number | undefined): GivenContribution => ({
  amount,
  percent,
})

export const NOT_SET: Contribution = { amount: null, basisPoints: null }
export const NOTHING: Contribution = { amount: 0n as Cents, basisPoints: null }

/** Money deferred elsewhere counts against the limit of deferrals, and of nothing else. */
export const isOutOfPlace = (type: BenefitType, priorEmployerDeferrals: Cents | null | undefined): boolean =>
  !!priorEmployerDeferrals && planTypeOf(type).asks !== 'deferral'

export const contributionRecord = {
  employeeAmount: amount().nullable(),
  employeePercent: z.number().nullable(),
  employerAmount: amount().nullable(),
  employerPercent: z.number().nullable(),
}

export const contributionForm = ({ employee, employer }: Pick<Election, 'employee' | 'employer'>) => ({
  employeeAmount: employee.amount,
  employeePercent: percentOf(employee),
  employerAmount: employer.amount,
  employerPercent: percentOf(employer),
})

const percentOf = ({ basisPoints }: Contribution): number | null =>
  basisPoints === null ? null : basisPoints / 100

export const electionRecord = z.object({
  effectiveMonth: z.string(),
  coverage: z.string(),
  ...contributionRecord,
})

export const electionForm = (election: Election) => ({
  effectiveMonth: monthName(election.effectiveFrom),
  coverage: election.coverage ?? '',
  ...contributionForm(election),
})

export const planReply = z.object({
  benefitPlan: z.object({ benefitPlanId: z.uuid(), status: z.literal('Ready'), message: z.string() }),
})

export const enrollmentReply = z.object({
  benefitEnrollment: z.object({
    benefitEnrollmentId: z.uuid(),
    status: z.literal(enrollmentMachine.states),
    message: z.string(),
  }),
})
