import { z } from 'zod'
import { companyExists } from '../../store/company/companies.ts'
import { loadStatusFacts } from '../../store/people/status-facts.ts'
import { distributionsOf, jobRatesOf } from '../../store/structure/distributions.ts'
import { amount, id } from '../../wire/fields/fields.ts'
import { known, unknownId } from '../../wire/fields/nouns.ts'
import { shareForm, shownShare } from '../../wire/labor-distribution.ts'
import { operation } from '../declaration/operation.ts'

export const getLabourDistribution = operation({
  address: 'reports/getLabourDistribution',
  job: 'structure',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper', 'worker'], reach: 'worker' },
  summary: 'Answers to what the cost of a worker belongs, past and to come, and what they earn in which job.',
  body: z.object({ companyId: id('company'), userId: id('user') }),
  reply: z.object({
    labourDistributions: z
      .array(
        z.object({
          effectiveDate: z.string().describe('The first pay date for which it counts.'),
          labourDistribution: z.array(shownShare).describe('The shares; together 100 percent.'),
        }),
      )
      .describe('The latest first; empty where the cost belongs nowhere.'),
    userJobs: z
      .array(
        z.object({
          jobId: z.uuid().describe('The job that the rate is for.'),
          rate: amount().describe('The pay for one of `basis`.'),
          basis: z
            .string()
            .describe('What the rate is for.')
            .meta({ examples: ['Per Hour'] }),
          effectiveDate: z.string().describe('The first day of the rate.'),
        }),
      )
      .describe('Rates by job, the latest first.'),
  }),

  async run({ body: { companyId, userId }, work }) {
    if (!(await companyExists(work, companyId))) throw unknownId('company')
    const [user] = await loadStatusFacts(work, companyId, [userId], 'unlocked')
    known(user, 'user')
    const distributions = await distributionsOf(work, { companyId, userId })
    const jobs = await jobRatesOf(work, { companyId, userId })

    return {
      labourDistributions: distributions.map(({ effectiveFrom, shares }) => ({
        effectiveDate: effectiveFrom as string,
        labourDistribution: shares.map(shareForm),
      })),
      userJobs: jobs.map(({ effectiveFrom, ...job }) => ({ ...job, effectiveDate: effectiveFrom as string })),
    }
  },
})
