import { z } from 'zod'
import { stateCodes } from '../../domain/values.ts'
import { companyExists } from '../../store/companies.ts'
import { loadStateRegistrations } from '../../store/state-registrations.ts'
import { choice, date, id } from '../fields.ts'
import { operation, unknownId } from '../operation.ts'

export const getStateRegistration = operation({
  address: 'reports/getStateRegistration',
  verb: 'GET',
  summary: 'What a company is registered with in each state.',
  description:
    'One entry per state, as it holds today, or on `date`; `code` asks for one state. `effectiveDate` is the day from ' +
    'which it holds.',
  body: z.object({
    companyId: id('company'),
    code: choice(stateCodes).nullish(),
    date: date().nullish(),
  }),
  reply: z.object({
    stateRegistrations: z.array(
      z.object({
        code: z.string(),
        effectiveDate: z.string(),
        companyStateRegistration: z.record(z.string(), z.string()),
      }),
    ),
  }),

  async run({ body: { companyId, code, date: on }, work }) {
    if (!(await companyExists(work, companyId))) throw unknownId('company')
    const asked = { on: on ?? work.today, state: code ?? undefined }
    const registrations = await loadStateRegistrations(work, companyId, asked)

    return {
      stateRegistrations: registrations.map(({ state, effectiveFrom, fields }) => ({
        code: state,
        effectiveDate: effectiveFrom,
        companyStateRegistration: fields,
      })),
    }
  },
})
