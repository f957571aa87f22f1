import { z } from 'zod'
import { contractorTypes, taxClassifications, w9Fault } from '../../domain/people/w9.ts'
import { saveW9 } from '../../store/people/w9.ts'
import { choice, date, id, optionalText, perhaps } from '../../wire/fields/fields.ts'
import { issuedEin } from '../../wire/fields/formats.ts'
import { workerOf } from '../../work/people/load-worker.ts'
import { operation } from '../declaration/operation.ts'

export const addW9Information = operation({
  address: 'userOnboarding/addW9Information',
  job: 'people',
  verb: 'POST',
  access: { scope: 'people', roles: ['administrator', 'worker'], reach: 'worker' },
  summary: 'Saves a contractor’s Form W-9: whether a person or a business is paid, and under which number.',
  description:
    'Sent again it replaces the form. A 1099-NEC is addressed to a business under its name and EIN, and to one person under ' +
    'their own name, with that of the business after it. The EIN is sealed and answered masked. getW9FormFields has the lines.',
  body: z.object({
    w9Information: z.object({
      userId: id('user'),
      contractorType: choice(contractorTypes).describe('Whether a person or a business is paid.'),
      businessName: optionalText(100)
        .describe('The name of the business, or the trade name of an individual; a business needs it.')
        .meta({ examples: ['Kestrel Design LLC'] }),
      taxClassification: choice(taxClassifications).describe('Line 3a of the form.'),
      ein: perhaps(issuedEin()).describe('The employer identification number; a business needs it.'),
      w9Date: date().nullish().describe('The day on which the form was signed; today when left out.'),
    }),
  }),
  reply: z.object({
    w9Information: z
      .object({ userId: z.uuid(), status: z.literal('Ready'), message: z.string() })
      .describe('The contractor whose form was saved.'),
  }),
  refusals: {
    contractorsOnly: 'Form W-9 is for contractors; an employee gives a W-4: use addW4Information',
    businessNeeds: 'A Business needs businessName and ein',
    soleOnly:
      'An Individual has taxClassification Individual or sole proprietor; send contractorType: Business for another',
    w9DateAhead: 'w9Date must not be in the future',
    einInUse: 'ein is in use by another contractor of this company',
  },
  conflicts: { worker_w9_ein: 'einInUse' },
  emits: ['employeeStatus'],

  async run({ body: { w9Information: sent }, work, refuse }) {
    const worker = await workerOf(work, sent)

    if (worker.workerType !== '1099-NEC') refuse('contractorsOnly')
    const fault = w9Fault(sent)
    if (fault) refuse(fault)
    const signedOn = sent.w9Date ?? work.today
    if (signedOn > work.today) refuse('w9DateAhead')

    await saveW9(work, worker, { ...sent, signedOn })
    const { companyId, userId } = worker
    work.emit({ family: 'employeeStatus', change: 'update', companyId, entityId: userId })
    work.note({ companyId, subjectIds: [userId] })
    const message = 'W-9 information saved successfully'
    return { w9Information: { userId, status: 'Ready' as const, message } }
  },
})
