import { z } from 'zod'
import { effectiveDay, monthName, nextMonthStarts } from '../../domain/benefits/effective-months.ts'
import { statusOn } from '../../domain/benefits/enrollment.ts'
import { coverages } from '../../domain/benefits/values.ts'
import { yearOf } from '../../kernel/dates.ts'
import { changeEnrollment, listEnrollments, saveElection } from '../../store/benefits/enrollments.ts'
import { companyExists } from '../../store/company/companies.ts'
import {
  contributionFields,
  effectiveMonth,
  enrollmentRefusals,
  enrollmentReply,
  insuredFields,
  insuredOf,
  isNotHourly,
  isOutOfPlace,
  sidesOf,
} from '../../wire/benefit.ts'
import { choice, id, money } from '../../wire/fields/fields.ts'
import { known, unknownId } from '../../wire/fields/nouns.ts'
import { operation } from '../declaration/operation.ts'

export const updateBenefitEnrollment = operation({
  address: 'benefits/updateBenefitEnrollment',
  job: 'benefits',
  verb: 'PUT',
  access: { scope: 'people', roles: ['administrator'], reach: 'worker' },
  summary: 'Changes what an enrollment contributes from a valid effective month on.',
  description:
    'Paychecks dated before that month keep what was elected before. What is left out stays as it is then. Saying it again ' +
    'for the same month replaces; changes for later months stay. `priorEmployerDeferrals` is of the year of the month.',
  body: z.object({
    benefitEnrollment: z.object({
      companyId: id('company'),
      benefitEnrollmentId: id('benefitEnrollment'),
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
    tooEarly: 'The enrollment begins in {month}; it can be changed from then on',
    ended: 'The enrollment has ended or ends before {month}; addBenefitEnrollment begins another',
  },

  async run({ body: { benefitEnrollment: sent }, work, refuse }) {
    const { companyId, benefitEnrollmentId } = sent
    if (!(await companyExists(work, companyId))) throw unknownId('company')
    const [found] = await listEnrollments(work, companyId, { id: benefitEnrollmentId, lock: true })
    const there = known(found, 'benefitEnrollment')

    const months = nextMonthStarts(work.today)
    const from =
      effectiveDay(sent.effectiveMonth, work.today) ??
      refuse('invalidMonth', { first: months[0]!, last: months.at(-1)! })
    if (there.endsOn !== null && there.endsOn < from) refuse('ended', { month: sent.effectiveMonth })
    const before = there.elections.findLast(({ effectiveFrom }) => effectiveFrom <= from)
    if (!before) return refuse('tooEarly', { month: monthName(there.startsOn) })
    if (isNotHourly(there.type, sent.employeePerHour)) refuse('notHourly')
    const sides = sidesOf(sent, before)
    if (typeof sides === 'string') return refuse('bothGiven', { side: sides })
    const coverage = sent.coverage ?? before.coverage
    const insured = insuredOf(there.type, sent, before.insured)
    if (typeof insured === 'string') return refuse(insured)
    if (isOutOfPlace(there.type, sent.priorEmployerDeferrals)) refuse('notDeferral')

    const { employee = before.employee, employer = before.employer } = sides
    const election = { effectiveFrom: from, employee, employer, coverage, insured }
    await saveElection(work, companyId, { id: benefitEnrollmentId, election })
    if (sent.priorEmployerDeferrals != null) {
      const prior = { amount: sent.priorEmployerDeferrals, year: yearOf(from) }
      await changeEnrollment(work, companyId, { id: benefitEnrollmentId, prior })
    }
    work.note({ companyId, subjectIds: [there.userId, benefitEnrollmentId] })

    const status = statusOn(there, work.today)
    const message = 'Benefit enrollment updated successfully'
    return { benefitEnrollment: { benefitEnrollmentId, status, message } }
  },
})
