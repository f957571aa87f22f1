import { z } from 'zod'
import { listPlans } from '../../store/benefits/plans.ts'
import { companyExists } from '../../store/company/companies.ts'
import { contributionForm, contributionRecord } from '../../wire/benefit.ts'
import { amount, id } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { page, pageOf, pageReply, rangeOf } from '../../wire/fields/paging.ts'
import { matchFormulaForm, matchFormulaRecord } from '../../wire/match-formula.ts'
import { operation } from '../declaration/operation.ts'

export const getBenefitPlans = operation({
  address: 'benefits/getBenefitPlans',
  job: 'benefits',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper', 'worker'], reach: 'company' },
  summary: 'Lists the benefit plans of a company, in order of creation.',
  body: z.object({ companyId: id('company'), ...page }),
  reply: z.object({
    benefitPlans: z.array(
      z.object({
        benefitPlanId: z.uuid(),
        companyId: z.uuid(),
        name: z.string(),
        type: z.string(),
        taxTreatment: z.string(),
        ...contributionRecord,
        annualLimit: amount().nullable(),
        matchFormula: matchFormulaRecord,
      }),
    ),
    ...pageReply,
  }),

  async run({ body, work }) {
    const { companyId } = body
    if (!(await companyExists(work, companyId))) throw unknownId('company')
    const plans = await listPlans(work, companyId, rangeOf(body))

    const { items, next } = pageOf(body, plans, ({ benefitPlanId }) => benefitPlanId)
    return {
      benefitPlans: items.map((plan) => ({
        benefitPlanId: plan.benefitPlanId,
        companyId,
        name: plan.name,
        type: plan.type,
        taxTreatment: plan.taxTreatment,
        ...contributionForm(plan),
        annualLimit: plan.annualLimit,
        matchFormula: matchFormulaForm(plan.match),
      })),
      ...next,
    }
  },
})
