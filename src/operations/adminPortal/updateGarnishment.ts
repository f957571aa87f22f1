import { z } from 'zod'
import type { GarnishmentType } from '../../law/us/garnishment/limits.ts'
import { garnishments } from '../../store/garnishments.ts'
import { id, text } from '../fields.ts'
import { checkedFields, garnishmentAnswers, garnishmentType, whoseGarnishment } from '../forms/garnishment.ts'
import { known, operation } from '../operation.ts'
import { workerOf } from '../whose.ts'

export const updateGarnishment = operation({
  address: 'adminPortal/updateGarnishment',
  verb: 'PUT',
  summary: 'Changes an order against a user’s pay.',
  description:
    'What is left out stays; of `garnishmentFields` the keys that are sent replace theirs. With another ' +
    '`garnishmentType` all fields are sent anew.',
  body: z.object({
    garnishment: z.object({
      ...whoseGarnishment,
      garnishmentId: id('garnishment'),
      garnishmentType: garnishmentType().nullish(),
      garnishmentAgency: text().nullish(),
      garnishmentFields: garnishmentAnswers().nullish(),
    }),
  }),
  reply: z.object({
    garnishment: z.object({ garnishmentId: z.uuid(), status: z.literal('Ready'), message: z.string() }),
  }),

  async run({ body: { garnishment: sent }, work }) {
    const worker = await workerOf(work, sent)
    const there = known(await garnishments.lock(work, worker, sent.garnishmentId), 'garnishment')

    const type = sent.garnishmentType ?? (there.garnishmentType as GarnishmentType)
    const kept = type === there.garnishmentType ? there.fields : {}
    const order = {
      garnishmentType: type,
      agency: sent.garnishmentAgency ?? there.agency,
      fields: checkedFields(type, { ...kept, ...sent.garnishmentFields }),
    }

    await garnishments.change(work, worker, sent.garnishmentId, order)
    work.note({ companyId: worker.companyId, subjectIds: [worker.userId, sent.garnishmentId] })

    const message = 'Garnishment updated successfully'
    return { garnishment: { garnishmentId: sent.garnishmentId, status: 'Ready' as const, message } }
  },
})
