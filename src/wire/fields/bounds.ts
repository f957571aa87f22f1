import { z } from 'zod'
import type { Detail } from '../../kernel/problem.ts'
import { elementOf, fieldIn, isRecord, shapeOf, unwrapped } from './schemas.ts'

/** How many items a list takes. Every list of a request says so; test/house/lists.test.ts finds one that does not. */
export function mostOf(schema: z.ZodType): number | undefined {
  const list = unwrapped(schema)
  if (!(list instanceof z.ZodArray)) return undefined
  const checks = (list.def.checks ?? []).map(({ _zod }) => _zod.def as { check: string; maximum?: number })
  return checks.find(({ check }) => check === 'max_length')?.maximum
}

/**
 * The first list that is longer than it may be, found before any item is looked at: a library that checks items first
 * would spend its time, and its memory, on faults that nobody will read.
 */
export function overlong(schema: z.ZodType, raw: unknown, path = ''): Detail | undefined {
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

/** More than any authority's form has. */
const MOST_FIELDS = 200

function first<Item, Found>(items: readonly Item[], find: (item: Item, at: number) => Found | undefined) {
  for (const [at, item] of items.entries()) {
    const found = find(item, at)
    if (found !== undefined) return found
  }
  return undefined
}
