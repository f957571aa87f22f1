import { z } from 'zod'
import { stateCodes } from '../../domain/values.ts'
import { stateW4Fields } from '../../law/engine/state-w4.ts'
import { choice } from '../../wire/fields/fields.ts'
import { formField, shownFields } from '../../wire/form-field.ts'
import { operation } from '../declaration/operation.ts'

export const getStateW4FormFields = operation({
  address: 'reports/getStateW4FormFields',
  job: 'people',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper', 'worker'], reach: 'worker' },
  summary: 'The fields of a state’s withholding certificate.',
  description:
    'The examples of the required fields, sent together, are accepted by addStateW4Information. Empty for a state ' +
    'whose wages bear no income tax.',
  body: z.object({ code: choice(stateCodes) }),
  reply: z.object({ stateW4FormFields: z.array(formField) }),

  async run({ body: { code } }) {
    return { stateW4FormFields: shownFields(stateW4Fields(code)) }
  },
})
