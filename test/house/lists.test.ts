import { expect, test } from 'vitest'
import type { z } from 'zod'
import { operations } from '../../src/operations/index.ts'
import { mostOf } from '../../src/wire/fields/bounds.ts'
import { elementOf, shapeOf } from '../../src/wire/fields/schemas.ts'

/** Lists of a request that take any number of items. */
function endless(schema: z.ZodType, path: string): string[] {
  const element = elementOf(schema)
  if (element) return [...(mostOf(schema) === undefined ? [path] : []), ...endless(element, `${path}[]`)]
  return Object.entries(shapeOf(schema) ?? {}).flatMap(([key, field]) => endless(field, `${path}.${key}`))
}

test.each(operations.map((operation) => [operation.address, operation] as const))(
  'F1: every list that %s takes says how many items',
  (_, { body, address }) => {
    expect(endless(body, address)).toEqual([])
  },
)
