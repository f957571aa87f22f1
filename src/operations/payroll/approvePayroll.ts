import { z } from 'zod'
import { actorOf, bylineOf, handOf } from '../../domain/access/caller.ts'
import { approvalMachine, changesSince } from '../../domain/payroll/approval.ts'
import { EDITABLE } from '../../domain/payroll/period.ts'
import { move } from '../../kernel/machine.ts'
import { approvalFor, decideApproval } from '../../store/payroll/approvals.ts'
import { approvalForm, approvalRecord, approvalRefusals } from '../../wire/approval.ts'
import { id } from '../../wire/fields/fields.ts'
import { closedWords, runnableRefusals } from '../../wire/pay-period.ts'
import { witnessed } from '../../work/payroll/approval.ts'
import { lockedPeriod } from '../../work/payroll/load-period.ts'
import { expectProof } from '../../work/payroll/unusual-cost.ts'
import { tellStaff } from '../../work/people/mail-later.ts'
import { operation } from '../declaration/operation.ts'

export const approvePayroll = operation({
  address: 'payroll/approvePayroll',
  job: 'payroll',
  verb: 'POST',
  access: { scope: 'payroll.run', roles: ['administrator'], reach: 'company', again: 'unusualCost' },
  summary: 'Approves a payroll that somebody else prepared.',
  description:
    'The payroll is computed again and must be what approval was asked for. One approval is good for one run: after ' +
    'cancelPayrollSubmission approval is asked for again.',
  body: z.object({ companyId: id('company'), payPeriodId: id('payPeriod') }),
  reply: z.object({ approval: approvalRecord }),
  refusals: { ...approvalRefusals, ...runnableRefusals },
  emits: ['payPeriod'],
  heavy: true,

  async run({ body, work, caller, refuse }) {
    const period = await lockedPeriod(work, body)
    const { isRequired, open } = await approvalFor(work, period)
    if (!isRequired) refuse('notRequired')
    if (!open) return refuse('noRequest')
    if (!EDITABLE.includes(period.status)) refuse('notRunnable', closedWords(period.status))
    const hand = handOf(caller)
    if (open.requestedHand === hand) refuse('samePerson', { requestedBy: open.requestedBy })
    const status = move(approvalMachine, open.status, 'approvePayroll')
    const changes = changesSince(open, (await witnessed(work, period)).totals)
    if (changes !== '') refuse('changed', { changes })
    await expectProof(work, caller, open)

    const approval = await decideApproval(work, open, status, { by: bylineOf(actorOf(caller)), hand })
    work.emit({
      family: 'payPeriod',
      change: 'update',
      companyId: body.companyId,
      entityId: body.payPeriodId,
    })
    await tellStaff(work, { ...period, letter: 'payrollApproved', about: approval.approvalId })
    work.note({ companyId: body.companyId, subjectIds: [body.payPeriodId, approval.approvalId] })
    return { approval: approvalForm(approval) }
  },
})
