import { z } from 'zod'
import { garnishmentFields, garnishmentTypes } from '../../domain/pay/garnishment-fields.ts'
import { choice } from '../fields.ts'
import { operation } from '../operation.ts'

export const getGarnishmentFields = operation({
  address: 'reports/getGarnishmentFields',
  verb: 'GET',
  summary: 'The fields of a garnishment’s form.',
  description:
    'The examples of the required fields, sent together as `garnishmentFields`, are accepted wherever a garnishment is. ' +
    'Keys are matched without regard to case, spaces and punctuation.',
  body: z.object({ garnishmentType: choice(garnishmentTypes) }),
  reply: z.object({
    garnishmentFields: z.array(
      z.object({
        key: z.string(),
        description: z.string(),
        type: z.string(),
        format: z.string(),
        options: z.array(z.string()).optional(),
        required: z.boolean(),
        example: z.string(),
      }),
    ),
  }),

  async run({ body: { garnishmentType } }) {
    const fields = garnishmentFields[garnishmentType]
    return {
      garnishmentFields: fields.map(({ options, ...field }) =>
        options === undefined ? field : { ...field, options: [...options] },
      ),
    }
  },
})
