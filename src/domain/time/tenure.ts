import { addMonths, type Day } from '../../kernel/dates.ts'

/** What a policy promises from a number of whole years with the company on; null: as before. */
export interface TenureTier {
  readonly afterYears: number
  readonly lumpSumHours: number | null
  readonly accrualRate: number | null
  readonly maxHours: number | null
}

interface Tiered {
  readonly lumpSumHours: number
  readonly accrualRate: number
  readonly maxHours: number | null
  /** By afterYears, the lowest first. */
  readonly tiers: readonly TenureTier[]
}

/** The terms for someone on a day: each tier that is reached changes what it names. */
export function termsOn<Terms extends Tiered>(
  { terms, dateOfJoin }: { readonly terms: Terms; readonly dateOfJoin: Day },
  on: Day,
): Terms {
  const reached = terms.tiers.filter(({ afterYears }) => anniversary(dateOfJoin, afterYears) <= on)
  const last = <Key extends 'lumpSumHours' | 'accrualRate' | 'maxHours'>(key: Key): Terms[Key] =>
    (reached.findLast((tier) => tier[key] !== null)?.[key] as Terms[Key] | undefined) ?? terms[key]
  return {
    ...terms,
    lumpSumHours: last('lumpSumHours'),
    accrualRate: last('accrualRate'),
    maxHours: last('maxHours'),
  }
}

/** The days on which the terms of someone change. */
export const tierDays = ({
  terms,
  dateOfJoin,
}: {
  readonly terms: Tiered
  readonly dateOfJoin: Day
}): readonly Day[] => terms.tiers.map(({ afterYears }) => anniversary(dateOfJoin, afterYears))

const anniversary = (dateOfJoin: Day, years: number): Day => addMonths(dateOfJoin, 12 * years)

export type TierFault = 'tierOrder' | 'emptyTier'

/** A tier says something that the policy's way of earning uses; years rise. */
export function tierFault(policy: Tiered & { readonly earningMethod: string }): TierFault | undefined {
  const { tiers } = policy
  if (tiers.some(({ afterYears }, at) => at > 0 && afterYears <= tiers[at - 1]!.afterYears))
    return 'tierOrder'
  const earns = policy.earningMethod === 'Accrual' ? 'accrualRate' : 'lumpSumHours'
  if (tiers.some((tier) => tier[earns] === null && tier.maxHours === null)) return 'emptyTier'
  return undefined
}
