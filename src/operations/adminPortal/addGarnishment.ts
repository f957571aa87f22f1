import { z } from 'zod'
import { garnishments } from '../../store/people/garnishments.ts'
import { optionalText } from '../../wire/fields/fields.ts'
import {
  checkedFields,
  garnishmentAnswers,
  garnishmentType,
  whoseGarnishment,
} from '../../wire/garnishment.ts'
import { workerOf } from '../../work/people/load-worker.ts'
import { operation } from '../declaration/operation.ts'

export const addGarnishment = operation({
  address: 'adminPortal/addGarnishment',
  job: 'items',
  verb: 'POST',
  access: { scope: 'people', roles: ['administrator'], reach: 'worker' },
  summary: 'Records an order against a user’s pay.',
  description:
    'The keys of `garnishmentFields` depend on the type and are listed by reports/getGarnishmentFields; a wrong key ' +
    'or value is refused by name. An order that is sent twice is taken once: one that says the same in every word is ' +
    'refused, and one of the same kind and number is taken and told.',
  body: z.object({
    garnishment: z.object({
      ...whoseGarnishment,
      garnishmentType: garnishmentType(),
      garnishmentAgency: optionalText(),
      garnishmentFields: garnishmentAnswers(),
    }),
  }),
  reply: z.object({
    garnishment: z.object({ garnishmentId: z.uuid(), status: z.literal('Ready'), message: z.string() }),
  }),
  refusals: {
    alreadyThere:
      'This order is withheld already, as garnishment {garnishmentId}; another order has another number, and ' +
      'updateGarnishment changes this one',
  },

  async run({ body: { garnishment }, work, refuse }) {
    const worker = await workerOf(work, garnishment)

    const { garnishmentType: type, garnishmentAgency: agency } = garnishment
    const fields = checkedFields(type, garnishment.garnishmentFields)

    const order = { type, agency, fields }
    const { same, sameNumber } = await garnishments.alike(work, worker, order)
    if (same) refuse('alreadyThere', { garnishmentId: same })

    const garnishmentId = await garnishments.insert(work, worker, order)
    work.note({ companyId: worker.companyId, subjectIds: [worker.userId, garnishmentId] })

    const twice = sameNumber
      ? `; garnishment ${sameNumber} has the same number and is withheld too: if they are one order, remove one with ` +
        'removeGarnishment'
      : ''
    const message = `Garnishment added successfully${twice}`
    return { garnishment: { garnishmentId, status: 'Ready' as const, message } }
  },
})
