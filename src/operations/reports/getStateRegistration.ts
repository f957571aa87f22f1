import { z } from 'zod'
import { stateCodes } from '../../domain/values.ts'
import { companyExists } from '../../store/company/companies.ts'
import { loadStateRegistrations } from '../../store/company/state-registrations.ts'
import { choice, date, id } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { pageBy, pageIn, pageReply } from '../../wire/fields/paging.ts'
import { operation } from '../declaration/operation.ts'

export const getStateRegistration = operation({
  address: 'reports/getStateRegistration',
  job: 'states',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'What a company is registered with in each state.',
  description:
    'One entry per state, as it holds today, or on `date`; `code` asks for one state. `effectiveDate` is the day from ' +
    'which it holds.',
  body: z.object({
    companyId: id('company'),
    code: choice(stateCodes).nullish(),
    date: date().nullish(),
    ...pageBy(/^[A-Z]{2}$/),
  }),
  reply: z.object({
    stateRegistrations: z.array(
      z.object({
        code: z.string(),
        effectiveDate: z.string(),
        companyStateRegistration: z.record(z.string(), z.string()),
      }),
    ),
    ...pageReply,
  }),

  async run({ body, work }) {
    const { companyId, code, date: on } = body
    if (!(await companyExists(work, companyId))) throw unknownId('company')
    const asked = { on: on ?? work.today, state: code ?? undefined }
    const registrations = await loadStateRegistrations(work, companyId, asked)

    const { items, next } = pageIn(body, registrations, ({ state }) => state)
    return {
      stateRegistrations: items.map(({ state, effectiveFrom, fields }) => ({
        code: state,
        effectiveDate: effectiveFrom,
        companyStateRegistration: fields,
      })),
      ...next,
    }
  },
})
