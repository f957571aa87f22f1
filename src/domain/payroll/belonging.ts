import { type LaborNamed, laborNamed } from '../structure/labor.ts'

interface Named extends LaborNamed {
  readonly at?: string
}

/** What a row says about its place and about whose cost it is, for the line that it becomes; most rows say nothing. */
export function belonging(row: Named): Named {
  const { at, departmentId, jobId, costCenterId } = row
  if (at === undefined && departmentId === undefined && jobId === undefined && costCenterId === undefined) {
    return NOTHING
  }
  return { ...(at === undefined ? {} : { at }), ...laborNamed(row) }
}

const NOTHING: Named = {}
