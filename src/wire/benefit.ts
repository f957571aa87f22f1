import { z } from 'zod'
import { monthName } from '../domain/benefits/effective-months.ts'
import {
  type Contribution,
  contributionOf,
  type Election,
  enrollmentMachine,
  type InsuredFor,
} from '../domain/benefits/enrollment.ts'
import { type BenefitType, planTypeOf } from '../domain/benefits/values.ts'
import type { Cents } from '../kernel/money.ts'
import { amount, hundredths, money, percentage, text } from './fields/fields.ts'

/** Benefits as bodies give them and replies show them. */

/** So much a regular paycheck, or a percentage of every paycheck; one of the two for each side. */
export const contributionFields = {
  employeeAmount: money().nullish(),
  employeePercent: percentage().meta({ examples: [null] }),
  employeePerHour: money()
    .nullish()
    .describe('Of Union Dues: so much for each hour worked, in place of an amount or a percent.')
    .meta({ examples: [null] }),
  employerAmount: money().nullish(),
  employerPercent: percentage().meta({ examples: [null] }),
}

/** Of a Life plan: what is insured, by which its cost over 50,000 is taxed. */
export const insuredFields = {
  insuredAmount: money({ min: 0.01 })
    .nullish()
    .describe(
      'Of a Life plan that the company carries: what the worker is insured for. The cost of what is over 50,000, by IRS ' +
        'Table I and the age at the end of the year, is imputed on every regular paycheck, less what the worker pays.',
    )
    .meta({ examples: [null] }),
  insuredMultiple: hundredths(100)
    .refine((value) => value > 0, 'must be more than 0')
    .nullish()
    .describe('The same as a multiple of a year’s pay, such as 2; or `insuredAmount`.')
    .meta({ examples: [null] }),
}

/** As it was given, else as it stands; what is wrong with it. */
export function insuredOf(
  type: BenefitType,
  sent: {
    readonly insuredAmount?: Cents | null | undefined
    readonly insuredMultiple?: number | null | undefined
  },
  otherwise: InsuredFor | null,
): InsuredFor | null | keyof typeof insuredRefusals {
  const { insuredAmount: amount, insuredMultiple: multiple } = sent
  if (amount == null && multiple == null) return otherwise
  if (type !== 'Life') return 'notLife'
  if (amount != null && multiple != null) return 'insuredTwice'
  return amount == null ? { multiple: multiple! } : { amount }
}

const insuredRefusals = {
  notLife: 'insuredAmount and insuredMultiple go with a Life plan only',
  insuredTwice: 'Give insuredAmount or insuredMultiple, not both',
} as const

/** A month as getBenefitValidEffectiveMonths names it. */
export const effectiveMonth = () => text(20).meta({ examples: ['December 2026'] })

const benefitRefusals = {
  bothGiven: 'Give an amount or a percent for {side}, not both',
  notHourly: 'employeePerHour goes with Union Dues only',
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
  ...insuredRefusals,
  notDeferral: 'priorEmployerDeferrals goes with a 401(k) or Roth 401(k) only',
} as const

interface Sides {
  readonly employeeAmount?: Cents | null | undefined
  readonly employeePercent?: number | undefined
  readonly employeePerHour?: Cents | null | undefined
  readonly employerAmount?: Cents | null | undefined
  readonly employerPercent?: number | undefined
}

/** Each side as given, else as it stands; the name of the first side that was given twice. */
export function sidesOf(
  sent: Sides,
  otherwise?: { readonly employee: Contribution; readonly employer: Contribution },
): { employee: Contribution | undefined; employer: Contribution | undefined } | 'employee' | 'employer' {
  const employee = contributionOf(
    { amount: sent.employeeAmount, percent: sent.employeePercent, perHour: sent.employeePerHour },
    otherwise?.employee,
  )
  if (employee === 'both') return 'employee'
  const employer = contributionOf(
    { amount: sent.employerAmount, percent: sent.employerPercent },
    otherwise?.employer,
  )
  return employer === 'both' ? 'employer' : { employee, employer }
}

export const NOT_SET: Contribution = { amount: null, basisPoints: null }
export const NOTHING: Contribution = { amount: 0n as Cents, basisPoints: null }

/** Hours are counted for dues, and for nothing else. */
export const isNotHourly = (type: BenefitType, perHour: Cents | null | undefined): boolean =>
  perHour != null && planTypeOf(type).asks !== 'hours'

/** Money deferred elsewhere counts against the limit of deferrals, and of nothing else. */
export const isOutOfPlace = (type: BenefitType, priorEmployerDeferrals: Cents | null | undefined): boolean =>
  !!priorEmployerDeferrals && planTypeOf(type).asks !== 'deferral'

export const contributionRecord = {
  employeeAmount: amount().nullable(),
  employeePercent: z.number().nullable(),
  employeePerHour: amount().nullable().describe('So much for each hour worked; mostly null.'),
  employerAmount: amount().nullable(),
  employerPercent: z.number().nullable(),
}

export const contributionForm = ({ employee, employer }: Pick<Election, 'employee' | 'employer'>) => ({
  employeeAmount: employee.amount,
  employeePercent: percentOf(employee),
  employeePerHour: employee.perHour ?? null,
  employerAmount: employer.amount,
  employerPercent: percentOf(employer),
})

const percentOf = ({ basisPoints }: Contribution): number | null =>
  basisPoints === null ? null : basisPoints / 100

export const electionRecord = z.object({
  effectiveMonth: z.string(),
  coverage: z.string(),
  insuredAmount: amount().nullable().describe('What a life is insured for; mostly null.'),
  insuredMultiple: z.number().nullable().describe('The same as a multiple of a year’s pay; mostly null.'),
  ...contributionRecord,
})

export const electionForm = (election: Election) => ({
  effectiveMonth: monthName(election.effectiveFrom),
  coverage: election.coverage ?? '',
  ...insuredForm(election.insured),
  ...contributionForm(election),
})

const insuredForm = (insured: InsuredFor | null) => ({
  insuredAmount: insured && 'amount' in insured ? insured.amount : null,
  insuredMultiple: insured && 'multiple' in insured ? insured.multiple / 100 : null,
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
