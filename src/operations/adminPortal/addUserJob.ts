import { z } from 'zod'
import { wageBases } from '../../domain/people/values.ts'
import { saveJobRate } from '../../store/structure/distributions.ts'
import { choice, date, id, money } from '../../wire/fields/fields.ts'
import { useRefusal } from '../../wire/labor-unit.ts'
import { checkUnits } from '../../work/people/labor-named.ts'
import { workerOf } from '../../work/people/load-worker.ts'
import { operation } from '../declaration/operation.ts'

export const addUserJob = operation({
  address: 'adminPortal/addUserJob',
  job: 'structure',
  verb: 'POST',
  access: { scope: 'people', roles: ['administrator'], reach: 'worker' },
  summary: 'Says what a worker earns in a job, from a day on, beside the usual wage.',
  description:
    'Sent again for a job and a day it replaces the rate. Hours that name the job are then paid at its rate. getLabourDistribution lists the rates.',
  body: z.object({
    userJob: z
      .object({
        userId: id('user'),
        jobId: id('job').describe('The job that the rate is for.'),
        rate: money()
          .describe('The pay for one of `basis`.')
          .meta({ examples: [28.5] }),
        basis: choice(wageBases).describe('What the rate is for.'),
        effectiveDate: date().nullish().describe('The first day of the rate; today when left out.'),
      })
      .describe('The worker, the job and the rate.'),
  }),
  reply: z.object({
    userJob: z
      .object({ userId: z.uuid(), jobId: z.uuid(), status: z.literal('Ready'), message: z.string() })
      .describe('The worker and the job whose rate was saved.'),
  }),
  refusals: useRefusal,

  async run({ body: { userJob: sent }, work, refuse }) {
    const worker = await workerOf(work, sent)
    const { jobId, rate, basis } = sent
    await checkUnits(work, worker.companyId, [{ kind: 'job', unitId: jobId }], refuse)

    await saveJobRate(work, worker, { jobId, rate, basis, effectiveFrom: sent.effectiveDate ?? work.today })
    const { companyId, userId } = worker
    work.note({ companyId, subjectIds: [userId, jobId] })
    const message = 'Job rate saved successfully'
    return { userJob: { userId, jobId: jobId as string, status: 'Ready' as const, message } }
  },
})
