/** Who owns a company: rules over all its business users together. */
export interface Owner {
  readonly businessUserId: string
  readonly beneficialOwner: boolean
  /** Hundredths of a percent. */
  readonly ownershipBasisPoints: number
}

const WHOLE = 10_000
/** FinCEN's beneficial ownership: 25 percent or more (31 CFR 1010.230(d)(1)). */
const MAJOR = 2_500

export const exceedsWhole = (owners: readonly Owner[]): boolean =>
  owners.reduce((sum, { ownershipBasisPoints }) => sum + ownershipBasisPoints, 0) > WHOLE

export function isLastMajorOwner(owners: readonly Owner[], businessUserId: string): boolean {
  const major = owners.filter(
    ({ beneficialOwner, ownershipBasisPoints }) => beneficialOwner && ownershipBasisPoints >= MAJOR,
  )
  return major.length === 1 && major[0]!.businessUserId === businessUserId
}
