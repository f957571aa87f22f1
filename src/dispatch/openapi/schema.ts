import { z } from 'zod'
import { isHidden } from '../../wire/fields/visible.ts'
import { wordsFor } from '../../wire/words/index.ts'
import type { Spot } from '../../wire/words/nearest.ts'

/** A JSON Schema of the document, as far as we write and read one. */
export interface Schema {
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly additionalProperties?: Schema | boolean
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly format?: string
  readonly default?: unknown
  readonly examples?: readonly unknown[]
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
  readonly maxItems?: number
}

/** The JSON Schema of a body, a reply or the record of an event; every property says what it means. */
export function schemaOf(schema: z.ZodType, { owner, side }: Pick<Spot, 'owner' | 'side'>): Schema {
  const io = side === 'request' ? 'input' : 'output'
  const { $schema: _, ...derived } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override })
  return told(derived as Derived, { owner, side, keys: [] })
}

type Override = NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']>

/** A preprocessed field takes what its inner schema takes. A reply may grow: nobody is promised that nothing follows. */
const override: Override = ({ zodSchema, jsonSchema }) => {
  const { def } = zodSchema._zod
  if (def.type === 'object') {
    delete jsonSchema.additionalProperties
    const { shape } = zodSchema as z.ZodObject
    const { required } = jsonSchema
    if (required) jsonSchema.required = required.filter((key) => !isHidden(shape[key] as z.ZodType))
  }
  if (def.type !== 'pipe' || def.in._zod.def.type !== 'transform') return
  Object.assign(jsonSchema, z.toJSONSchema(def.out, { io: 'input', unrepresentable: 'any', override }))
  delete jsonSchema.$schema
}

/** What zod derives, with our own mark for dollars. */
interface Derived extends Schema {
  readonly unit?: 'dollars'
  readonly pattern?: string
}

function told(derived: Derived, spot: Spot): Schema {
  const { unit, ...plain } = tidied(derived)
  const { properties, items, anyOf, additionalProperties: further } = plain
  const description = plain.description ?? sentence(spot, unit)
  return {
    ...plain,
    ...(description ? { description } : {}),
    ...(properties ? { properties: eachTold(properties, spot) } : {}),
    // What an item or a choice says of itself is said by the property already.
    ...(items ? { items: inner(items, spot) } : {}),
    ...(anyOf ? { anyOf: anyOf.map((one) => inner(one, spot)) } : {}),
    ...(typeof further === 'object' ? { additionalProperties: inner(further, spot) } : {}),
  }
}

const eachTold = (properties: Readonly<Record<string, Derived>>, spot: Spot) =>
  Object.fromEntries(
    Object.entries(properties).map(([key, one]) => [key, told(one, { ...spot, keys: [...spot.keys, key] })]),
  )

function inner(derived: Derived, spot: Spot): Schema {
  const { description: _, ...rest } = told(derived, spot)
  return rest
}

function sentence(spot: Spot, unit: Derived['unit']): string | undefined {
  const words = wordsFor(spot)
  return words && unit === 'dollars' && !/dollars|cents/i.test(words)
    ? `${words} Dollars, at most two decimals.`
    : words
}

/** `null` beside one other type is written as a type; what a format or the language says already is left out. */
function tidied({ anyOf, pattern, ...rest }: Derived): Derived {
  const others = anyOf?.filter(({ type }) => type !== 'null')
  const [only] = others ?? []
  if (anyOf && others?.length === 1 && typeof only?.type === 'string' && !only.properties) {
    const { enum: values, ...one } = only
    const nullable = { ...one, type: [only.type, 'null'], ...(values ? { enum: [...values, null] } : {}) }
    return tidied({ ...nullable, ...rest })
  }
  // Beside several choices a type would take some of them away.
  const { type: _, ...typeless } = rest
  const kept = Object.entries(anyOf ? typeless : rest).filter(
    ([key, value]) => !(key in UNBOUND && UNBOUND[key] === value),
  )
  return {
    ...(Object.fromEntries(kept) as Derived),
    ...(anyOf ? { anyOf } : {}),
    ...(pattern && !rest.format ? { pattern } : {}),
  }
}

/** The ends of JavaScript's whole numbers are no rule of ours. */
const UNBOUND: Readonly<Record<string, unknown>> = {
  minimum: Number.MIN_SAFE_INTEGER,
  maximum: Number.MAX_SAFE_INTEGER,
}
