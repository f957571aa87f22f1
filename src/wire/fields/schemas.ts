import { z } from 'zod'
import { judgedBy } from './batch.ts'
import { type FieldMark, marks } from './fields.ts'

/** What a schema takes, seen through the layers around it. */

export type Shape = Readonly<Record<string, z.ZodType>>

/** What a field takes once the layers around it are off: optional, with a default, read before or after. */
export function unwrapped(schema: z.ZodType): z.ZodType {
  const known = bare.get(schema)
  if (known) return known
  const inner = innerOf(schema)
  const found = inner ? unwrapped(inner) : schema
  bare.set(schema, found)
  return found
}

/** Asked for every item of every list; schemas are made once. */
const bare = new WeakMap<z.ZodType, z.ZodType>()

/** The mark of the outermost layer that has one. */
export function markOf(schema: z.ZodType): FieldMark | undefined {
  const inner = innerOf(schema)
  return marks.get(schema) ?? (inner && markOf(inner))
}

/** The fields of an object, also of one that is judged by itself; nothing for anything else. */
export function shapeOf(schema: z.ZodType): Shape | undefined {
  const inner = unwrapped(judgedBy(schema))
  return inner instanceof z.ZodObject ? (inner.shape as Shape) : undefined
}

/** What the items of a list take; nothing for anything else. */
export function elementOf(schema: z.ZodType): z.ZodType | undefined {
  const inner = unwrapped(schema)
  return inner instanceof z.ZodArray ? (inner.element as z.ZodType) : undefined
}

export const fieldIn = (shape: Shape, key: string): z.ZodType | undefined =>
  Object.hasOwn(shape, key) ? shape[key] : undefined

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const WRAPPERS = [z.ZodOptional, z.ZodExactOptional, z.ZodNullable, z.ZodDefault, z.ZodPrefault] as const

function innerOf(schema: z.ZodType): z.ZodType | undefined {
  if (WRAPPERS.some((wrapper) => schema instanceof wrapper))
    return (schema as z.ZodOptional).unwrap() as z.ZodType
  if (!(schema instanceof z.ZodPipe)) return undefined
  const { in: first, out: last } = schema.def
  return (first instanceof z.ZodTransform ? last : first) as z.ZodType
}
