import { z } from 'zod'
import { siteOf, type WorkSite } from './work-site.ts'

/** Of a time entry, as it is answered. */
export const entrySite = {
  companyLocationId: z
    .uuid()
    .nullable()
    .describe('The location of the company that it names; null without one.'),
  isRemote: z.boolean().describe('Whether it names the worker’s remote address.'),
}

export const entrySiteForm = (at: string | null) => ({
  companyLocationId: at === 'Remote' ? null : at,
  isRemote: at === 'Remote',
})

/** What is left out stays; `isRemote: false` without a location takes the place off. */
export const siteAfter = (sent: WorkSite, before: string | null): string | null => {
  const isSilent = sent.companyLocationId == null && sent.isRemote == null
  return isSilent ? before : (siteOf(sent).at ?? null)
}
