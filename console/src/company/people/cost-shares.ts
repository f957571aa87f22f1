import type { Reply } from '../../calls/operations.ts'
import { UNIT_KINDS, type UnitKind } from '../shared/units.ts'

/** The shares of a person's cost: as the service has them, and as a form holds them. */

type Distribution = Reply<'reports/getLabourDistribution'>['labourDistributions'][number]
export type WireShare = Distribution['labourDistribution'][number]

export const unitIdOf: Readonly<Record<UnitKind, (share: WireShare) => string | null>> = {
  department: ({ departmentId }) => departmentId,
  job: ({ jobId }) => jobId,
  costCenter: ({ costCenterId }) => costCenterId,
}

/** Everything as it was typed; an empty id is none. */
export interface TypedShare extends Readonly<Record<UnitKind, string>> {
  readonly key: string
  readonly percent: string
}

export const emptyShare = (percent = ''): TypedShare => ({
  key: crypto.randomUUID(),
  department: '',
  job: '',
  costCenter: '',
  percent,
})

export function typedShare(share: WireShare): TypedShare {
  const ids = Object.fromEntries(UNIT_KINDS.map((kind) => [kind, unitIdOf[kind](share) ?? '']))
  return { ...emptyShare(String(share.percent)), ...ids }
}

export const sentShare = ({ department, job, costCenter, percent }: TypedShare) => ({
  ...(department === '' ? {} : { departmentId: department }),
  ...(job === '' ? {} : { jobId: job }),
  ...(costCenter === '' ? {} : { costCenterId: costCenter }),
  percent: Number(percent),
})

/** What is in force on a day; the latest stands first. */
export const sharesOn = (all: readonly Distribution[], today: string): readonly WireShare[] =>
  all.find(({ effectiveDate }) => effectiveDate <= today)?.labourDistribution ?? []
