import { z } from 'zod'
import { type LaborNamed, laborNamed } from '../domain/structure/labor.ts'
import { flag, id } from './fields/fields.ts'
import { useRefusal } from './labor-unit.ts'

/** Where a line of pay or a stretch of work belongs, if not to the usual place of work and its usual department. */
export const siteFields = {
  companyLocationId: id('companyLocation')
    .nullish()
    .describe(
      'The location of the company where it was earned; left out, it goes with the places of its days.',
    )
    .meta({ examples: [null] }),
  isRemote: flag()
    .nullish()
    .describe('Whether it was earned at the worker’s remote address, or at home without one.')
    .meta({ examples: [null] }),
  departmentId: id('department')
    .nullish()
    .describe('The department whose cost it is; left out, it goes by the worker’s labourDistribution.')
    .meta({ examples: [null] }),
  jobId: id('job')
    .nullish()
    .describe(
      'The job whose cost it is. Hours without a rate of their own are paid at the worker’s rate for the job, if any.',
    )
    .meta({ examples: [null] }),
  costCenterId: id('costCenter')
    .nullish()
    .describe('The cost center whose cost it is; left out, it goes by the worker’s labourDistribution.')
    .meta({ examples: [null] }),
}

export interface WorkSite {
  readonly companyLocationId?: string | null | undefined
  readonly isRemote?: boolean | null | undefined
  readonly departmentId?: string | null | undefined
  readonly jobId?: string | null | undefined
  readonly costCenterId?: string | null | undefined
}

export const siteRefusals = {
  oneSite: 'companyLocationId and isRemote exclude each other: an earning has one place of work',
  ...useRefusal,
} as const

/** As it is kept: the id of a location or `Remote`, and to what it belongs. */
export const siteOf = (sent: WorkSite): Kept => {
  const at = sent.companyLocationId ?? (sent.isRemote ? 'Remote' : undefined)
  return { ...(at === undefined ? {} : { at }), ...laborNamed(sent) }
}

interface Kept extends LaborNamed {
  readonly at?: string
}

export const siteForm = (kept: Kept): LaborNamed & { companyLocationId?: string; isRemote?: boolean } => {
  const labor = laborNamed(kept)
  if (kept.at === undefined) return labor
  return kept.at === 'Remote' ? { isRemote: true, ...labor } : { companyLocationId: kept.at, ...labor }
}

/** As the import takes it. */
export const siteRecord = {
  companyLocationId: z.uuid().optional().describe('The location of the company that the line names.'),
  isRemote: z.boolean().optional().describe('Whether the line names the worker’s remote address.'),
  departmentId: z.uuid().optional().describe('The department that the line names.'),
  jobId: z.uuid().optional().describe('The job that the line names.'),
  costCenterId: z.uuid().optional().describe('The cost center that the line names.'),
}
