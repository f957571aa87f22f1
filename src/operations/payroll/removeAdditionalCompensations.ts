import { z } from 'zod'
import { countItems, removeItems } from '../../store/payroll/period-inputs.ts'
import { id, optionalText } from '../../wire/fields/fields.ts'
import { editableRefusals } from '../../wire/pay-period.ts'
import { ifRevision, newRevision, revisionRefusals } from '../../wire/payroll-data.ts'
import { editablePeriod } from '../../work/payroll/load-period.ts'
import { checkRevisions, expectedOne, newRevisions } from '../../work/payroll/revisions.ts'
import { operation } from '../declaration/operation.ts'

export const removeAdditionalCompensations = operation({
  address: 'payroll/removeAdditionalCompensations',
  job: 'items',
  verb: 'POST',
  access: { scope: 'payroll.prepare', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Takes imported and recurring additional compensation of one worker out of one period.',
  description:
    'Without `additionalCompensationDescription` (or `description`) all of them; with it, in any letter case, the ones ' +
    'of that description. The recurring item itself stays for later periods. Paychecks are computed from what is left ' +
    'when the payroll is previewed or initiated.',
  body: z.object({
    companyId: id('company'),
    payPeriodId: id('payPeriod'),
    userId: id('user'),
    ifRevision: ifRevision(),
    additionalCompensationDescription: optionalText(100),
    description: optionalText(100),
  }),
  reply: z.object({
    removeAdditionalCompensation: z.object({
      status: z.literal('Success'),
      message: z.string(),
      ...newRevision,
    }),
  }),
  refusals: { ...editableRefusals, ...revisionRefusals, none: 'No such additional compensation' },

  async run({ body, work, refuse, refused }) {
    const { userId } = body
    const description = body.additionalCompensationDescription || body.description
    const period = await editablePeriod(work, body, { userIds: [userId], refuse })
    const expected = await expectedOne(work, period, body)
    await checkRevisions(work, period, expected, refused)
    const named = { userId, kind: 'AdditionalCompensation', description } as const
    const count = await countItems(work, period, named)

    if (count === 0 && description !== '') refuse('none')

    if (count > 0) await removeItems(work, period, named)
    work.note({ companyId: body.companyId, subjectIds: [body.payPeriodId, userId] })
    const message =
      count > 0
        ? 'Additional compensation removed successfully'
        : 'There is no additional compensation to remove'
    const revisions = await newRevisions(work, period, expected)
    return { removeAdditionalCompensation: { status: 'Success' as const, message, ...revisions } }
  },
})
