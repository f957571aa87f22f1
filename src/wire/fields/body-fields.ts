import { z } from 'zod'
import type { FieldMark } from './fields.ts'
import type { Noun } from './nouns.ts'
import { isRecord, markOf, unwrapped } from './schemas.ts'

/** A body beside its schema: which field is where, and which of them are ids. */

export interface IdFound {
  readonly path: string
  readonly noun: Noun
  readonly id: string
}

/** Every well-formed id in a body that may otherwise be malformed. */
export function idsIn(schema: z.ZodType, raw: unknown): IdFound[] {
  const found: IdFound[] = []
  walk(schema, raw, [], (field, value, path) => {
    const noun = markOf(field)?.noun
    if (noun === undefined) return true
    const parsed = field.safeParse(value)
    if (parsed.success && typeof parsed.data === 'string')
      found.push({ path: path.join('.'), noun, id: parsed.data })
    return true
  })
  return found
}

/** In the order of the body's fields, whoever found them: a malformed id must not outrank an unknown one before it. */
export function inFieldOrder<T extends { readonly path: string }>(
  schema: z.ZodType,
  raw: unknown,
  faults: readonly T[],
): T[] {
  const places = new Map<string, number>()
  const sought = new Set(faults.map(({ path }) => path))
  walk(schema, withEnvelopes(schema, raw), [], (_, __, at) => {
    const path = at.join('.')
    if (sought.delete(path)) places.set(path, places.size)
    return sought.size > 0
  })
  return faults.toSorted((a, b) => (places.get(a.path) ?? 0) - (places.get(b.path) ?? 0))
}

/** A missing envelope is an empty one: what counts is which fields are missing in it. */
export function withEnvelopes(schema: z.ZodType, raw: unknown): unknown {
  if (!(schema instanceof z.ZodObject)) return raw
  const given = isRecord(raw) ? raw : {}
  const filled: Record<string, unknown> = { ...given }
  for (const [key, field] of Object.entries(schema.shape as Record<string, z.ZodType>)) {
    if (field instanceof z.ZodObject) filled[key] = withEnvelopes(field, given[key])
  }
  return filled
}

/** Answers whether the walk goes on. */
type Visit = (field: z.ZodType, value: unknown, path: readonly PropertyKey[]) => boolean

function walk(schema: z.ZodType, value: unknown, path: readonly PropertyKey[], visit: Visit): boolean {
  if (!visit(schema, value, path)) return false
  const inner = unwrapped(schema)
  if (inner instanceof z.ZodObject && isRecord(value)) {
    return Object.entries(inner.shape as Record<string, z.ZodType>).every(([key, field]) =>
      walk(field, value[key], [...path, key], visit),
    )
  }
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    return value.every((item, at) => walk(inner.element as z.ZodType, item, [...path, at], visit))
  }
  return true
}

/** What is known of the field at this path. */
export const markAt = (schema: z.ZodType, path: readonly PropertyKey[]): FieldMark | undefined =>
  markOf(fieldAt(schema, path) ?? schema)

function fieldAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined {
  if (path.length === 0) return schema
  const inner = unwrapped(schema)
  const [step, ...rest] = path
  if (inner instanceof z.ZodObject) {
    const field = (inner.shape as Record<string, z.ZodType>)[String(step)]
    return field && fieldAt(field, rest)
  }
  return inner instanceof z.ZodArray ? fieldAt(inner.element as z.ZodType, rest) : undefined
}

export const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, step) => (inner as Record<PropertyKey, unknown> | null | undefined)?.[step],
    value,
  )
