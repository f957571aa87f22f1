import { z } from 'zod'
import { stateCodes } from '../../domain/values.ts'
import { workerTaxFields } from '../../law/engine/registration/worker-tax.ts'
import { choice } from '../../wire/fields/fields.ts'
import { formField, shownFields } from '../../wire/form-field.ts'
import { operation } from '../declaration/operation.ts'

export const getEmployeeMiscellaneousStateTaxFormFields = operation({
  address: 'reports/getEmployeeMiscellaneousStateTaxFormFields',
  job: 'states',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper', 'worker'], reach: 'worker' },
  summary: 'What a state asks per worker besides the withholding certificate.',
  description: 'Washington asks for the L&I risk class (the default `code`); other states ask nothing.',
  body: z.object({ code: choice(stateCodes).nullish() }),
  reply: z.object({ employeeMiscellaneousStateTaxFormFields: z.array(formField) }),

  async run({ body: { code } }) {
    return { employeeMiscellaneousStateTaxFormFields: shownFields(workerTaxFields(code ?? 'WA')) }
  },
})
