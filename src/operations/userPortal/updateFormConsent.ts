import { z } from 'zod'
import { saveConsent } from '../../store/filings/companies.ts'
import { flag, id } from '../../wire/fields/fields.ts'
import { workerOf } from '../../work/people/load-worker.ts'
import { operation } from '../declaration/operation.ts'

export const updateFormConsent = operation({
  address: 'userPortal/updateFormConsent',
  job: 'filings',
  verb: 'PUT',
  access: { scope: 'people', roles: ['administrator', 'worker'], reach: 'worker' },
  summary: 'A worker’s consent to get tax forms electronically only, or its withdrawal.',
  description: 'Without it the employer prints the forms and mails them by the due date.',
  body: z.object({
    formConsent: z.object({
      userId: id('user'),
      isGiven: flag().describe('Whether forms may come electronically only.'),
    }),
  }),
  reply: z.object({
    formConsent: z.object({
      userId: z.uuid(),
      isGiven: z.boolean().describe('Whether forms may come electronically only.'),
      message: z.string(),
    }),
  }),

  async run({ body: { formConsent: sent }, work }) {
    const { companyId, userId } = await workerOf(work, { userId: sent.userId })

    await saveConsent(work, { companyId, userId }, sent.isGiven)
    work.note({ companyId, subjectIds: [userId], facts: { isGiven: sent.isGiven } })
    const message = sent.isGiven ? 'Forms come electronically' : 'Forms are printed and mailed'
    return { formConsent: { userId, isGiven: sent.isGiven, message } }
  },
})
