/** The heaviest first: who shares out the same twice meets the odd cents in the same place. */
export const byWeight = (a: bigint, b: bigint): number => (a > b ? -1 : a < b ? 1 : 0)

/** By weight, to the cent: each gets what is due after it less what was due before it. Without weights, all to the first. */
export function sharedOut(amount: bigint, weights: readonly bigint[]): readonly bigint[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0n)
  if (whole === 0n) return weights.map((_, at) => (at === 0 ? amount : 0n))
  let [met, given] = [0n, 0n]
  return weights.map((weight) => {
    met += weight
    const due = (amount * met) / whole - given
    given += due
    return due
  })
}
