import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'

/** How a company divides its work. */
export const laborKinds = ['department', 'job', 'costCenter'] as const
export type LaborKind = (typeof laborKinds)[number]

export interface LaborUnit {
  readonly unitId: string
  readonly kind: LaborKind
  readonly name: string
  /** What the company's books call it. */
  readonly code: string
  readonly isActive: boolean
}

/** To what a line of pay or a stretch of work belongs, where it says so itself. */
export interface LaborNamed {
  readonly departmentId?: string
  readonly jobId?: string
  readonly costCenterId?: string
}

/** Only what is said, so that two that say the same are the same. */
export const laborNamed = ({ departmentId, jobId, costCenterId }: LaborSaid): LaborNamed => ({
  ...(departmentId == null ? {} : { departmentId }),
  ...(jobId == null ? {} : { jobId }),
  ...(costCenterId == null ? {} : { costCenterId }),
})

type LaborSaid = { readonly [Key in keyof LaborNamed]?: string | null | undefined }

/** A share of somebody's work, in hundredths of a percent. */
export interface LaborShare {
  readonly basisPoints: number
  readonly department: string | null
  readonly job: string | null
  readonly costCenter: string | null
}

export interface LaborDistribution {
  readonly userId: Id<'user'>
  readonly effectiveFrom: Day
  readonly shares: readonly LaborShare[]
}

const WHOLE = 10_000

/** What is wrong with the shares of one day. */
export function distributionFault(
  shares: readonly LaborShare[],
): 'notWhole' | 'nowhere' | 'twice' | undefined {
  if (shares.some((share) => laborKinds.every((kind) => share[kind] === null))) return 'nowhere'
  const places = shares.map((share) => laborKinds.map((kind) => share[kind]).join('/'))
  if (new Set(places).size < places.length) return 'twice'
  const sum = shares.reduce((whole, { basisPoints }) => whole + basisPoints, 0)
  return sum === WHOLE ? undefined : 'notWhole'
}
