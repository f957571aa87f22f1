/** So many payrolls say what is usual: about a quarter of a year where people are paid every two weeks. */
export const USUAL_RUNS = 6

/** What the company usually pays for a payroll: the average of its last ones; nothing where there was none. */
export const usualCost = (before: readonly bigint[]): bigint =>
  before.length === 0 ? 0n : before.reduce((sum, cost) => sum + cost, 0n) / BigInt(before.length)

/** More than twice the usual. A first payroll has nothing to be compared with, so it is unusual. */
export const isUnusual = (cost: bigint, before: readonly bigint[]): boolean => cost > 2n * usualCost(before)
