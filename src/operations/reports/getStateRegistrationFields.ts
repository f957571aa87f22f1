import { z } from 'zod'
import { stateCodes } from '../../domain/values.ts'
import { stateRegistrationFields } from '../../law/engine/registration/fields.ts'
import { choice } from '../../wire/fields/fields.ts'
import { formField, shownFields } from '../../wire/form-field.ts'
import { operation } from '../declaration/operation.ts'

export const getStateRegistrationFields = operation({
  address: 'reports/getStateRegistrationFields',
  job: 'states',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper', 'worker'], reach: 'worker' },
  summary: 'The fields of a company’s registration with a state’s agencies.',
  description:
    'The examples of the required fields, sent together, are accepted by addStateRegistrationInfo. The keys are the ' +
    'labels that it takes.',
  body: z.object({ code: choice(stateCodes) }),
  reply: z.object({ stateRegistrationFields: z.array(formField) }),

  async run({ body: { code } }) {
    return { stateRegistrationFields: shownFields(stateRegistrationFields(code)) }
  },
})
