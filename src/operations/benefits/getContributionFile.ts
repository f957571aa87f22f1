import { z } from 'zod'
import { contributionColumns } from '../../domain/reports/contributions.ts'
import { listPlans } from '../../store/benefits/plans.ts'
import { id } from '../../wire/fields/fields.ts'
import { known } from '../../wire/fields/nouns.ts'
import { rangedWithin } from '../../wire/fields/range.ts'
import { MOST_DAYS, payrollsAsked } from '../../wire/reports/asked.ts'
import { reportReply } from '../../wire/reports/report.ts'
import { answered } from '../../work/reports/answer.ts'
import { reportAsked } from '../../work/reports/asked.ts'
import { contributions } from '../../work/reports/contributions.ts'
import { operation } from '../declaration/operation.ts'

export const getContributionFile = operation({
  address: 'benefits/getContributionFile',
  job: 'benefits',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'What the participants of one or several plans gave and were given in some pay dates.',
  description:
    'For the provider of a retirement plan, an HSA or an FSA, a row a participant: hours, compensation, deferrals, Roth, what ' +
    'the company adds, match, loan repayments and the year so far. Name a 401(k) and a Roth 401(k) together where one ' +
    'provider has both. The total is what the ledger owes to the plans for the same payrolls; addRemittance records that it ' +
    'was paid.',
  body: rangedWithin(
    z.object({
      ...payrollsAsked,
      benefitPlanIds: z
        .array(id('benefitPlan'))
        .min(1, 'must not be empty')
        .max(20)
        .describe('The plans that one file is for.'),
    }),
    MOST_DAYS,
  ),
  reply: reportReply(contributionColumns),
  heavy: true,

  async run({ body, work }) {
    const asked = await reportAsked(work, body)
    const all = new Map(
      (await listPlans(work, asked.companyId, {})).map((plan) => [plan.benefitPlanId, plan]),
    )
    const plans = body.benefitPlanIds.map((planId) => known(all.get(planId), 'benefitPlan'))

    return answered(work, body, await contributions(work, asked, [...new Set(plans)]))
  },
})
