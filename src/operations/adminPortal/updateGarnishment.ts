import { z } from 'zod'
import { isForCorrection } from '../../domain/money/returned-advice.ts'
import { isPaidOtherwise } from '../../domain/pay/remittance.ts'
import { openReturns } from '../../store/money/open-returns.ts'
import { garnishments } from '../../store/people/garnishments.ts'
import { id, text } from '../../wire/fields/fields.ts'
import { known } from '../../wire/fields/nouns.ts'
import {
  checkedFields,
  garnishmentAnswers,
  garnishmentType,
  whoseGarnishment,
} from '../../wire/garnishment.ts'
import { workerOf } from '../../work/people/load-worker.ts'
import { operation } from '../declaration/operation.ts'

export const updateGarnishment = operation({
  address: 'adminPortal/updateGarnishment',
  job: 'items',
  verb: 'PUT',
  access: { scope: 'people', roles: ['administrator'], reach: 'worker' },
  summary: 'Changes an order against a user’s pay.',
  description:
    'What is left out stays; of `garnishmentFields` the keys that are sent replace theirs. With another ' +
    '`garnishmentType` all fields are sent anew. With another agency, case or remittance number or FIPS code, payments ' +
    'that came back because account or data were wrong (R02, R03, R04, R17, R22 …) go out again by themselves, to the ' +
    'agency that the order names then.',
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

    const type = sent.garnishmentType ?? there.type
    const kept = type === there.type ? there.fields : {}
    const order = {
      type,
      agency: sent.garnishmentAgency ?? there.agency,
      fields: checkedFields(type, { ...kept, ...sent.garnishmentFields }),
    }

    const { companyId } = worker
    const { garnishmentId } = sent
    const returned = isPaidOtherwise(there, order)
      ? (await openReturns(work, { companyId, orderId: garnishmentId })).filter(isForCorrection)
      : []

    await garnishments.change(work, worker, garnishmentId, order)
    work.note({ companyId, subjectIds: [worker.userId, garnishmentId] })
    if (returned.length > 0) {
      const payload = { companyId, garnishmentId }
      work.later({ task: 'payOrderAgain', key: garnishmentId, companyId, dueAt: work.now, payload })
    }

    const message = `Garnishment updated successfully${returned.length > 0 ? '; what came back is paid again' : ''}`
    return { garnishment: { garnishmentId, status: 'Ready' as const, message } }
  },
})
