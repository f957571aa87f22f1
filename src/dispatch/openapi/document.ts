import type { Operation } from '../../operations/declaration/operation.ts'
import { type Job, jobs } from '../../operations/jobs.ts'
import { writtenOf } from './entry.ts'
import { errorSchema, failureResponses } from './errors.ts'
import { headerComponents, requestHeaders } from './headers.ts'
import { webhooks } from './webhooks.ts'

/** OpenAPI 3.1, derived from the declarations. The file in the repository is compared by a test. */
export function openApi(operations: readonly Operation[]) {
  const sorted = [...operations].sort((a, b) => (a.address < b.address ? -1 : 1))
  const written = sorted.map(writtenOf)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Purser',
      version: '2026-11-01',
      description: INTRODUCTION,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [
      { url: '/', description: 'The service that answers this document' },
      { url: 'http://127.0.0.1:4000', description: 'A sandbox on this machine, as `npm start` starts it' },
    ],
    security: [{ basic: [] }],
    tags: jobs.map(({ name, about }: Job) => ({ name, description: about })),
    paths: Object.fromEntries(written.map(({ path, item }) => [path, item])),
    webhooks: webhooks(),
    components: {
      securitySchemes: { basic: { type: 'http', scheme: 'basic', description: 'clientID and SecretKey' } },
      schemas: {
        Error: errorSchema,
        ...Object.fromEntries(written.flatMap(({ schemas }) => Object.entries(schemas))),
      },
      parameters: requestHeaders,
      headers: headerComponents,
      responses: failureResponses(),
    },
  }
}

export type OpenApi = ReturnType<typeof openApi>

const INTRODUCTION = [
  'Payroll and workforce administration for US companies.',
  'Every operation is also reached at `/<area>` with its name in `method`. Reads answer GET and POST, updates PUT and ' +
    'POST, deletions only DELETE.',
  'Writes honor `Idempotency-Key` and `Dry-Run: true`. Money is a number of dollars with at most two decimals, a date is ' +
    '`YYYY-MM-DD`, an id is a UUID. Fields that an operation does not know are ' +
    'ignored and named in `Purser-Ignored`, or refused with `Purser-Strict: true`. A reply may gain fields at any time.',
].join('\n\n')
