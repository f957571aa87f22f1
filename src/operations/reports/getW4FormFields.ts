import { z } from 'zod'
import { w4FormFields } from '../../domain/people/w4-form.ts'
import { formField, shownFields } from '../../wire/form-field.ts'
import { operation } from '../declaration/operation.ts'

export const getW4FormFields = operation({
  address: 'reports/getW4FormFields',
  job: 'people',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper', 'worker'], reach: 'worker' },
  summary: 'The fields of the federal Form W-4.',
  description:
    'The keys are the fields of addW4Information, which takes booleans and numbers as such. Certificates of states are ' +
    'in getStateW4FormFields.',
  body: z.object({}),
  reply: z.object({ w4FormFields: z.array(formField).describe('The lines of the form, in order.') }),

  async run() {
    return { w4FormFields: shownFields(w4FormFields) }
  },
})
