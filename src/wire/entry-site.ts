import { z } from 'zod'
import type { EntryRow } from '../domain/time/entries.ts'
import { siteOf, type WorkSite } from './work-site.ts'

/** Of a time entry, as it is answered. */
export const entrySite = {
  companyLocationId: z
    .uuid()
    .nullable()
    .describe('The location of the company that it names; null without one.'),
  isRemote: z.boolean().describe('Whether it names the worker’s remote address.'),
  departmentId: z.uuid().nullable().describe('The department that it names; null without one.'),
  jobId: z.uuid().nullable().describe('The job that it names; null without one.'),
  costCenterId: z.uuid().nullable().describe('The cost center that it names; null without one.'),
}

export type EntrySite = Pick<EntryRow, 'at' | 'departmentId' | 'jobId' | 'costCenterId'>

export const entrySiteForm = ({ at, departmentId, jobId, costCenterId }: EntrySite) => ({
  companyLocationId: at === 'Remote' ? null : at,
  isRemote: at === 'Remote',
  departmentId,
  jobId,
  costCenterId,
})

export const entrySiteOf = (sent: WorkSite): EntrySite => {
  const { at = null, departmentId = null, jobId = null, costCenterId = null } = siteOf(sent)
  return { at, departmentId, jobId, costCenterId }
}

/** What is left out stays; `isRemote: false` without a location takes the place off. */
export const siteAfter = (sent: WorkSite, before: EntrySite): EntrySite => {
  const isSilent = sent.companyLocationId == null && sent.isRemote == null
  const after = entrySiteOf(sent)
  return {
    at: isSilent ? before.at : after.at,
    departmentId: after.departmentId ?? before.departmentId,
    jobId: after.jobId ?? before.jobId,
    costCenterId: after.costCenterId ?? before.costCenterId,
  }
}
