import type { Operation } from '../../operations/declaration/operation.ts'

const header = (name: string, schema: object, description: string) => ({
  name,
  in: 'header',
  required: false,
  schema,
  description,
})

const FLAG = { type: 'string', enum: ['true', 'false'] }

/** What a caller may ask beside the body. */
export const requestHeaders = {
  IdempotencyKey: header(
    'Idempotency-Key',
    { type: 'string', maxLength: 255 },
    'The same key and body answer the first reply again for 24 hours.',
  ),
  DryRun: header('Dry-Run', FLAG, 'Everything is validated and computed; nothing is kept.'),
  Strict: header('Purser-Strict', FLAG, 'Refuse a body with fields that the operation does not know.'),
  Version: header(
    'Purser-Version',
    { type: 'string', format: 'date' },
    'The version of the API; the newest when left out.',
  ),
}

/** A read sees the present and keeps nothing: the first two are for writes. */
export const headersOf = ({ verb }: Operation) =>
  Object.keys(requestHeaders)
    .filter((name) => verb !== 'GET' || !['IdempotencyKey', 'DryRun'].includes(name))
    .map((name) => ({ $ref: `#/components/parameters/${name}` }))

const answered = (description: string) => ({ description, schema: { type: 'string' } })

export const headerComponents = {
  RequestId: answered(
    'Names this request in the log and in the audit log; quote it when you report a problem.',
  ),
  Ignored: answered(
    'Fields of the body that the operation does not know, by path; left out when there are none.',
  ),
  QueuePlace: answered(
    'Of a payroll, a preview or a large body: how many of your own stood before it when it came; 0 began at once.',
  ),
  Queue: answered(
    'How many of your payrolls, previews and large bodies wait or run; left out when there are none.',
  ),
}

export const replyHeaders = {
  'Request-Id': { $ref: '#/components/headers/RequestId' },
  'Purser-Ignored': { $ref: '#/components/headers/Ignored' },
  'Purser-Queue-Place': { $ref: '#/components/headers/QueuePlace' },
  'Purser-Queue': { $ref: '#/components/headers/Queue' },
}
