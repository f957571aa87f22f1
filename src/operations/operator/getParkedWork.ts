import { z } from 'zod'
import { ownParkedRows } from '../../store/agenda/parked.ts'
import { operation } from '../declaration/operation.ts'

export const getParkedWork = operation({
  address: 'operator/getParkedWork',
  job: 'operator',
  verb: 'GET',
  access: { scope: 'admin', roles: [], reach: 'client' },
  summary: 'Lists work that failed at its last attempt and waits for a person, oldest first.',
  body: z.object({}),
  reply: z.object({
    parkedWork: z.array(
      z.object({
        parkedWorkId: z.uuid().describe('What retryParkedWork takes.'),
        companyId: z.uuid().nullable(),
        task: z.string().describe('What was to be done.'),
        dueAt: z.string().describe('When it was due, by the client’s clock.'),
        parkedAt: z.string().describe('When the last attempt failed.'),
        attempts: z.int().describe('How often it was tried.'),
        lastError: z.string().describe('Why the last attempt failed.'),
      }),
    ),
  }),

  async run({ work }) {
    const rows = await ownParkedRows(work)

    return {
      parkedWork: rows.map(({ agendaId, companyId, task, dueAt, parkedAt, attempts, lastError }) => ({
        parkedWorkId: agendaId,
        companyId,
        task,
        dueAt,
        parkedAt,
        attempts,
        lastError: lastError ?? '',
      })),
    }
  },
})
