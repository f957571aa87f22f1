import type { z } from 'zod'
import { distance, plain } from '../../kernel/likeness.ts'
import type { Detail } from '../../kernel/problem.ts'
import { elementOf, fieldIn, isRecord, type Shape, shapeOf } from './schemas.ts'
import { documented } from './spellings.ts'

/** What a body carries and its schema does not know, by path, each with the known field that may be meant. */
export function unknownFields(schema: z.ZodType, raw: unknown, atMost: number): Detail[] {
  const found: Detail[] = []
  search(schema, raw, '', (shape, key, path) => {
    // Every body carries it; the address has been found by then.
    if (path === '' && key === 'method') return true
    const meant = closest(key, shape, path) ?? elsewhere(key, schema)
    found.push({
      path: path + key,
      code: 'unknownField',
      message: meant ? `unknown; did you mean ${meant}?` : 'unknown',
    })
    return found.length < atMost
  })
  return found
}

/** Answers whether the search goes on. */
type Visit = (shape: Shape, key: string, path: string) => boolean

function search(schema: z.ZodType, value: unknown, path: string, visit: Visit): boolean {
  if (typeof value !== 'object' || value === null) return true
  const element = elementOf(schema)
  if (element && Array.isArray(value)) {
    return value.every((item, at) => search(element, item, `${path}${at}.`, visit))
  }
  const shape = shapeOf(schema)
  if (!shape || !isRecord(value)) return true
  return Object.entries(value).every(([key, item]) => {
    const field = fieldIn(shape, documented(key))
    return field ? search(field, item, `${path}${key}.`, visit) : visit(shape, key, path)
  })
}

/** A field of the same object that is spelled nearly so. */
function closest(key: string, shape: Shape, path: string): string | undefined {
  const near = Object.keys(shape)
    .map((known) => ({ known, apart: distance(plain(key), plain(known)) }))
    .filter(({ known, apart }) => apart <= Math.min(3, Math.floor(known.length / 3)))
    .sort((a, b) => a.apart - b.apart)
  return near[0] && path + near[0].known
}

/** The one field of this name in another object of the body: sent beside its envelope, or in the wrong one. */
function elsewhere(key: string, schema: z.ZodType): string | undefined {
  const paths = namedIn(schema, plain(key))
  return paths.length === 1 ? paths[0] : undefined
}

function namedIn(schema: z.ZodType, name: string, path = ''): string[] {
  return Object.entries(shapeOf(schema) ?? {}).flatMap(([key, field]) => [
    ...(plain(key) === name ? [path + key] : []),
    ...namedIn(field, name, `${path}${key}.`),
  ])
}
