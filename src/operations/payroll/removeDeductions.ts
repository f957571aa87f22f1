import { z } from 'zod'
import { countItems, removeItems } from '../../store/payroll/period-inputs.ts'
import { id, optionalText } from '../../wire/fields/fields.ts'
import { editableRefusals } from '../../wire/pay-period.ts'
import { ifRevision, newRevision, revisionRefusals } from '../../wire/payroll-data.ts'
import { editablePeriod } from '../../work/payroll/load-period.ts'
import { checkRevisions, expectedOne, newRevisions } from '../../work/payroll/revisions.ts'
import { operation } from '../declaration/operation.ts'

export const removeDeductions = operation({
  address: 'payroll/removeDeductions',
  job: 'items',
  verb: 'POST',
  access: { scope: 'payroll.prepare', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Takes imported and recurring deductions of one worker out of one period.',
  description:
    'Without `deductionDescription` all of them; with it, in any letter case, the ones of that description. Never ' +
    'garnishments or benefits. The recurring item itself stays for later periods. Paychecks are computed from what is ' +
    'left when the payroll is previewed or initiated.',
  body: z.object({
    companyId: id('company'),
    payPeriodId: id('payPeriod'),
    userId: id('user'),
    ifRevision: ifRevision(),
    deductionDescription: optionalText(100),
  }),
  reply: z.object({
    removeDeductionOnly: z.object({ status: z.literal('Success'), message: z.string(), ...newRevision }),
  }),
  refusals: { ...editableRefusals, ...revisionRefusals, none: 'No such deduction' },

  async run({ body, work, refuse, refused }) {
    const { userId, deductionDescription: description } = body
    const period = await editablePeriod(work, body, { userIds: [userId], refuse })
    const expected = await expectedOne(work, period, body)
    await checkRevisions(work, period, expected, refused)
    const named = { userId, kind: 'Deduction', description } as const
    const count = await countItems(work, period, named)

    if (count === 0 && description !== '') refuse('none')

    if (count > 0) await removeItems(work, period, named)
    work.note({ companyId: body.companyId, subjectIds: [body.payPeriodId, userId] })
    const message = count > 0 ? 'Deductions removed successfully' : 'There are no deductions to remove'
    const revisions = await newRevisions(work, period, expected)
    return { removeDeductionOnly: { status: 'Success' as const, message, ...revisions } }
  },
})
