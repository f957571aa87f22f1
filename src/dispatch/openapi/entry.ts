import { families } from '../../domain/events.ts'
import { Problem } from '../../kernel/problem.ts'
import { jobsToDo } from '../../operations/declaration/jobs.ts'
import type { Operation } from '../../operations/declaration/operation.ts'
import { exampleOf } from '../../wire/fields/example.ts'
import { refusalSample } from '../../wire/words/index.ts'
import { areaOf, nameOf, verbsOf } from '../names.ts'
import { accessWords } from './access.ts'
import { refusalResponses, summaryOf } from './errors.ts'
import { headersOf, replyHeaders } from './headers.ts'
import { sampleOf } from './sample.ts'
import { type Schema, schemaOf } from './schema.ts'

/** An operation in the document: one entry a verb, and what it takes and answers by name, because its verbs share them. */
export function writtenOf(operation: Operation) {
  const [request, reply] = [requestSchema(operation), replySchema(operation)]
  const shown = { request: requestExample(operation), ...replyExamples(operation, reply) }
  return {
    path: `/${operation.address}`,
    item: Object.fromEntries(
      verbsOf(operation).map((verb) => [verb.toLowerCase(), entry(operation, verb, shown)]),
    ),
    schemas: { [nameIn(operation, 'request')]: request, [nameIn(operation, 'reply')]: reply },
  }
}

const nameIn = (operation: Operation, side: 'request' | 'reply'): string =>
  `${areaOf(operation.address)}.${nameOf(operation)}.${side}`

const refTo = (operation: Operation, side: 'request' | 'reply') => ({
  $ref: `#/components/schemas/${nameIn(operation, side)}`,
})

interface Shown {
  readonly request: object
  readonly example?: unknown
  readonly examples?: object
}

function entry(operation: Operation, verb: string, { request, ...reply }: Shown) {
  const alias = verb === operation.verb ? '' : `_${verb.toLowerCase()}`
  return {
    operationId: `${areaOf(operation.address)}_${nameOf(operation)}${alias}`,
    tags: [jobsToDo[operation.job].name],
    summary: operation.summary,
    description: [
      operation.description,
      accessWords(operation.access),
      refusals(operation),
      events(operation),
    ]
      .filter(Boolean)
      .join('\n\n'),
    'x-access': operation.access,
    parameters: headersOf(operation),
    requestBody: {
      required: true,
      content: { 'application/json': { schema: refTo(operation, 'request'), example: request } },
    },
    responses: {
      200: {
        description: operation.refusalReply ? 'Done, or refused: `success` says which.' : 'Done',
        headers: replyHeaders,
        content: { 'application/json': { schema: refTo(operation, 'reply'), ...reply } },
      },
      ...refusalResponses(operation),
    },
  }
}

const replySchema = (operation: Operation): Schema =>
  schemaOf(operation.reply, { owner: nameOf(operation), side: 'reply' })

function requestSchema(operation: Operation): Schema {
  const name = nameOf(operation)
  const body = schemaOf(operation.body, { owner: name, side: 'request' })
  return {
    ...body,
    type: 'object',
    required: ['method', ...(body.required ?? [])],
    properties: {
      method: { const: name, description: 'The name of the operation, as in its address.' },
      ...body.properties,
    },
  }
}

const requestExample = (operation: Operation) => ({
  method: nameOf(operation),
  ...(exampleOf(operation.body) as object),
})

/** One example; of an operation that answers its refusals with 200, one of each. */
function replyExamples(operation: Operation, schema: Schema) {
  const example = sampleOf(schema, { owner: nameOf(operation), side: 'reply', keys: [] })
  const { refusalReply, refusals: declared = {} } = operation
  if (!refusalReply) return { example }
  const refused = Object.entries(declared).map(([name, message]) => [
    name,
    { summary: summaryOf(name), value: refusalReply(new Problem(400, refusalSample(message))) },
  ])
  return { examples: { done: { summary: 'Done', value: example }, ...Object.fromEntries(refused) } }
}

const refusals = ({ refusals: declared = {} }: Operation): string => {
  const messages = Object.values(declared)
  return messages.length === 0
    ? ''
    : `Refused with 400:\n${messages.map((message) => `- \`${message}\``).join('\n')}`
}

const events = ({ emits = [] }: Operation): string =>
  emits.length === 0 ? '' : `Events: ${emits.map((family) => families[family].family).join(', ')}.`
