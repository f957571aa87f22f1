import type { Operation } from '../../operations/declaration/operation.ts'
import { idsIn } from '../../wire/fields/body-fields.ts'
import { exampleOf } from '../../wire/fields/example.ts'
import { nouns } from '../../wire/fields/nouns.ts'
import { refusalSample } from '../../wire/words/index.ts'
import { nameOf } from '../names.ts'
import type { Schema } from './schema.ts'

/** Every refusal has one shape: `code` is the HTTP status, `message` the sentence to show or to branch on. */
export const errorSchema: Schema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      description: 'What was refused, and why.',
      required: ['code', 'message'],
      properties: {
        code: { type: 'integer', description: 'The HTTP status, repeated.' },
        message: {
          type: 'string',
          description: 'One sentence. Documented messages never change their words.',
        },
        details: {
          type: 'array',
          description: 'What else is wrong with the request, field by field; left out when there is nothing.',
          items: {
            type: 'object',
            required: ['path', 'code', 'message'],
            properties: {
              path: { type: 'string', description: 'The field, or the operation that clears a blocker.' },
              code: {
                type: 'string',
                description:
                  'The kind of fault, for programs: the same whatever the words, such as `required`.',
              },
              message: { type: 'string', description: 'What is wrong with it.' },
            },
          },
        },
      },
    },
  },
}

interface Failure {
  readonly name: string
  readonly means: string
  readonly message: string
  readonly headers?: Readonly<Record<string, { description: string; schema: Schema }>>
}

const header = (description: string, type = 'string') => ({ description, schema: { type } })

/** What any operation may answer beside its own refusals, by HTTP status. */
export const failures: Readonly<Record<number, Failure>> = {
  401: {
    name: 'Unauthorized',
    means: 'No credentials, or not the right ones.',
    message: 'Missing or invalid credentials',
    headers: { 'WWW-Authenticate': header('`Basic realm="purser", charset="UTF-8"`') },
  },
  403: {
    name: 'Forbidden',
    means: 'The scope of the key, or the role of the person, does not allow the operation.',
    message: 'This needs the scope payroll.run',
  },
  404: {
    name: 'NotFound',
    means: 'No such area or operation.',
    message: 'Unknown operation: reports/getNothing',
  },
  405: {
    name: 'WrongVerb',
    means: 'The operation does not answer this verb.',
    message: 'reports/getUsers does not answer PUT; use GET, POST',
    headers: { Allow: header('The verbs that it does answer.') },
  },
  409: {
    name: 'KeyReused',
    means: 'The idempotency key was sent before with another body.',
    message: 'This Idempotency-Key was already used with another body',
  },
  413: {
    name: 'TooLarge',
    means: 'The body is too large.',
    message: 'The body is larger than 1048576 bytes',
  },
  415: {
    name: 'NotJson',
    means: 'The body has another content type than JSON.',
    message: 'The body must be sent with Content-Type: application/json',
  },
  429: {
    name: 'TooManyRequests',
    means:
      'Too many requests of the client or its network, too many open at once or waiting to be computed, or too many wrong credentials.',
    message: 'Too many requests; try again after Retry-After seconds',
    headers: { 'Retry-After': header('Seconds until the next request is taken.', 'integer') },
  },
  500: {
    name: 'InternalError',
    means: 'A fault of the service. A write may be sent again with the same idempotency key.',
    message: 'Internal error; quote the Request-Id when reporting it',
  },
  503: {
    name: 'Unavailable',
    means: 'The service is starting, stopping or without its database. Send the request again.',
    message: 'The service is not ready; try again',
    headers: { 'Retry-After': header('Seconds until another try makes sense.', 'integer') },
  },
}

export const failureResponses = () =>
  Object.fromEntries(
    Object.entries(failures).map(([code, { name, means, message, headers }]) => [
      name,
      {
        description: means,
        ...(headers ? { headers } : {}),
        content: { 'application/json': { schema: ERROR, example: failed(Number(code), message) } },
      },
    ]),
  )

/** The responses of an operation that are not 200. One that answers its refusals with 200 keeps only what stops it before. */
export function refusalResponses(operation: Operation) {
  const codes = Object.keys(failures)
    .map(Number)
    .filter((code) => code !== 409 || operation.verb !== 'GET')
    .filter((code) => !operation.refusalReply || !SHAPED.includes(code))
  return {
    ...(operation.refusalReply ? {} : { 400: refusedResponse(operation) }),
    ...Object.fromEntries(
      codes.map((code) => [code, { $ref: `#/components/responses/${failures[code]!.name}` }]),
    ),
  }
}

const SHAPED: readonly number[] = [409, 413, 415]

const refusedResponse = (operation: Operation) => ({
  description: 'Refused: nothing was changed.',
  content: { 'application/json': { schema: ERROR, examples: refusedExamples(operation) } },
})

/** Each declared refusal with its words filled in, each id that may be wrong, and a body that is no such body. */
function refusedExamples(operation: Operation) {
  const declared = Object.entries(operation.refusals ?? {}).map(([name, message]) => [
    name,
    { summary: summaryOf(name), value: failed(400, refusalSample(message)) },
  ])
  const named = new Set(idsIn(operation.body, exampleOf(operation.body)).map(({ noun }) => noun))
  const unknown = [...named].map((noun) => [
    `unknown${noun.charAt(0).toUpperCase()}${noun.slice(1)}`,
    {
      summary: `No ${wordsOf(noun)} of yours has this id`,
      value: failed(400, nouns[noun].message),
    },
  ])
  const malformed = {
    summary: 'The body is of another operation',
    value: failed(400, `method must be "${nameOf(operation)}"`),
  }
  return { ...Object.fromEntries([...declared, ...unknown]), malformed }
}

/** `alreadyAssigned` reads as "Already assigned". */
export const summaryOf = (name: string): string => {
  const words = wordsOf(name)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const wordsOf = (name: string): string =>
  name.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`).trim()

const failed = (code: number, message: string) => ({ error: { code, message } })
const ERROR = { $ref: '#/components/schemas/Error' }
