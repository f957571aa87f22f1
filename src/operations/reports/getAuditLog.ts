import { z } from 'zod'
import { addDays, easternTime, isoInstant } from '../../kernel/dates.ts'
import { asId, isUuid } from '../../kernel/ids.ts'
import { auditOf } from '../../store/audit/log.ts'
import { companyExists } from '../../store/company/companies.ts'
import { date, id, optionalText } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { pageFromEitherEnd, pageOf, pageReply, rangeOf } from '../../wire/fields/paging.ts'
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

const changeRecord = z.object({
  record: z
    .string()
    .describe('The kind of record: `user`, `userWage`, `w4`.')
    .meta({ examples: ['userWage'] }),
  recordId: z
    .uuid()
    .describe('Its id; of a record without one, that of the person or company it belongs to.'),
  effectiveDate: z
    .string()
    .optional()
    .describe('From when the new value counts, where it counts from a day on.')
    .meta({ examples: ['2026-12-01'] }),
  field: z
    .string()
    .describe('The field, as this interface names it.')
    .meta({ examples: ['wageRate'] }),
  before: z
    .unknown()
    .describe('What it was; null for nothing.')
    .meta({ examples: ['25.00'] }),
  after: z
    .unknown()
    .describe('What it is since; null for nothing, or for a record that is gone.')
    .meta({ examples: ['27.50'] }),
})

export const getAuditLog = operation({
  address: 'reports/getAuditLog',
  job: 'reports',
  verb: 'GET',
  access: { scope: 'admin', roles: ['administrator'], reach: 'company' },
  summary:
    'Answers who did what in a company, oldest first unless it is asked otherwise: every write with what it changed, and every read of a social ' +
    'security number.',
  description:
    '`actor` is `key:` and the id of the API key, `person:` and the id of the business user or worker, `operator`, or ' +
    '`task:` and a name for what the service did by itself; `actorLabel` is how people read it. `changes` has each field ' +
    'that was changed, before and after, as this interface shows it; social security, tax and account numbers, dates of ' +
    'birth and secrets are masked. What is new has no changes: the record tells it. More than 500 records that were ' +
    'changed at once are counted in `facts.changedInBulk`. ' +
    'Narrowed by `operation`, `person`, `actor`, `subjectId`, `requestId` and by days (`from`, `to`), each optional. ' +
    '`sealed` has the place in the client’s chain and the seal; it is null for the seconds before a row is sealed.',
  body: ranged(
    z.object({
      companyId: id('company'),
      operation: optionalText(100)
        .describe('Only this operation, with its area or without.')
        .meta({ examples: ['addUser'] }),
      actor: optionalText(200)
        .describe('Only this actor, or this kind: `key`, `person`, `task`, `operator`.')
        .meta({ examples: ['key'] }),
      person: optionalText(300)
        .describe(
          'Only this person or key: its id, or its name as `actorLabel` has it, with the role or without.',
        )
        .meta({ examples: ['Ada Marsh'] }),
      requestId: optionalText(100)
        .describe('Only this request: the `Request-Id` of its reply.')
        .meta({ examples: ['5f2c1f0e-6f0a-4c55-9a0b-0d0f6a2f8c11'] }),
      subjectId: subjectId().describe('Only what names this record: a worker, a period, an account.'),
      from: date().nullish().describe('The first day, Eastern time, on the client’s clock.'),
      to: date().nullish().describe('The last day.'),
      ...pageFromEitherEnd,
    }),
  ),
  reply: z.object({
    auditLog: z.array(
      z.object({
        auditId: z.uuid(),
        operation: z.string(),
        actor: z.string(),
        actorLabel: z
          .string()
          .describe(
            'How people read who it was: `Ada Marsh (administrator)`, the name of a key; empty of a task.',
          ),
        requestId: z.string(),
        subjectIds: z.array(z.uuid()),
        facts: z.record(z.string(), z.unknown()),
        changes: z.array(changeRecord).describe('What was changed, field by field.'),
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
      person: body.person || undefined,
      requestId: body.requestId || undefined,
      subjectId: body.subjectId,
      from: body.from ? easternTime(body.from, '00:00') : undefined,
      before: body.to ? easternTime(addDays(body.to, 1), '00:00') : undefined,
      ...rangeOf(body),
    })

    const { items, next } = pageOf(body, rows, ({ auditId }) => auditId)
    return {
      auditLog: items.map(({ clientTime, recordedAt, position, hash, facts, changes, ...row }) => ({
        ...row,
        facts: facts as Record<string, unknown>,
        changes: changes ?? [],
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
