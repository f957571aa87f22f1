import { expect, test } from 'vitest'
import { openApi } from '../../../src/dispatch/openapi/document.ts'
import type { Schema } from '../../../src/dispatch/openapi/schema.ts'
import { operations } from '../../../src/operations/index.ts'
import { jobs } from '../../../src/operations/jobs.ts'
import { sampleTable, words } from '../../../src/wire/words/index.ts'
import { nearest, type Spot } from '../../../src/wire/words/nearest.ts'

const document = openApi(operations)
const OURS: Spot = { owner: 'Error', side: 'reply', keys: [] }

/** Every property of the document, with the spot at which it stands. */
const properties = [
  ...Object.entries(document.components.schemas).flatMap(([name, schema]) => {
    const [, owner, side] = name.split('.')
    return owner ? below(schema, { owner, side: side as Spot['side'], keys: [] }) : below(schema, OURS)
  }),
  ...Object.values(document.webhooks).flatMap(({ post }) => {
    const { schema } = post.requestBody.content['application/json']
    const [root, records] = Object.entries(schema.properties!.payload!.items!.properties!)[0]!
    return below(records, { owner: root, side: 'event', keys: [] })
  }),
]

function below(schema: Schema, spot: Spot): { spot: Spot; field: Schema }[] {
  const inner = [schema.items, ...(schema.anyOf ?? []), schema.additionalProperties]
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([key, field]) => {
      const here = { ...spot, keys: [...spot.keys, key] }
      return [{ spot: here, field }, ...below(field, here)]
    }),
    ...inner.flatMap((one) => (typeof one === 'object' ? below(one, spot) : [])),
  ]
}

const shown = ({ owner, side, keys }: Spot): string => `${owner} ${side} ${keys.join('.')}`

test('1.9: every property says what it means', () => {
  expect(properties.length).toBeGreaterThan(2000)
  const silent = properties.filter(({ field }) => !field.description).map(({ spot }) => shown(spot))
  expect(silent).toEqual([])
})

test('a description is a sentence or two', () => {
  const odd = properties.filter(({ field }) => !/^[A-Z`].{8,}[.…]$/.test(field.description ?? ''))
  expect(odd.map(({ spot, field }) => `${shown(spot)}: ${field.description}`)).toEqual([])
})

test.each([
  ['words', words],
  ['samples', sampleTable],
])('no entry of the table of %s is unused', (_, table) => {
  const used = new Set(properties.map(({ spot }) => nearest(table, spot)))
  expect([...table.keys()].filter((name) => !used.has(name))).toEqual([])
})

test('every operation is in exactly one job', () => {
  const listed = jobs.flatMap((job) => job.operations as readonly string[])
  expect(listed.toSorted()).toEqual(operations.map(({ address }) => address as string).toSorted())
})
