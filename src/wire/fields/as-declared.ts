import { z } from 'zod'
import type { Detail } from '../../kernel/problem.ts'
import { elementOf, fieldIn, isRecord, type Shape, shapeOf, unwrapped } from './schemas.ts'
import { documented, spellings } from './spellings.ts'

/**
 * A body in the words of its declaration. Clients send null for "none": where a field may be left out and knows no null
 * of its own, null is the same as not sent; in an update it leaves what is there. A key that the interface document
 * misspells may be sent in its right spelling. `twice` names those that were sent in both with different values.
 */
export function asDeclared(
  schema: z.ZodType,
  raw: unknown,
): { readonly body: unknown; readonly twice: readonly Detail[] } {
  if (!isToBeRead(raw)) return { body: raw, twice: [] }
  const twice: Detail[] = []
  return { body: read(schema, raw, { path: '', twice }), twice }
}

const isToBeRead = (value: unknown): boolean =>
  value === null ||
  (typeof value === 'object' &&
    (Object.values(value).some(isToBeRead) ||
      Object.keys(spellings).some((spelling) => Object.hasOwn(value, spelling))))

interface Place {
  readonly path: string
  readonly twice: Detail[]
}

function read(schema: z.ZodType, raw: unknown, { path, twice }: Place): unknown {
  const element = elementOf(schema)
  if (element && Array.isArray(raw)) {
    return raw.map((item, at) => read(element, item, { path: `${path}${at}.`, twice }))
  }
  if (!isRecord(raw)) return raw
  const shape = shapeOf(schema)
  const sent = shape ? respelled(shape, raw, { path, twice }) : raw
  const fieldOf = fieldsOf(unwrapped(schema), shape)
  return Object.fromEntries(
    Object.entries(sent).flatMap(([key, value]) => {
      const field = fieldOf(key)
      if (value === null && field && isNone(field)) return []
      return [[key, field ? read(field, value, { path: `${path}${key}.`, twice }) : value]]
    }),
  )
}

/** The right spelling gives way to the document's; of two that differ the document's stays, and both are named. */
function respelled(shape: Shape, raw: Record<string, unknown>, { path, twice }: Place) {
  const wrong = Object.keys(raw).filter((key) => documented(key) !== key && fieldIn(shape, documented(key)))
  if (wrong.length === 0) return raw
  const sent = { ...raw }
  for (const key of wrong) {
    const [right, other] = [raw[key], raw[documented(key)]]
    delete sent[key]
    sent[documented(key)] = other ?? right
    if (right != null && other != null && JSON.stringify(right) !== JSON.stringify(other)) {
      twice.push({ path: `${path}${key}`, message: `differs from ${documented(key)}; send one of them` })
    }
  }
  return sent
}

function fieldsOf(schema: z.ZodType, shape: Shape = {}): (key: string) => z.ZodType | undefined {
  if (schema instanceof z.ZodRecord) return () => z.exactOptional(schema.valueType)
  return (key) => fieldIn(shape, key)
}

const isNone = (field: z.ZodType): boolean =>
  field instanceof z.ZodExactOptional ||
  (field.safeParse(undefined).success && !field.safeParse(null).success)
