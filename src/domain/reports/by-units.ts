import { sharedOut } from '../../kernel/shared-out.ts'
import type { CostPart } from './follow-earnings.ts'

/** Words for what belongs to nothing of the kind. */
export const NONE = '(none)'

/** Earnings that name no unit of a kind go by the shares of the worker; the rest belongs nowhere. */
export function byUnits(
  parts: readonly (Omit<CostPart, 'group'> & { readonly unitId: string | null })[],
  shares: readonly UnitShare[],
  nameOf: (unitId: string) => string,
): readonly CostPart[] {
  const divided = shares.length > 0 ? shares : [{ unitId: null, basisPoints: 1 }]
  const weights = divided.map(({ basisPoints }) => BigInt(basisPoints))
  const named = (unitId: string | null) => (unitId === null ? NONE : nameOf(unitId))
  return parts.flatMap(({ unitId, hours, earned }) => {
    if (unitId !== null) return [{ group: nameOf(unitId), hours, earned }]
    const money = sharedOut(earned, weights)
    const time = sharedOut(BigInt(hours), weights)
    return divided.map((share, at) => ({
      group: named(share.unitId),
      hours: Number(time[at]!),
      earned: money[at]!,
      share: weights[at]!,
    }))
  })
}

/** A share of a worker's distribution in one kind of unit. */
export interface UnitShare {
  readonly unitId: string | null
  readonly basisPoints: number
}
