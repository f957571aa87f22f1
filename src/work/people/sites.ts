import type { Id } from '../../kernel/ids.ts'
import { locationsThere } from '../../store/company/locations.ts'
import type { Work } from '../../store/database/work.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import type { siteRefusals, WorkSite } from '../../wire/work-site.ts'

export type RefuseSite = (name: keyof typeof siteRefusals) => never

/** Places that lines or time entries name: one each, and locations of this company. */
export async function checkSites(
  work: Work,
  companyId: Id<'company'>,
  sites: readonly WorkSite[],
  refuse: RefuseSite,
): Promise<void> {
  if (sites.some(({ companyLocationId, isRemote }) => companyLocationId != null && isRemote))
    refuse('oneSite')
  const ids = sites.flatMap(({ companyLocationId: id }) => (id == null ? [] : [id as Id<'companyLocation'>]))
  const known = await locationsThere(work, companyId, ids)
  if (ids.some((id) => !known.has(id))) throw unknownId('companyLocation')
}
