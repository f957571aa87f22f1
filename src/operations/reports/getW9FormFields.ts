import { z } from 'zod'
import { w9FormFields } from '../../domain/people/w9-form.ts'
import { formField, shownFields } from '../../wire/form-field.ts'
import { operation } from '../declaration/operation.ts'

export const getW9FormFields = operation({
  address: 'reports/getW9FormFields',
  job: 'people',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper', 'worker'], reach: 'worker' },
  summary: 'The fields of Form W-9, which a contractor gives.',
  description: 'The keys are the fields of addW9Information.',
  body: z.object({}),
  reply: z.object({ w9FormFields: z.array(formField).describe('The lines of the form, in order.') }),

  async run() {
    return { w9FormFields: shownFields(w9FormFields) }
  },
})
