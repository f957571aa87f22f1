import { z } from 'zod'
import { changePlan, lockPlan } from '../../store/benefits/plans.ts'
import { companyExists } from '../../store/company/companies.ts'
import {
  contributionFields,
  isNotHourly,
  NOT_SET,
  planRefusals,
  planReply,
  sidesOf,
} from '../../wire/benefit.ts'
import { id, money, text } from '../../wire/fields/fields.ts'
import { known, unknownId } from '../../wire/fields/nouns.ts'
import { matchFault, matchFormulaField } from '../../wire/match-formula.ts'
import { operation } from '../declaration/operation.ts'

export const updateBenefitPlan = operation({
  address: 'benefits/updateBenefitPlan',
  job: 'benefits',
  verb: 'PUT',
  access: { scope: 'people', roles: ['administrator'], reach: 'company' },
  summary: 'Changes the name, the contributions or the limit of a benefit plan.',
  description:
    'What is left out stays; `annualLimit: null` and `matchFormula: null` take them away. Contributions are for enrollments to come: who is ' +
    'enrolled keeps theirs until updateBenefitEnrollment. Name, limit and match formula hold for everyone from the next paycheck on. ' +
    'A plan of another type or tax treatment is another plan.',
  body: z.object({
    benefitPlan: z.object({
      companyId: id('company'),
      benefitPlanId: id('benefitPlan'),
      name: text(100).nullish(),
      ...contributionFields,
      annualLimit: money().nullish(),
      matchFormula: matchFormulaField(),
    }),
  }),
  reply: planReply,
  refusals: planRefusals,
  conflicts: { benefit_plan_name: 'nameTaken' },

  async run({ body: { benefitPlan: sent }, work, refuse }) {
    const { companyId, benefitPlanId } = sent
    if (!(await companyExists(work, companyId))) throw unknownId('company')
    const there = known(await lockPlan(work, companyId, benefitPlanId), 'benefitPlan')

    const match = sent.matchFormula === undefined ? there.match : sent.matchFormula
    const fault = matchFault(there.type, match)
    if (fault) refuse(fault)
    if (isNotHourly(there.type, sent.employeePerHour)) refuse('notHourly')
    const sides = sidesOf(sent, there)
    if (typeof sides === 'string') return refuse('bothGiven', { side: sides })
    const terms = {
      name: sent.name ?? there.name,
      employee: sides.employee ?? NOT_SET,
      employer: sides.employer ?? NOT_SET,
      annualLimit: sent.annualLimit === undefined ? there.annualLimit : sent.annualLimit,
      match,
    }

    await changePlan(work, companyId, { id: benefitPlanId, terms })
    work.note({ companyId, subjectIds: [benefitPlanId] })

    const message = 'Benefit plan updated successfully'
    return { benefitPlan: { benefitPlanId, status: 'Ready' as const, message } }
  },
})
