import { sharedOut } from '../../kernel/shared-out.ts'

/** What was earned for one group. */
export interface CostPart {
  readonly group: string
  /** Hundredths of an hour. */
  readonly hours: number
  readonly earned: bigint
  /** By the worker's shares: what counts where nothing is earned. */
  readonly share?: bigint
}

/** What a paycheck has beside its earnings follows them, cent by cent: the shares sum to the whole. */
export function followEarnings<Name extends string>(
  parts: readonly CostPart[],
  amounts: Readonly<Record<Name, bigint>>,
): readonly (CostPart & Readonly<Record<Name, bigint>>)[] {
  const isEarned = parts.some(({ earned }) => earned !== 0n)
  const weights = parts.map(({ earned, share = 0n }) => (isEarned ? earned : share))
  const shares = (Object.entries(amounts) as [Name, bigint][]).map(
    ([name, amount]) => [name, sharedOut(amount, weights)] as const,
  )
  return parts.map((part, at) => ({
    ...part,
    ...(Object.fromEntries(shares.map(([name, own]) => [name, own[at]!])) as Record<Name, bigint>),
  }))
}
