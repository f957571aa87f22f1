import { z } from 'zod'
import { isoInstant } from '../../kernel/dates.ts'
import { auditOf } from '../../store/audit/log.ts'
import { companyExists } from '../../store/company/companies.ts'
import { id } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { page, pageOf, pageReply, rangeOf } from '../../wire/fields/paging.ts'
import { operation } from '../declaration/operation.ts'

export const getAuditLog = operation({
  address: 'reports/getAuditLog',
  verb: 'GET',
  summary:
    'Answers who did what in a company, oldest first: every write, and every read of a social security number.',
  description:
    '`actor` is `key:` and the id of the API key, `task:` and a name for what the service did by itself, or `operator`. ' +
    '`sealed` has the place in the client’s chain and the seal; it is null for the seconds before a row is sealed.',
  body: z.object({ companyId: id('company'), ...page }),
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
    const rows = await auditOf(work, body.companyId, rangeOf(body))

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
