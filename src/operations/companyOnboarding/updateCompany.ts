import { z } from 'zod'
import { federalDepositSchedules } from '../../domain/values.ts'
import { lockCompany } from '../../store/companies.ts'
import { changeCompany } from '../../store/company-changes.ts'
import { choice, flag, id, optionalText, sparse } from '../fields.ts'
import { registrationFields } from '../forms/business.ts'
import { known, operation } from '../operation.ts'

export const updateCompany = operation({
  address: 'companyOnboarding/updateCompany',
  verb: 'PUT',
  summary: 'Changes what is known of a company.',
  description:
    'What is left out stays. `federalDepositSchedule` is what the IRS lookback rule assigned to the company.',
  body: z.object({
    company: z.object({
      companyId: id('company'),
      ...sparse({
        ...registrationFields,
        nacisSubCategoryCode: optionalText(20),
        federalDepositSchedule: choice(federalDepositSchedules),
        isTermsAccepted: flag(),
      }),
    }),
  }),
  reply: z.object({
    company: z.object({ companyId: z.uuid(), status: z.literal('Registered'), message: z.string() }),
  }),

  async run({ body, work }) {
    const { companyId, company: name, nacisSubCategoryCode: naicsCode, ...sent } = body.company
    known(await lockCompany(work, companyId), 'company')

    await changeCompany(work, companyId, {
      ...sent,
      ...(name === undefined ? {} : { name }),
      ...(naicsCode === undefined ? {} : { naicsCode }),
    })
    work.note({ companyId, subjectIds: [companyId] })
    const message = 'Company updated successfully'
    return { company: { companyId, status: 'Registered' as const, message } }
  },
})
