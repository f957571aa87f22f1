import type { Id } from '../../kernel/ids.ts'
import { locationsThere } from '../../store/company/locations.ts'
import type { Work } from '../../store/database/work.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import type { WorkSite } from '../../wire/work-site.ts'
import { checkUnits, type RefuseUnit } from './labor-named.ts'

export type RefuseSite = RefuseUnit & ((name: 'oneSite') => never)

/** What lines or time entries name: one place each, and locations, departments, jobs and cost centers of this company. */
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
  await checkUnits(work, companyId, sites.flatMap(unitsOf), refuse)
}

const unitsOf = ({ departmentId, jobId, costCenterId }: WorkSite) => [
  ...(departmentId == null ? [] : [{ kind: 'department' as const, unitId: departmentId }]),
  ...(jobId == null ? [] : [{ kind: 'job' as const, unitId: jobId }]),
  ...(costCenterId == null ? [] : [{ kind: 'costCenter' as const, unitId: costCenterId }]),
]
