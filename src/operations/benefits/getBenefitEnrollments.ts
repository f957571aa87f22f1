import { z } from 'zod'
import { monthName } from '../../domain/benefits/effective-months.ts'
import { enrollmentMachine, statusOn } from '../../domain/benefits/enrollment.ts'
import type { Day } from '../../kernel/dates.ts'
import { type Enrollment, listEnrollments } from '../../store/benefits/enrollments.ts'
import { findPlan } from '../../store/benefits/plans.ts'
import { namesOf } from '../../store/people/names.ts'
import { electionForm, electionRecord } from '../../wire/benefit.ts'
import { amount, id, optionalId } from '../../wire/fields/fields.ts'
import { known } from '../../wire/fields/nouns.ts'
import { page, pageOf, pageReply, rangeOf } from '../../wire/fields/paging.ts'
import { namedIn } from '../../work/payroll/load-period.ts'
import { operation } from '../declaration/operation.ts'

export const getBenefitEnrollments = operation({
  address: 'benefits/getBenefitEnrollments',
  job: 'benefits',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper', 'worker'], reach: 'worker' },
  summary: 'Lists enrollments in benefit plans, in order of creation.',
  description:
    'Of a company, of one user or in one plan. `elections` is the history of what both sides contribute, each from its ' +
    'month on; `arrears` is what pay did not suffice for and later paychecks make up.',
  body: z.object({
    companyId: id('company'),
    userId: optionalId('user'),
    benefitPlanId: optionalId('benefitPlan'),
    ...page,
  }),
  reply: z.object({
    benefitEnrollments: z.array(
      z.object({
        benefitEnrollmentId: z.uuid(),
        benefitPlanId: z.uuid(),
        userId: z.uuid(),
        userName: z.string().describe('First and last name of the worker.'),
        name: z.string(),
        type: z.string(),
        status: z.literal(enrollmentMachine.states),
        effectiveMonth: z.string(),
        endDate: z.string().nullable(),
        priorEmployerDeferrals: amount(),
        arrears: amount(),
        elections: z.array(electionRecord),
      }),
    ),
    ...pageReply,
  }),

  async run({ body, work }) {
    const { companyId, userId, benefitPlanId } = body
    await namedIn(work, companyId, { userId })
    if (benefitPlanId) known(await findPlan(work, companyId, benefitPlanId), 'benefitPlan')
    const asked = { userId, benefitPlanId, ...rangeOf(body) }
    const enrollments = await listEnrollments(work, companyId, asked)

    const { items, next } = pageOf(body, enrollments, ({ benefitEnrollmentId }) => benefitEnrollmentId)
    const users = items.map((one) => one.userId)
    const names = await namesOf(work, companyId, users)
    const benefitEnrollments = items
      .map((one) => formOf(one, work.today))
      .map((one) => ({ ...one, userName: names.get(one.userId) ?? '' }))
    return { benefitEnrollments, ...next }
  },
})

const formOf = (enrollment: Enrollment, today: Day) => ({
  benefitEnrollmentId: enrollment.benefitEnrollmentId,
  benefitPlanId: enrollment.benefitPlanId,
  userId: enrollment.userId,
  name: enrollment.planName,
  type: enrollment.type,
  status: statusOn(enrollment, today),
  effectiveMonth: monthName(enrollment.startsOn),
  endDate: enrollment.endsOn,
  priorEmployerDeferrals: enrollment.prior.amount,
  arrears: enrollment.arrears,
  elections: enrollment.elections.map(electionForm),
})
