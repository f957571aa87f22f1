import { z } from 'zod'
import { garnishmentFields, garnishmentTypes } from '../../domain/pay/garnishment-fields.ts'
import { choice } from '../../wire/fields/fields.ts'
import { formField, shownFields } from '../../wire/form-field.ts'
import { operation } from '../declaration/operation.ts'

export const getGarnishmentFields = operation({
  address: 'reports/getGarnishmentFields',
  job: 'items',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper', 'worker'], reach: 'worker' },
  summary: 'The fields of a garnishment’s form.',
  description:
    'The examples of the required fields, sent together as `garnishmentFields`, are accepted wherever a garnishment is. ' +
    'Keys are matched without regard to case, spaces and punctuation.',
  body: z.object({ garnishmentType: choice(garnishmentTypes) }),
  reply: z.object({ garnishmentFields: z.array(formField) }),

  async run({ body: { garnishmentType } }) {
    return { garnishmentFields: shownFields(garnishmentFields[garnishmentType]) }
  },
})
