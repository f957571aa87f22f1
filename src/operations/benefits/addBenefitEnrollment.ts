import { z } from 'zod'
import { currentMonth, effectiveDay, nextMonthStarts } from '../../domain/benefits/effective-months.ts'
import { overlaps } from '../../domain/benefits/enrollment.ts'
import { coverages, planTypeOf } from '../../domain/benefits/values.ts'
import { userMachine } from '../../domain/people/user-status.ts'
import { type Day, yearOf } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { ZERO } from '../../kernel/money.ts'
import { insertEnrollment, listEnrollments } from '../../store/benefits/enrollments.ts'
import { lockPlan } from '../../store/benefits/plans.ts'
import type { Work } from '../../store/database/work.ts'
import { hasBroughtPay } from '../../store/payroll/pay-history.ts'
import {
  contributionFields,
  effectiveMonth,
  enrollmentRefusals,
  enrollmentReply,
  insuredFields,
  insuredOf,
  isNotHourly,
  isOutOfPlace,
  NOTHING,
  sidesOf,
} from '../../wire/benefit.ts'
import { choice, id, money } from '../../wire/fields/fields.ts'
import { known } from '../../wire/fields/nouns.ts'
import { workerOf } from '../../work/people/load-worker.ts'
import { operation } from '../declaration/operation.ts'

export const addBenefitEnrollment = operation({
  address: 'benefits/addBenefitEnrollment',
  job: 'benefits',
  verb: 'POST',
  access: { scope: 'people', roles: ['administrator'], reach: 'worker' },
  summary: 'Enrolls a W2 worker in a benefit plan from a valid effective month on.',
  description:
    'Paychecks dated from the first of that month on contribute. Of a company that imported pay of this year ' +
    '(importPayrollHistory), also the current month is valid. What the plan says is taken over unless the enrollment ' +
    'says otherwise; without an employer contribution there is none. `priorEmployerDeferrals` counts against the shared ' +
    'limit of 401(k) and Roth 401(k) in the year of the effective month. When pay does not suffice, premiums (Medical, ' +
    'Dental, Vision, Life, Disability, Other) are carried to the next regular paycheck as arrears, also after the ' +
    'enrollment ended; FSA and Dependent Care FSA within their plan year; 401(k), Roth 401(k), HSA, Commuter and Union Dues never. A ' +
    'period without a paycheck makes no arrears.',
  body: z.object({
    benefitEnrollment: z.object({
      companyId: id('company'),
      userId: id('user'),
      benefitPlanId: id('benefitPlan'),
      effectiveMonth: effectiveMonth(),
      coverage: choice(coverages).nullish(),
      ...contributionFields,
      ...insuredFields,
      priorEmployerDeferrals: money()
        .nullish()
        .meta({ examples: [null] }),
    }),
  }),
  reply: enrollmentReply,
  refusals: {
    ...enrollmentRefusals,
    coverageMissing: 'coverage is required for an HSA: Self or Family',
    contractor: 'Only W2 workers can be enrolled in benefits',
    inactive: 'An inactive user cannot be enrolled in benefits; use activateUser first',
    contributionMissing: 'employeeAmount or employeePercent is required: the plan has neither',
    alreadyEnrolled: 'Employee is already enrolled in this benefit plan; use updateBenefitEnrollment',
  },
  conflicts: { benefit_enrollment_once: 'alreadyEnrolled' },

  async run({ body: { benefitEnrollment: sent }, work, refuse }) {
    const worker = await workerOf(work, sent)
    const { companyId, benefitPlanId } = sent
    const plan = known(await lockPlan(work, companyId, benefitPlanId), 'benefitPlan')
    const there = await listEnrollments(work, companyId, { userId: worker.userId, benefitPlanId })

    const months = nextMonthStarts(work.today)
    const from =
      effectiveDay(sent.effectiveMonth, work.today) ??
      (await broughtAlong(work, companyId, sent.effectiveMonth)) ??
      refuse('invalidMonth', { first: months[0]!, last: months.at(-1)! })
    if (worker.workerType !== 'W2') refuse('contractor')
    if (worker.status === userMachine.state.Inactive) refuse('inactive')
    if (isNotHourly(plan.type, sent.employeePerHour)) refuse('notHourly')
    const sides = sidesOf(sent, plan)
    if (typeof sides === 'string') return refuse('bothGiven', { side: sides })
    const coverage = sent.coverage ?? null
    if (planTypeOf(plan.type).asks === 'coverage' && coverage === null) refuse('coverageMissing')
    const insured = insuredOf(plan.type, sent, null)
    if (typeof insured === 'string') return refuse(insured)
    if (isOutOfPlace(plan.type, sent.priorEmployerDeferrals)) refuse('notDeferral')
    if (there.some((one) => overlaps(one, from))) refuse('alreadyEnrolled')
    const election = {
      effectiveFrom: from,
      employee: sides.employee ?? refuse('contributionMissing'),
      employer: sides.employer ?? NOTHING,
      coverage,
      insured,
    }

    const prior = { amount: sent.priorEmployerDeferrals ?? ZERO, year: yearOf(from) }
    const benefitEnrollmentId = await insertEnrollment(work, worker, { benefitPlanId, prior, election })
    work.note({ companyId, subjectIds: [worker.userId, benefitPlanId, benefitEnrollmentId] })

    const message = 'Benefit enrollment added successfully'
    return { benefitEnrollment: { benefitEnrollmentId, status: 'Pending' as const, message } }
  },
})

/** The current month, of who moved in during the year. */
async function broughtAlong(work: Work, companyId: Id<'company'>, month: string): Promise<Day | undefined> {
  const from = currentMonth(month, work.today)
  return from && (await hasBroughtPay(work, companyId)) ? from : undefined
}
