import { z } from 'zod'
import { actorOf, bylineOf, handOf } from '../../domain/access/caller.ts'
import { EDITABLE } from '../../domain/payroll/period.ts'
import { approvalFor, insertApproval, replaceApproval } from '../../store/payroll/approvals.ts'
import { livingRun } from '../../store/payroll/runs.ts'
import { approvalForm, approvalRecord, approvalRefusals } from '../../wire/approval.ts'
import { id } from '../../wire/fields/fields.ts'
import { closedWords, runnableRefusals } from '../../wire/pay-period.ts'
import { witnessed } from '../../work/payroll/approval.ts'
import { lockedPeriod } from '../../work/payroll/load-period.ts'
import { tellStaff } from '../../work/people/mail-later.ts'
import { operation } from '../declaration/operation.ts'

export const requestApproval = operation({
  address: 'payroll/requestApproval',
  job: 'payroll',
  verb: 'POST',
  access: { scope: 'payroll.prepare', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Asks a second person to approve a payroll as it stands now.',
  description:
    'The payroll is computed as previewPayroll does, and the request is bound to what it comes to, paycheck by paycheck. ' +
    'Whatever changes a paycheck afterwards makes the approval worthless: initiatePayroll says what changed, and approval ' +
    'is asked for again. A later request takes the place of an earlier one.',
  body: z.object({ companyId: id('company'), payPeriodId: id('payPeriod') }),
  reply: z.object({ approval: approvalRecord }),
  refusals: {
    ...runnableRefusals,
    notRequired: approvalRefusals.notRequired,
    blocked: 'The payroll cannot be approved before what stands in its way is cleared: {blockers}',
    alreadyRun: 'This payroll was initiated; there is nothing to approve',
  },
  emits: ['payPeriod'],
  heavy: true,

  async run({ body, work, caller, refuse }) {
    const period = await lockedPeriod(work, body)
    if (await livingRun(work, period)) refuse('alreadyRun')
    if (!EDITABLE.includes(period.status)) refuse('notRunnable', closedWords(period.status))
    const { isRequired, open } = await approvalFor(work, period)
    if (!isRequired) refuse('notRequired')
    const { totals, blockers } = await witnessed(work, period)
    if (blockers.length > 0)
      refuse('blocked', { blockers: blockers.map(({ message }) => message).join('; ') })

    if (open) await replaceApproval(work, open)
    const approval = await insertApproval(work, period, {
      by: bylineOf(actorOf(caller)),
      hand: handOf(caller),
      totals,
    })
    work.emit({
      family: 'payPeriod',
      change: 'update',
      companyId: body.companyId,
      entityId: body.payPeriodId,
    })
    await tellStaff(work, { ...period, letter: 'approvalRequested', about: approval.approvalId })
    work.note({ companyId: body.companyId, subjectIds: [body.payPeriodId, approval.approvalId] })
    return { approval: approvalForm(approval) }
  },
})
