/** A number with its noun: `1 paycheck`, `2 paychecks`, `1 entry`, `0 entries`. */
export const plural = (count: number | bigint, one: string, many = `${one}s`): string =>
  `${count} ${BigInt(count) === 1n ? one : many}`
