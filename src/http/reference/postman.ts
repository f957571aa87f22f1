import type { OpenApi } from '../../dispatch/openapi/document.ts'
import type { Contents } from './contents.ts'
import { methodOf } from './operation.ts'

/** The collection that Postman and its kin import (format 2.1.0): the document again, by job, with its examples. */
export const postmanCollection = ({ jobs, document }: Contents) => ({
  info: {
    name: 'Purser',
    description: document().info.description,
    version: document().info.version,
    schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
  },
  auth: {
    type: 'basic',
    basic: [
      { key: 'username', value: '{{clientId}}', type: 'string' },
      { key: 'password', value: '{{secretKey}}', type: 'string' },
    ],
  },
  variable: [
    { key: 'baseUrl', value: 'http://127.0.0.1:4000', type: 'string' },
    { key: 'clientId', value: '', type: 'string' },
    { key: 'secretKey', value: '', type: 'string' },
  ],
  item: jobs.map(({ name, about, operations }) => ({
    name,
    description: about,
    item: operations.map((address) => itemOf(address, document())),
  })),
})

interface Example {
  readonly summary: string
  readonly value: unknown
}
interface Media {
  readonly example?: unknown
  readonly examples?: Readonly<Record<string, Example>>
}
interface Content {
  readonly content: { readonly 'application/json': Media }
}
interface Path {
  readonly summary: string
  readonly description?: string
  readonly parameters: readonly { readonly $ref: string }[]
  readonly requestBody: Content
  readonly responses: Readonly<Record<string, Content>>
}

function itemOf(address: string, document: OpenApi) {
  const verbs = document.paths[`/${address}`] as unknown as Readonly<Record<string, Path>>
  // Postman leaves the body of a GET away, and every read answers POST too.
  const verb = verbs.post ? 'post' : Object.keys(verbs)[0]!
  const { summary, description, requestBody, responses } = verbs[verb]!
  const request = {
    method: verb.toUpperCase(),
    header: headersOf(Object.values(verbs)[0]!),
    url: { raw: `{{baseUrl}}/${address}`, host: ['{{baseUrl}}'], path: address.split('/') },
    body: {
      mode: 'raw',
      raw: text(requestBody.content['application/json'].example),
      options: { raw: { language: 'json' } },
    },
    description: [summary, description].filter(Boolean).join('\n\n'),
  }
  const { description: _, ...originalRequest } = request
  const [done, refused] = ['200', '400'].map((status) => answersOf(status, responses[status]))
  return {
    name: methodOf(address),
    request,
    // A refusal answers another request than the one shown.
    response: [...done!.map((answer) => ({ ...answer, originalRequest })), ...refused!],
  }
}

/** What a write may be asked beside its body; the key is a new one at every call. */
function headersOf({ parameters }: Path) {
  const isWrite = parameters.some(({ $ref }) => $ref.endsWith('/IdempotencyKey'))
  return [
    { key: 'Content-Type', value: 'application/json' },
    ...(isWrite
      ? [
          { key: 'Idempotency-Key', value: '{{$guid}}' },
          { key: 'Dry-Run', value: 'true', disabled: true },
        ]
      : []),
  ]
}

const STATUS: Readonly<Record<string, string>> = { 200: 'OK', 400: 'Bad Request' }

function answersOf(status: string, response: Content | undefined) {
  const { example, examples = {} } = response?.content['application/json'] ?? {}
  const shown = example === undefined ? Object.values(examples) : [{ summary: 'Done', value: example }]
  return shown.map(({ summary, value }) => ({
    name: summary,
    status: STATUS[status],
    code: Number(status),
    header: [{ key: 'Content-Type', value: 'application/json' }],
    body: text(value),
    _postman_previewlanguage: 'json',
  }))
}

const text = (value: unknown): string => JSON.stringify(value, null, 2)
