import { z } from 'zod'
import type { LaborShare } from '../domain/structure/labor.ts'
import { hundredths, optionalId } from './fields/fields.ts'

/** Where the cost of a worker belongs, as it is sent and answered. The spelling of the key is the contract's own. */

export const sentShares = () =>
  z
    .array(
      z.object({
        departmentId: optionalId('department').describe('The department of this share.'),
        jobId: optionalId('job').describe('The job of this share.'),
        costCenterId: optionalId('costCenter').describe('The cost center of this share.'),
        percent: hundredths(100)
          .describe('The share of the work, in percent; all shares together are 100.')
          .meta({ examples: [100] }),
      }),
      'must be a list',
    )
    .min(1, 'must have at least 1 item')
    .max(50, 'must have at most 50 items')
    .describe('One share, the default of the worker, or several that make a whole.')

type Sent = z.output<ReturnType<typeof sentShares>>[number]

export const shareOf = ({ departmentId, jobId, costCenterId, percent }: Sent): LaborShare => ({
  basisPoints: percent,
  department: departmentId ?? null,
  job: jobId ?? null,
  costCenter: costCenterId ?? null,
})

export const shownShare = z.object({
  departmentId: z.uuid().nullable().describe('The department of this share; null for none.'),
  jobId: z.uuid().nullable().describe('The job of this share; null for none.'),
  costCenterId: z.uuid().nullable().describe('The cost center of this share; null for none.'),
  percent: z
    .number()
    .describe('The share of the work, in percent.')
    .meta({ examples: [100] }),
})

export const shareForm = ({ basisPoints, department, job, costCenter }: LaborShare) => ({
  departmentId: department,
  jobId: job,
  costCenterId: costCenter,
  percent: basisPoints / 100,
})
