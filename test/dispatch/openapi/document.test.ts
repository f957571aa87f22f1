import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { openApi } from '../../../src/dispatch/openapi/document.ts'
import { failures } from '../../../src/dispatch/openapi/errors.ts'
import { families } from '../../../src/domain/events.ts'
import { operations } from '../../../src/operations/index.ts'
import { jobs } from '../../../src/operations/jobs.ts'

const document = openApi(operations)
const schemas = document.components.schemas as Record<string, object>

/** As an integrator has it: every rule as it comes. Formats are a package of their own; their names are enough here. */
const ajv = new Ajv2020({ logger: false })
for (const format of ['uuid', 'date', 'date-time', 'email', 'byte']) ajv.addFormat(format, true)

const faultsOf = (check: ValidateFunction, value: unknown) => (check(value) ? [] : check.errors)
const checks = new Map(Object.entries(schemas).map(([name, schema]) => [name, ajv.compile(schema)]))
const checkOf = (ref: string) => checks.get(ref.replace('#/components/schemas/', ''))!
const isError = checks.get('Error')!

interface Media {
  readonly schema: { readonly $ref: string }
  readonly example?: unknown
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>
}
interface Content {
  readonly content: { readonly 'application/json': Media }
}
interface Entry {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly requestBody: Content
  readonly responses: Readonly<Record<string, Content & { readonly $ref?: string }>>
}

const entryOf = (address: string, verb: string): Entry =>
  (document.paths as unknown as Record<string, Record<string, Entry>>)[`/${address}`]![verb.toLowerCase()]!

const shownIn = ({ example, examples = {} }: Media) => [
  ...(example === undefined ? [] : [example]),
  ...Object.values(examples).map(({ value }) => value),
]

describe.each(operations)('$address', (operation) => {
  const entry = entryOf(operation.address, operation.verb)

  test('its request and reply take their examples', () => {
    for (const { content } of [entry.requestBody, entry.responses['200']!]) {
      const media = content['application/json']
      expect(shownIn(media).length).toBeGreaterThan(0)
      expect(JSON.stringify(shownIn(media))).not.toContain('"Example"')
      for (const shown of shownIn(media)) expect(faultsOf(checkOf(media.schema.$ref), shown)).toEqual([])
    }
  })

  test('every way in which it fails has an example', () => {
    const codes = Object.keys(entry.responses)
    const written = operation.verb !== 'GET'
    const shaped = operation.refusalReply !== undefined
    const expected = [200, ...(shaped ? [] : [400]), ...Object.keys(failures).map(Number)]
      .filter((code) => code !== 409 || (written && !shaped))
      .filter((code) => !(shaped && [413, 415].includes(code)))
    expect(codes.map(Number)).toEqual(expected)
    if (shaped) return
    const { examples = {} } = entry.responses['400']!.content['application/json']
    expect(Object.keys(examples)).toEqual(
      expect.arrayContaining([...Object.keys(operation.refusals ?? {}), 'malformed']),
    )
    for (const { value } of Object.values(examples)) expect(faultsOf(isError, value)).toEqual([])
    expect(JSON.stringify(examples)).not.toMatch(/\{\w+\}/)
  })
})

test('operation ids are unique, and each tag is described', () => {
  const ids = Object.values(document.paths).flatMap((item) =>
    Object.values(item).map(({ operationId }) => operationId),
  )
  expect(new Set(ids).size).toBe(ids.length)
  expect(document.tags.map(({ name }) => name)).toEqual(jobs.map(({ name }) => name))
  for (const { description } of document.tags) expect(description).toMatch(/^[A-Z].+\.$/)
})

test('1.9: there are servers, and what any operation may answer', () => {
  expect(document.servers.map(({ url }) => url)).toContain('/')
  for (const [code, { name }] of Object.entries(failures)) {
    const media = document.components.responses[name]!.content['application/json']
    expect(media.example.error.code).toBe(Number(code))
    expect(faultsOf(isError, media.example)).toEqual([])
  }
})

test.each(Object.keys(families))('1.9: the webhook %s takes its example', (name) => {
  const { schema, example } = document.webhooks[name]!.post.requestBody.content['application/json']
  expect(faultsOf(ajv.compile(schema), example)).toEqual([])
})

test('1.9: a reply and a request may carry more than is written down', () => {
  expect(JSON.stringify(document)).not.toContain('"additionalProperties":false')
})

test('1.9: money is a number, and every cent is one', () => {
  expect(JSON.stringify(document)).not.toContain('multipleOf')
  const { wageRate } = (schemas['adminPortal.addUserWage.request'] as Money).properties.userWage.properties
  const { total } = (schemas['reports.getPayPeriodDetails.reply'] as Period).properties.payPeriod.items
    .properties
  expect([wageRate.type, total.type]).toEqual(['number', 'number'])
  expect(total.description).toMatch(/Dollars, at most two decimals\.$/)
  const takes = [wageRate, total].map((schema) => ajv.compile(schema))
  for (let cents = 1; cents <= 285_714; cents++) {
    const amount = cents / 100
    if (!takes.every((check) => check(amount))) expect(amount).toBe('a number of dollars')
  }
})

interface Field {
  readonly type: string
  readonly description: string
}
interface Money {
  readonly properties: { readonly userWage: { readonly properties: { readonly wageRate: Field } } }
}
interface Period {
  readonly properties: {
    readonly payPeriod: { readonly items: { readonly properties: { readonly total: Field } } }
  }
}
