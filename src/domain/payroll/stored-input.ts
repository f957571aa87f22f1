import type { PaycheckInput } from '../pay/paycheck-types.ts'

/** What the engine was given, as JSON text: cents are written `123n`, so that they come back as cents. */
export const writeInput = (value: unknown): string =>
  JSON.stringify(value, (_, item) => (typeof item === 'bigint' ? `${item}n` : item))

export const readInput = (stored: unknown): PaycheckInput => revive(stored) as PaycheckInput

/** Any JSON that writeInput wrote and Postgres gave back parsed. */
export function revive(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(revive)
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, revive(item)]))
  }
  return typeof value === 'string' && /^-?\d+n$/.test(value) ? BigInt(value.slice(0, -1)) : value
}
