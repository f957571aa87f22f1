import { absent, sampleFor } from '../../wire/words/index.ts'
import type { Spot } from '../../wire/words/nearest.ts'
import type { Schema } from './schema.ts'

/**
 * A value that a schema takes, for the reader of the reference: what the table of samples names for that spot, where the
 * schema takes it, and otherwise the plainest value.
 */
export function sampleOf(schema: Schema, spot: Spot): unknown {
  const { properties, items, anyOf } = schema
  const named = spot.keys.length > 0 ? sampleFor(spot) : undefined
  if (named !== undefined && takes(schema, named)) return named
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (properties) return recordOf(schema, spot)
  if (items) return [sampleOf(items, spot)]
  if (anyOf) return sampleOf(anyOf[0]!, spot)
  return schema.examples?.[0] ?? FORMATS[schema.format ?? ''] ?? PLAIN[typesOf(schema)[0] ?? '']
}

const typesOf = ({ type }: Schema): readonly string[] =>
  type === undefined ? [] : typeof type === 'string' ? [type] : type

const recordOf = ({ properties = {}, required = [] }: Schema, spot: Spot) =>
  Object.fromEntries(
    Object.entries(properties)
      .map(([key, field]) => ({ key, field, at: { ...spot, keys: [...spot.keys, key] } }))
      .filter(({ key, at }) => required.includes(key) || sampleFor(at) !== absent)
      .map(({ key, field, at }) => [key, sampleOf(field, at)]),
  )

/** One name stands for a word here and a record there, and for several records; a sample is taken where it fits. */
function takes(schema: Schema, value: unknown): boolean {
  if (schema.anyOf) return schema.anyOf.some((one) => takes(one, value))
  if (schema.const !== undefined || schema.enum) return [schema.const, ...(schema.enum ?? [])].includes(value)
  if (Array.isArray(value) && schema.items) return value.every((item) => takes(schema.items!, item))
  if (!hasKeys(schema, value)) return false
  const types = typesOf(schema)
  return types.length === 0 || types.some((type) => KINDS[type]?.(value))
}

const hasKeys = ({ required = [] }: Schema, value: unknown): boolean =>
  typeof value !== 'object' || value === null || required.every((key) => Object.hasOwn(value, key))

const KINDS: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  array: (value) => Array.isArray(value),
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
}

const FORMATS: Readonly<Record<string, string>> = {
  uuid: '019a8ee2-7c00-7000-8000-000000000001',
  date: '2026-12-01',
  'date-time': '2026-12-01T17:00:00.000Z',
}

const PLAIN: Readonly<Record<string, unknown>> = {
  string: '',
  number: 0,
  integer: 1,
  boolean: true,
  array: [],
  object: {},
  null: null,
}
