import { z } from 'zod'
import { addDays, easternTime, isoInstant } from '../../kernel/dates.ts'
import { asId, isUuid } from '../../kernel/ids.ts'
import { auditOf } from '../../store/audit/log.ts'
import { companyExists } from '../../store/company/companies.ts'
import { date, id, optionalText } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { page, pageOf, pageReply, rangeOf } from '../../wire/fields/paging.ts'
import { ranged } from '../../wire/fields/range.ts'
import { operation } from '../declaration/operation.ts'

/** An id of any noun. One that nobody has is no mistake: what was deleted is in the log too. */
const subjectId = () =>
  z
    .string('must be an id')
    .refine(isUuid, 'must be an id')
    .transform((sent) => asId(sent) as string)
    .meta({ type: 'string', format: 'uuid' })
    .optional()

export const getAuditLog = operation({
  address: 'reports/getAuditLog',
  job: 'reports',
  verb: 'GET',
  access: { scope: 'admin', roles: ['administrator'], reach: 'company' },
  summary:
    'Answers who did what in a company, oldest first: every write, and every read of a social security number.',
  description:
    '`actor` is `key:` and the id of the API key, `task:` and a name for what the service did by itself, or `operator`. ' +
    'Narrowed by `operation`, `actor`, `subjectId` and by days (`from`, `to`), each optional. ' +
    '`sealed` has the place in the client’s chain and the seal; it is null for the seconds before a row is sealed.',
  body: ranged(
    z.object({
      companyId: id('company'),
      operation: optionalText(100)
        .describe('Only this operation, with its area or without.')
        .meta({ examples: ['addUser'] }),
      actor: optionalText(200)
        .describe('Only this actor, or this kind: `key`, `task`, `operator`.')
        .meta({ examples: ['key'] }),
      subjectId: subjectId().describe('Only what names this record: a worker, a period, an account.'),
      from: date().nullish().describe('The first day, Eastern time, on the client’s clock.'),
      to: date().nullish().describe('The last day.'),
      ...page,
    }),
  ),
  reply: z.object({
    auditLog: z.array(
      z.object({
        auditId: z.uuid(),
        operation: z.string(),
        actor: z.string(),
        requestId: z.string(),
        subjectIds: z.array(z.uuid()),
        facts: z.record(z.string(), z.unknown()),
        at: z.string(),
        recordedAt: z.string(),
        sealed: z.object({ position: z.int(), hash: z.string() }).nullable(),
      }),
    ),
    ...pageReply,
  }),

  async run({ body, work }) {
    if (!(await companyExists(work, body.companyId))) throw unknownId('company')
    const rows = await auditOf(work, body.companyId, {
      operation: body.operation || undefined,
      actor: body.actor || undefined,
      subjectId: body.subjectId,
      from: body.from ? easternTime(body.from, '00:00') : undefined,
      before: body.to ? easternTime(addDays(body.to, 1), '00:00') : undefined,
      ...rangeOf(body),
    })

    const { items, next } = pageOf(body, rows, ({ auditId }) => auditId)
    return {
      auditLog: items.map(({ clientTime, recordedAt, position, hash, facts, ...row }) => ({
        ...row,
        facts: facts as Record<string, unknown>,
        at: isoInstant(clientTime),
        recordedAt: isoInstant(recordedAt),
        sealed:
          position === null || hash === null
            ? null
            : { position: Number(position), hash: hash.toString('hex') },
      })),
      ...next,
    }
  },
})
