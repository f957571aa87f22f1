import { z } from 'zod'
import { families } from '../domain/events.ts'
import type { Operation } from '../operations/declaration/operation.ts'
import { exampleOf } from '../wire/fields/example.ts'
import { areaOf, nameOf, verbsOf } from './names.ts'

/** OpenAPI 3.1, derived from the declarations. The file in the repository is compared by a test. */
export function openApi(operations: readonly Operation[]) {
  const sorted = [...operations].sort((a, b) => (a.address < b.address ? -1 : 1))
  return {
    openapi: '3.1.0',
    info: {
      title: 'Purser',
      version: '2026-11-01',
      description:
        'Payroll and workforce administration. Every operation is also reached at `/<area>` with its name in ' +
        '`method`. Writes honour `Idempotency-Key` and `Dry-Run: true`.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    security: [{ basic: [] }],
    tags: [...new Set(sorted.map(({ address }) => areaOf(address)))].map((name) => ({ name })),
    paths: Object.fromEntries(sorted.map((operation) => [`/${operation.address}`, pathItem(operation)])),
    components: {
      securitySchemes: { basic: { type: 'http', scheme: 'basic', description: 'clientID and SecretKey' } },
      schemas: { Error: errorSchema },
    },
  }
}

const pathItem = (operation: Operation) =>
  Object.fromEntries(verbsOf(operation).map((verb) => [verb.toLowerCase(), entry(operation, verb)]))

function entry(operation: Operation, verb: string) {
  const alias = verb === operation.verb ? '' : `_${verb.toLowerCase()}`
  return {
    operationId: `${areaOf(operation.address)}_${nameOf(operation)}${alias}`,
    tags: [areaOf(operation.address)],
    summary: operation.summary,
    description: [operation.description, refusals(operation), events(operation)].filter(Boolean).join('\n\n'),
    ...(operation.verb === 'GET' ? {} : { parameters: writeHeaders }),
    requestBody: {
      required: true,
      content: { 'application/json': { schema: bodySchema(operation), example: bodyExample(operation) } },
    },
    responses: {
      200: {
        description: 'Done',
        content: { 'application/json': { schema: jsonSchema(operation.reply, 'output') } },
      },
      default: {
        description: 'Refused',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  }
}

function bodySchema(operation: Operation) {
  const body = jsonSchema(operation.body, 'input') as { properties?: object; required?: string[] }
  return {
    ...body,
    type: 'object',
    required: ['method', ...(body.required ?? [])],
    properties: { method: { const: nameOf(operation) }, ...body.properties },
  }
}

const bodyExample = (operation: Operation) => ({
  method: nameOf(operation),
  ...(exampleOf(operation.body) as object),
})

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override }) as Record<
    string,
    unknown
  >
  return rest
}

/** A preprocessed field takes what its inner schema takes. */
function override({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodTypes
  jsonSchema: z.core.JSONSchema.BaseSchema
}) {
  const { def } = zodSchema._zod
  if (def.type !== 'pipe' || def.in._zod.def.type !== 'transform') return
  Object.assign(jsonSchema, z.toJSONSchema(def.out, { io: 'input', unrepresentable: 'any', override }))
  delete (jsonSchema as { $schema?: string }).$schema
}

const refusals = ({ refusals: declared = {} }: Operation): string => {
  const messages = Object.values(declared)
  return messages.length === 0
    ? ''
    : `Refused with 400:\n${messages.map((message) => `- \`${message}\``).join('\n')}`
}

const events = ({ emits = [] }: Operation): string =>
  emits.length === 0 ? '' : `Events: ${emits.map((family) => families[family].family).join(', ')}.`

const writeHeaders = [
  {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    schema: { type: 'string', maxLength: 255 },
    description: 'The same key and body answer the first reply again for 24 hours.',
  },
  {
    name: 'Dry-Run',
    in: 'header',
    required: false,
    schema: { enum: ['true', 'false'] },
    description: 'Everything is validated and computed; nothing is kept.',
  },
]

const errorSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { type: 'integer' },
        message: { type: 'string' },
        details: {
          type: 'array',
          items: {
            type: 'object',
            required: ['path', 'message'],
            properties: { path: { type: 'string' }, message: { type: 'string' } },
          },
        },
      },
    },
  },
}
