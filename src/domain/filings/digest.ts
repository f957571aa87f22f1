import { createHash } from 'node:crypto'
import { writeInput } from '../pay/stored-input.ts'

/** The same figures give the same text, whatever the order in which they were put together. */
export const canonical = (value: unknown): string => writeInput(sorted(value))

export const digestOf = (...values: readonly unknown[]): string =>
  createHash('sha256').update(values.map(canonical).join('\n')).digest('hex')

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, each]) => each !== undefined)
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, each]) => [key, sorted(each)]),
  )
}
