import { type Cents, cents, roundDiv } from '../../kernel/money.ts'

/** Whether each paycheck is matched by itself, or the year so far, so that uneven deferrals are trued up. */
export const matchBases = ['Paycheck', 'Year'] as const

/** What an employer gives for what a worker defers: 100 % of the first 3 % of pay, 50 % of the next 2 %. */
export interface MatchFormula {
  readonly tiers: readonly MatchTier[]
  readonly basis: (typeof matchBases)[number]
  /** The most that it gives in a year. */
  readonly annualCap?: Cents
  /** Whether deferrals above the limit that everybody has are matched too. */
  readonly countsCatchUp: boolean
}

/** So much of a deferral, up to so much more of pay; hundredths of a percent each. */
interface MatchTier {
  readonly share: number
  readonly ofPay: number
}

/** Hundredths of a percent. */
const WHOLE = 10_000n

/** What the tiers give, rounded once. */
export function tiersGive(
  { tiers }: Pick<MatchFormula, 'tiers'>,
  { deferred, pay }: { readonly deferred: bigint; readonly pay: bigint },
): Cents {
  let left = deferred * WHOLE
  let given = 0n
  for (const { share, ofPay } of tiers) {
    const width = pay * BigInt(ofPay)
    const within = left < width ? left : width
    given += within * BigInt(share)
    left -= within
  }
  return cents(roundDiv(given, WHOLE * WHOLE))
}
