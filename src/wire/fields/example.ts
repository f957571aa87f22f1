import type { z } from 'zod'
import { requestSamples } from '../words/sample-requests.ts'
import { marks } from './fields.ts'
import type { Noun } from './nouns.ts'

/**
 * A valid value, composed from what the fields say of themselves: the reference shows it, and the tests send it with
 * real ids and then spoil it. A format names its own example in `.meta({ examples })`.
 */
export function exampleOf(schema: z.ZodType, idOf: (noun: Noun) => string = () => AN_ID): unknown {
  const noun = marks.get(schema)?.noun
  if (noun) return idOf(noun)
  const { examples, enum: choices, items, format } = (schema.meta() ?? {}) as Meta
  if (examples) return examples[0]
  if (items?.enum) return [items.enum[0]]
  const named = choices?.[0] ?? FORMATS[format ?? '']
  if (named !== undefined) return named
  const rule = rules[schema._zod.def.type]
  return rule?.(schema as never, (inner) => exampleOf(inner, idOf))
}

interface Meta {
  readonly examples?: readonly unknown[]
  readonly enum?: readonly unknown[]
  readonly items?: { readonly enum?: readonly unknown[] }
  readonly format?: string
}

const AN_ID = '019a8ee2-7c00-7000-8000-000000000001'

const FORMATS: Readonly<Record<string, string>> = {
  date: '2026-12-01',
  uuid: AN_ID,
  email: 'jo.reed@example.com',
  datetime: '2026-12-01T17:00:00Z',
  'date-time': '2026-12-01T17:00:00Z',
  url: 'https://blueheron.example/hook',
}

const hasWord = (key: string, field: z.ZodType): boolean =>
  Object.hasOwn(requestSamples, key) && field.safeParse(requestSamples[key]).success

type Inner = (schema: z.ZodType) => unknown
interface Wrapped {
  readonly def: { readonly innerType: z.ZodType }
}

const through = ({ def }: Wrapped, inner: Inner) => inner(def.innerType)

/** How each kind of schema is filled, by its name in zod. */
const rules: Readonly<Record<string, (schema: never, inner: Inner) => unknown>> = {
  object: ({ shape }: { shape: Record<string, z.ZodType> }, inner: Inner) =>
    Object.fromEntries(
      Object.entries(shape).map(([key, field]) => [
        key,
        hasWord(key, field) ? requestSamples[key] : inner(field),
      ]),
    ),
  array: ({ element }: { element: z.ZodType }, inner: Inner) => [inner(element)],
  record: () => ({}),
  optional: through,
  nullable: through,
  default: through,
  prefault: through,
  nonoptional: through,
  lazy: ({ def }: { def: { getter: () => z.ZodType } }, inner: Inner) => inner(def.getter()),
  // A preprocessed field begins with a transform: what it takes is what comes after.
  pipe: ({ def }: { def: { in: z.ZodType; out: z.ZodType } }, inner: Inner) =>
    inner(def.in._zod.def.type === 'transform' ? def.out : def.in),
  union: ({ def }: { def: { options: readonly z.ZodType[] } }, inner: Inner) => inner(def.options[0]!),
  literal: ({ def }: { def: { values: readonly unknown[] } }) => def.values[0],
  enum: ({ def }: { def: { entries: Record<string, unknown> } }) => Object.values(def.entries)[0],
  boolean: () => true,
  // Cents in a reply: so far the only kind of its own.
  custom: () => 1250.75,
  // Judged item by item in a batch: so far always an id.
  any: () => AN_ID,
  string: ({ format }: { format: string | null }) => FORMATS[format ?? ''] ?? 'Example',
  number: ({ minValue, maxValue }: { minValue: number | null; maxValue: number | null }) =>
    Math.min(Math.max(1, minValue ?? 1), maxValue ?? 1),
}
