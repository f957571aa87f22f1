import type { PaycheckInput } from '../pay/paycheck-types.ts'

/**
 * What the engine was given, as JSON text: cents are written `123n`, so that they come back as cents. Written by hand,
 * because JSON.stringify asks a function about every value and takes several times as long.
 */
export function writeInput(value: unknown): string {
  if (typeof value === 'bigint') return `"${value}n"`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(writeInput).join(',')}]`
  let [text, separator] = ['{', '']
  for (const key in value) {
    const item = (value as Record<string, unknown>)[key]
    if (item === undefined) continue
    text += `${separator}${JSON.stringify(key)}:${writeInput(item)}`
    separator = ','
  }
  return `${text}}`
}

export const readInput = (stored: string): PaycheckInput => revive(JSON.parse(stored)) as PaycheckInput

/** Any JSON that writeInput wrote, parsed. */
export function revive(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(revive)
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, revive(item)]))
  }
  return typeof value === 'string' && /^-?\d+n$/.test(value) ? BigInt(value.slice(0, -1)) : value
}
