import { dollars } from './money.ts'

/** JSON as it leaves, in replies and events: every bigint is cents and becomes a number with at most two decimals. */
export const wireText = (value: unknown): string =>
  JSON.stringify(value, (_, item) => (typeof item === 'bigint' ? Number(dollars(item)) : item))
