import { z } from 'zod'
import type { Detail } from '../../kernel/problem.ts'
import { elementOf, fieldIn, isRecord, markOf, shapeOf, unwrapped } from './schemas.ts'

/**
 * How many items a list takes, or characters a text. Every list of a request says so; test/house/lists.test.ts finds one
 * that does not.
 */
export function mostOf(schema: z.ZodType): number | undefined {
  const { checks = [] } = unwrapped(schema).def as z.core.$ZodTypeDef
  const found = checks.map(({ _zod }) => _zod.def as { check: string; maximum?: number })
  return found.find(({ check }) => check === 'max_length')?.maximum
}

/**
 * The first list or text that is longer than it may be, found before any item or pattern is looked at: a library that
 * checks items first would spend its time, and its memory, on faults that nobody will read, and a pattern with a loop
 * needs memory for each character, of which V8 has less than a large body can ask for.
 */
export function overlong(schema: z.ZodType, raw: unknown, path = ''): Detail | undefined {
  if (typeof raw === 'string') return endless(schema, raw, path)
  const element = elementOf(schema)
  if (element && Array.isArray(raw)) {
    const most = mostOf(schema)
    if (most !== undefined && raw.length > most) {
      return { path: path.slice(0, -1), message: `must have at most ${most} items, not ${raw.length}` }
    }
    return first(raw, (item, at) => overlong(element, item, `${path}${at}.`))
  }
  if (!isRecord(raw)) return undefined
  if (unwrapped(schema) instanceof z.ZodRecord && Object.keys(raw).length > MOST_FIELDS) {
    return { path: path.slice(0, -1), message: `must have at most ${MOST_FIELDS} fields` }
  }
  const shape = shapeOf(schema)
  if (!shape) return undefined
  return first(Object.entries(raw), ([key, value]) => {
    const field = fieldIn(shape, key)
    return field && overlong(field, value, `${path}${key}.`)
  })
}

/** A text that says itself that it may be longer than any other, or is a file, is read without patterns that loop. */
function endless(schema: z.ZodType, raw: string, path: string): Detail | undefined {
  if (raw.length <= LONGEST_TEXT || markOf(schema)?.isFile) return undefined
  const most = mostOf(schema) ?? LONGEST_TEXT
  return most > LONGEST_TEXT
    ? undefined
    : { path: path.slice(0, -1), message: `must be at most ${most} characters` }
}

/** As much as most bodies. */
const LONGEST_TEXT = 1_048_576

/** More than any authority's form has. */
const MOST_FIELDS = 200

function first<Item, Found>(items: readonly Item[], find: (item: Item, at: number) => Found | undefined) {
  for (const [at, item] of items.entries()) {
    const found = find(item, at)
    if (found !== undefined) return found
  }
  return undefined
}
