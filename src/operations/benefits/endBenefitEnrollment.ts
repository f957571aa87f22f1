import { z } from 'zod'
import { statusOn } from '../../domain/benefits/enrollment.ts'
import { endOfMonth } from '../../kernel/dates.ts'
import { changeEnrollment, listEnrollments } from '../../store/benefits/enrollments.ts'
import { companyExists } from '../../store/company/companies.ts'
import { enrollmentReply } from '../../wire/benefit.ts'
import { date, id } from '../../wire/fields/fields.ts'
import { known, unknownId } from '../../wire/fields/nouns.ts'
import { operation } from '../declaration/operation.ts'

export const endBenefitEnrollment = operation({
  address: 'benefits/endBenefitEnrollment',
  job: 'benefits',
  verb: 'POST',
  access: { scope: 'people', roles: ['administrator'], reach: 'worker' },
  summary: 'Ends an enrollment in a benefit plan.',
  description:
    'Paychecks dated after `endDate` no longer contribute; without it the enrollment ends with this month. An end before ' +
    'the first effective month means that it never begins. Arrears of premiums are still taken.',
  body: z.object({
    benefitEnrollment: z.object({
      companyId: id('company'),
      benefitEnrollmentId: id('benefitEnrollment'),
      endDate: date().nullish(),
    }),
  }),
  reply: enrollmentReply,
  refusals: {
    endedAlready: 'The enrollment was ended already; addBenefitEnrollment begins another',
    inThePast: 'endDate must not be in the past',
  },

  async run({ body: { benefitEnrollment: sent }, work, refuse }) {
    const { companyId, benefitEnrollmentId } = sent
    if (!(await companyExists(work, companyId))) throw unknownId('company')
    const [found] = await listEnrollments(work, companyId, { id: benefitEnrollmentId, lock: true })
    const there = known(found, 'benefitEnrollment')

    if (there.endsOn !== null) refuse('endedAlready')
    const endsOn = sent.endDate ?? endOfMonth(work.today)
    if (endsOn < work.today) refuse('inThePast')

    await changeEnrollment(work, companyId, { id: benefitEnrollmentId, endsOn })
    work.note({ companyId, subjectIds: [there.userId, benefitEnrollmentId] })

    const status = statusOn({ ...there, endsOn }, work.today)
    const message = `Benefit enrollment ends on ${endsOn}`
    return { benefitEnrollment: { benefitEnrollmentId, status, message } }
  },
})
