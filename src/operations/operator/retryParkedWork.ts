import { z } from 'zod'
import { retryOwnParked } from '../../store/agenda/parked.ts'
import { operation } from '../declaration/operation.ts'

export const retryParkedWork = operation({
  address: 'operator/retryParkedWork',
  job: 'operator',
  verb: 'POST',
  access: { scope: 'admin', roles: [], reach: 'client' },
  summary: 'Gives parked work all its attempts again, from now: one piece, or everything.',
  description: 'Work that was asked for anew meanwhile stays parked: the younger one does it.',
  body: z.object({
    parkedWorkId: z
      .uuid('must be a parkedWorkId of getParkedWork')
      .nullish()
      .describe('From getParkedWork. Left out: everything that is parked.'),
  }),
  reply: z.object({
    parkedWork: z.object({
      retried: z.int().describe('How many pieces of work run again.'),
      status: z.literal('Waiting'),
      message: z.string(),
    }),
  }),
  refusals: { none: 'Nothing is parked under this parkedWorkId' },

  async run({ body: { parkedWorkId }, work, refuse }) {
    const retried = await retryOwnParked(work, parkedWorkId ?? undefined)

    if (parkedWorkId && retried.length === 0) refuse('none')
    work.note({ subjectIds: retried })
    return {
      parkedWork: {
        retried: retried.length,
        status: 'Waiting' as const,
        message: 'Parked work runs again',
      },
    }
  },
})
