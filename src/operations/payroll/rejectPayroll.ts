import { z } from 'zod'
import { actorOf, bylineOf, handOf } from '../../domain/access/caller.ts'
import { approvalMachine } from '../../domain/payroll/approval.ts'
import { move } from '../../kernel/machine.ts'
import { approvalFor, decideApproval } from '../../store/payroll/approvals.ts'
import { approvalForm, approvalRecord, approvalRefusals } from '../../wire/approval.ts'
import { id, text } from '../../wire/fields/fields.ts'
import { lockedPeriod } from '../../work/payroll/load-period.ts'
import { tellStaff } from '../../work/people/mail-later.ts'
import { operation } from '../declaration/operation.ts'

export const rejectPayroll = operation({
  address: 'payroll/rejectPayroll',
  job: 'payroll',
  verb: 'POST',
  access: { scope: 'payroll.run', roles: ['administrator'], reach: 'company' },
  summary: 'Rejects a payroll that somebody else prepared, with a reason.',
  description:
    'One that was approved can still be rejected while it has not been run. Approval is asked for again with ' +
    'requestApproval.',
  body: z.object({ companyId: id('company'), payPeriodId: id('payPeriod'), reason: text(500) }),
  reply: z.object({ approval: approvalRecord }),
  refusals: {
    notRequired: approvalRefusals.notRequired,
    noRequest: approvalRefusals.noRequest,
    samePerson: approvalRefusals.samePerson,
  },
  emits: ['payPeriod'],

  async run({ body, work, caller, refuse }) {
    const period = await lockedPeriod(work, body)
    const { isRequired, open } = await approvalFor(work, period)
    if (!isRequired) refuse('notRequired')
    if (!open) return refuse('noRequest')
    const hand = handOf(caller)
    if (open.requestedHand === hand) refuse('samePerson', { requestedBy: open.requestedBy })
    const status = move(approvalMachine, open.status, 'rejectPayroll')

    const approval = await decideApproval(work, open, status, {
      by: bylineOf(actorOf(caller)),
      hand,
      reason: body.reason,
    })
    work.emit({
      family: 'payPeriod',
      change: 'update',
      companyId: body.companyId,
      entityId: body.payPeriodId,
    })
    await tellStaff(work, { ...period, letter: 'payrollRejected', about: approval.approvalId })
    work.note({ companyId: body.companyId, subjectIds: [body.payPeriodId, approval.approvalId] })
    return { approval: approvalForm(approval) }
  },
})
