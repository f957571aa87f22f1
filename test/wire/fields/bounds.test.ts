import { setFlagsFromString } from 'node:v8'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { operations } from '../../../src/operations/index.ts'
import { overlong } from '../../../src/wire/fields/bounds.ts'
import { exampleOf } from '../../../src/wire/fields/example.ts'
import { text } from '../../../src/wire/fields/fields.ts'
import { base64 } from '../../../src/wire/fields/formats.ts'
import { elementOf, isRecord, shapeOf } from '../../../src/wire/fields/schemas.ts'
import { newUserFields } from '../../../src/wire/new-user.ts'

/** As in a service that has been up for long: V8 ends to optimize patterns once it has compiled a megabyte of them. */
beforeAll(() => setFlagsFromString('--no-regexp-optimization'))
afterAll(() => setFlagsFromString('--regexp-optimization'))

const LONG = 'A'.repeat(14_000_000)

/** One body for each text of a schema, with a text in its place that is as long as a body may be. */
function* stretched(schema: z.ZodType, example: unknown): Generator<{ at: string; body: unknown }> {
  if (typeof example === 'string') return yield { at: '', body: LONG }
  if (Array.isArray(example)) {
    const element = elementOf(schema)
    const [item] = example
    if (element && item !== undefined)
      for (const { at, body } of stretched(element, item)) yield { at: `0.${at}`, body: [body] }
  }
  const shape = isRecord(example) ? shapeOf(schema) : undefined
  for (const [key, field] of Object.entries(shape ?? {})) {
    const value = (example as Record<string, unknown>)[key]
    for (const { at, body } of stretched(field, value))
      yield { at: `${key}.${at}`, body: { ...(example as object), [key]: body } }
  }
}

const large = operations.filter((operation) => 'run' in operation && operation.large === true)

test.each(large.map(({ address, body }) => [address, body] as const))(
  '%s: whatever text is endless, it is refused or read, and no pattern runs out of memory',
  (_, schema) => {
    const bodies = [...stretched(schema, exampleOf(schema))]
    expect(bodies.length).toBeGreaterThan(0)
    for (const { body } of bodies) {
      if (!overlong(schema, body)) expect(() => schema.safeParse(body)).not.toThrow()
    }
  },
)

test('a text that is endless is told by its place and its limit, in an item as well', () => {
  const users = z.object({ users: z.array(z.object(newUserFields)).max(10) })
  const user = exampleOf(z.object(newUserFields)) as object
  expect(overlong(users, { users: [user, { ...user, jobTitle: LONG }] })).toEqual({
    path: 'users.1.jobTitle',
    message: 'must be at most 100 characters',
  })
  expect(overlong(users, { users: [{ ...user, email: LONG }] })).toMatchObject({ path: 'users.0.email' })
  expect(overlong(z.object({ long: text(2_000_000) }), { long: LONG })).toBeUndefined()
})

test.each([
  ['AAAA', true],
  ['AA\r\nA=\n', true],
  ['AA==', true],
  ['', false],
  ['\n', false],
  ['AAA', false],
  ['A===', false],
  ['====', false],
  ['AA=A', false],
  ['AA*A', false],
  ['AA=A====', false],
])('base64: %j is %s', (sent, isRight) => {
  expect(base64('AAAA').safeParse(sent).success).toBe(isRight)
})

test('a file of 14 million characters is base64, and with one wrong sign it is not', () => {
  expect(base64('AAAA').safeParse(LONG).success).toBe(true)
  expect(base64('AAAA').safeParse(`${LONG}AAA*`).success).toBe(false)
})
