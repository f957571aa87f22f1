import { z } from 'zod'
import { distributionFault, laborKinds } from '../../domain/structure/labor.ts'
import { saveDistribution } from '../../store/structure/distributions.ts'
import { date, id } from '../../wire/fields/fields.ts'
import { sentShares, shareOf } from '../../wire/labor-distribution.ts'
import { useRefusal } from '../../wire/labor-unit.ts'
import { checkUnits } from '../../work/people/labor-named.ts'
import { workerOf } from '../../work/people/load-worker.ts'
import { operation } from '../declaration/operation.ts'

export const updateLabourDistribution = operation({
  address: 'adminPortal/updateLabourDistribution',
  job: 'structure',
  verb: 'PUT',
  access: { scope: 'people', roles: ['administrator'], reach: 'worker' },
  summary: 'Says to which departments, jobs and cost centers the cost of a worker belongs, from a day on.',
  description:
    'One share of 100 percent is the worker’s default; several split the work. It counts for paychecks with a pay date from ' +
    '`effectiveDate` on (today if left out); earlier ones keep what they had. Sent again for a day it replaces that day’s.',
  body: z.object({
    userId: id('user'),
    effectiveDate: date().nullish().describe('The first pay date for which it counts; today when left out.'),
    labourDistribution: sentShares(),
  }),
  reply: z.object({
    labourDistribution: z
      .object({ userId: z.uuid(), status: z.literal('Ready'), message: z.string() })
      .describe('The worker whose shares were saved.'),
  }),
  refusals: {
    notWhole: 'The percents of labourDistribution must add up to 100',
    nowhere: 'Each share of labourDistribution needs a departmentId, a jobId or a costCenterId',
    twice: 'Two shares of labourDistribution are for the same department, job and cost center; send one',
    ...useRefusal,
  },

  async run({ body, work, refuse }) {
    const worker = await workerOf(work, body)
    const shares = body.labourDistribution.map(shareOf)
    const named = laborKinds.flatMap((kind) =>
      shares.flatMap((share) => (share[kind] === null ? [] : [{ kind, unitId: share[kind] }])),
    )
    await checkUnits(work, worker.companyId, named, refuse)

    const fault = distributionFault(shares)
    if (fault) refuse(fault)

    const { companyId, userId } = worker
    await saveDistribution(work, worker, { effectiveFrom: body.effectiveDate ?? work.today, shares })
    work.note({ companyId, subjectIds: [userId] })
    const message = 'Labour distribution saved successfully'
    return { labourDistribution: { userId, status: 'Ready' as const, message } }
  },
})
