import { groupedBy } from '../../kernel/grouped.ts'
import { byWeight, sharedOut } from '../../kernel/shared-out.ts'

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
  const weighed = [...groupedBy([...parts.entries()], ([, { group }]) => group).values()]
    .map((own) => ({
      own,
      weight: own.reduce((sum, [, { earned, share = 0n }]) => sum + (isEarned ? earned : share), 0n),
    }))
    .sort((a, b) => byWeight(a.weight, b.weight))
  // The first part of a group has what belongs to all of it, as in the books.
  const places = weighed.map(({ own }) => own[0]![0])
  const weights = weighed.map(({ weight }) => weight)
  const shares = (Object.entries(amounts) as [Name, bigint][]).map(([name, amount]) => {
    const given = sharedOut(amount, weights)
    return [name, parts.map((_, at) => given[places.indexOf(at)] ?? 0n)] as const
  })
  return parts.map((part, at) => ({
    ...part,
    ...(Object.fromEntries(shares.map(([name, own]) => [name, own[at]!])) as Record<Name, bigint>),
  }))
}
