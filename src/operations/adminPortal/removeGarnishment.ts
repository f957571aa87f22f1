import { z } from 'zod'
import { garnishments } from '../../store/people/garnishments.ts'
import { id } from '../../wire/fields/fields.ts'
import { known } from '../../wire/fields/nouns.ts'
import { whoseGarnishment } from '../../wire/garnishment.ts'
import { workerOf } from '../../work/people/load-worker.ts'
import { operation } from '../declaration/operation.ts'

export const removeGarnishment = operation({
  address: 'adminPortal/removeGarnishment',
  job: 'items',
  verb: 'DELETE',
  access: { scope: 'people', roles: ['administrator'], reach: 'worker' },
  summary: 'Ends an order against a user’s pay.',
  description: 'What was withheld before stays explained.',
  body: z.object({
    garnishment: z.object({ ...whoseGarnishment, garnishmentId: id('garnishment') }),
  }),
  reply: z.object({
    garnishment: z.object({ garnishmentId: z.uuid(), status: z.literal('Removed'), message: z.string() }),
  }),

  async run({ body: { garnishment }, work }) {
    const worker = await workerOf(work, garnishment)
    const { garnishmentId } = garnishment
    known(await garnishments.lock(work, worker, garnishmentId), 'garnishment')

    await garnishments.remove(work, worker, garnishmentId)
    work.note({ companyId: worker.companyId, subjectIds: [worker.userId, garnishmentId] })

    const message = 'Garnishment removed successfully'
    return { garnishment: { garnishmentId, status: 'Removed' as const, message } }
  },
})
