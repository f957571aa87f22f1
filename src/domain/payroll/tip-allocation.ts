import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { add, atLeastZero, type Cents, cents, roundDiv } from '../../kernel/money.ts'
import { sharedOut } from '../../kernel/shared-out.ts'

/** By what the directly tipped share what is allocated: hours, or the receipts of their tables (26 CFR 31.6053-3(f)). */
export const allocationMethods = ['Hours', 'Receipts'] as const
export type AllocationMethod = (typeof allocationMethods)[number]

/** Who was tipped in a period of an establishment. */
export interface TippedWorker {
  readonly userId: string
  /** Gets tips through others, like who clears tables: none is allocated. */
  readonly isIndirect: boolean
  /** Hundredths of an hour. */
  readonly hours: number
  readonly receipts: Cents | null
  /** As reported, charged and in cash. */
  readonly tips: Cents
}

export interface AllocatedShare extends TippedWorker {
  /** Of the expected tips, what falls to this worker. */
  readonly share: Cents
  readonly allocated: Cents
}

export interface TipAllocation {
  /** The percentage of the receipts. */
  readonly expected: Cents
  readonly reported: Cents
  readonly allocated: Cents
  readonly shares: readonly AllocatedShare[]
}

/**
 * Tips that a large food or beverage establishment allocates (26 USC 6053(c)(3), Form 8027 instructions): what the tips
 * that were reported lack of the percentage of the receipts goes to those who reported less than their share of it, in
 * proportion to what they lack. The tips of the indirectly tipped count first.
 */
export function allocateTips(of: {
  readonly receipts: Cents
  readonly basisPoints: number
  readonly method: AllocationMethod
  readonly workers: readonly TippedWorker[]
}): TipAllocation {
  const expected = cents(roundDiv(of.receipts * BigInt(of.basisPoints), 10_000n))
  const reported = add(...of.workers.map(({ tips }) => tips))
  const direct = of.workers.filter(({ isIndirect }) => !isIndirect)
  const ofIndirect = add(...of.workers.filter(({ isIndirect }) => isIndirect).map(({ tips }) => tips))
  const weights = direct.map(({ hours, receipts }) =>
    of.method === 'Hours' ? BigInt(hours) : (receipts ?? 0n),
  )
  const shares = sharedOut(atLeastZero(expected - ofIndirect), weights)
  const lacks = direct.map(({ tips }, at) => atLeastZero(shares[at]! - tips))
  const owed = atLeastZero(expected - reported)
  const isAny = lacks.some((lack) => lack > 0n)
  const allocated = isAny ? sharedOut(owed, lacks) : lacks.map(() => 0n)
  const byWorker = new Map(
    direct.map(({ userId }, at) => [userId, { share: cents(shares[at]!), allocated: cents(allocated[at]!) }]),
  )
  const none = { share: cents(0n), allocated: cents(0n) }
  return {
    expected,
    reported,
    allocated: isAny ? owed : cents(0n),
    shares: of.workers.map((worker) => ({ ...worker, ...(byWorker.get(worker.userId) ?? none) })),
  }
}

/** What is kept of one. */
export interface KeptAllocation {
  readonly payPeriodId: Id<'payPeriod'>
  readonly establishment: string
  readonly grossReceipts: Cents
  readonly basisPoints: number
  readonly method: AllocationMethod
  readonly shares: readonly AllocatedShare[]
}

export interface ListedAllocation extends KeptAllocation {
  readonly tipAllocationId: Id<'tipAllocation'>
  readonly beginDate: Day
  readonly endDate: Day
  readonly payDate: Day
}

/** Hours alone may decide where the staff is below 25 people of full time (26 CFR 31.6053-3(f)(1)(iv)). */
export const isTooManyForHours = (workers: readonly TippedWorker[], days: number): boolean =>
  workers.reduce((sum, { hours }) => sum + hours, 0) * 7 >= 25 * 4000 * days
