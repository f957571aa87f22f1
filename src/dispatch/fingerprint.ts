import { createHash } from 'node:crypto'
import { Problem } from '../kernel/problem.ts'
import type { Request } from './request.ts'

export function keyReused(): never {
  throw new Problem(409, 'This Idempotency-Key was already used with another body')
}

/** Another operation counts as another body; the order of keys and white space do not. */
export const fingerprint = ({ operation, raw }: Request): Buffer =>
  createHash('sha256')
    .update(`${operation.address}\n${canonical(raw)}`)
    .digest()

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join()}}`
}
