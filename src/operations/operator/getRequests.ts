import { z } from 'zod'
import { isUuid } from '../../kernel/ids.ts'
import { requestsOf } from '../../store/operator/requests.ts'
import { choice, optionalText } from '../../wire/fields/fields.ts'
import { moment } from '../../wire/fields/instant.ts'
import { page, pageOf, pageReply } from '../../wire/fields/paging.ts'
import { operation } from '../declaration/operation.ts'

/** Requests of one page, unless another number is asked for. */
const USUAL = 100

export const getRequests = operation({
  address: 'operator/getRequests',
  job: 'operator',
  verb: 'GET',
  access: { scope: 'admin', roles: [], reach: 'client' },
  summary:
    'Lists the requests of the last 30 days, the newest first: what was asked, by whom, and how it ended.',
  description:
    'Every request of a known caller is listed within about a second, also one that was refused or limited; bodies, names ' +
    'and addresses are not kept. Narrowed by `requestId`, `operation`, `status`, `caller`, `from` and `to`, each ' +
    'optional. Without `limit` a page has 100. A process that crashes loses at most what it answered in its last second; ' +
    'one that cannot reach the database drops the oldest, and counts them in `purser_request_log_dropped_total`.',
  body: z.object({
    requestId: optionalText(100)
      .describe('Only this one: the `Request-Id` of its reply.')
      .meta({ examples: ['5f2c1f0e-6f0a-4c55-9a0b-0d0f6a2f8c11'] }),
    operation: optionalText(100)
      .describe('Only this operation, with its area.')
      .meta({ examples: ['payroll/initiatePayroll'] }),
    status: choice(['2xx', '4xx', '5xx']).nullish().describe('Only what ended so.'),
    caller: optionalText(100)
      .describe('Only this caller: `key:` or `person:` and an id, the id alone, or `operator`.')
      .meta({ examples: ['operator'] }),
    from: moment().nullish().describe('Only from this moment on, in real time.'),
    to: moment().nullish().describe('Only before this moment.'),
    ...page,
  }),
  reply: z.object({
    requests: z
      .array(
        z.object({
          requestId: z
            .string()
            .describe('The `Request-Id` of the reply; getAuditLog finds what was written.'),
          at: z.string().describe('When it was answered, in real time.'),
          operation: z.string().describe('What was asked; empty where no operation was named.'),
          status: z
            .int()
            .describe('The HTTP status of the reply.')
            .meta({ examples: [200] }),
          ms: z
            .number()
            .describe('Milliseconds until it was answered.')
            .meta({ examples: [12.5] }),
          caller: z
            .string()
            .describe('Who asked: `key:` or `person:` and an id, or `operator`.')
            .meta({ examples: ['operator'] }),
          companyId: z.uuid().nullable().describe('The company that was named, if one was.'),
          error: z
            .string()
            .describe('What the refusal is called, without anything that was sent; empty of a success.')
            .meta({ examples: ['Invalid CompanyId'] }),
          isReplay: z.boolean().describe('Whether the reply was one kept under the same Idempotency-Key.'),
          requestBytes: z
            .int()
            .describe('Bytes of the body that came.')
            .meta({ examples: [61] }),
          replyBytes: z
            .int()
            .describe('Bytes of the reply.')
            .meta({ examples: [230] }),
        }),
      )
      .describe('The newest first.'),
    ...pageReply,
  }),

  async run({ body, work }) {
    const { cursor } = body
    const limit = body.limit ?? USUAL
    const rows = await requestsOf(work, {
      requestId: body.requestId || undefined,
      operation: body.operation || undefined,
      statusClass: body.status ? Number(body.status[0]) : undefined,
      actors: actorsOf(body.caller || undefined),
      from: body.from ?? undefined,
      before: body.to ?? undefined,
      ...(cursor ? { after: cursor } : {}),
      atMost: limit + 1,
    })

    const { items, next } = pageOf({ cursor, limit }, rows, ({ id }) => id)
    return {
      requests: items.map(({ id: _, actor, took, ...row }) => ({ ...row, ms: took / 10, caller: actor })),
      ...next,
    }
  },
})

const actorsOf = (caller: string | undefined): readonly string[] | undefined =>
  isUuid(caller)
    ? [`key:${caller.toLowerCase()}`, `person:${caller.toLowerCase()}`]
    : caller
      ? [caller]
      : undefined
